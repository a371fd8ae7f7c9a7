// Upgrades a filled data folder from the previous version and checks the ways to roll back.
import path from 'node:path';
import { Client } from 'pg';
import { findFreePort } from '../../packages/db/src/embedded/free-port.ts';
import { startPostgres } from '../../packages/db/src/embedded/start-postgres.ts';
import { creditAction } from './credit-action.mjs';
import { buildPrevious } from './previous.mjs';
import { countRows, findLost, readRows } from './read-rows.mjs';
import { runOnce, startRelease } from './run-release.mjs';

const PEOPLE = '5';
const REFUSAL = 'A newer version of Nova has migrated this database';

/**
 * Builds the previous version, fills a data folder with it (`npm run seed`), and starts this version on it.
 * @param {{ root: string, release: string, work: string, previous?: Awaited<ReturnType<typeof buildPrevious>> }} options
 *   Checkout, this release, an empty folder, and the previous version if it has been built.
 * @param {(title: string, isTrue: boolean, detail?: string) => void} expectThat Records one result.
 */
export async function runUpgrade({ root, release, work, previous }, expectThat) {
  previous ??= await buildPrevious(root, work);
  if (previous === null) {
    console.log(
      'The upgrade was not tested because this checkout has no history. Run git fetch --unshallow.',
    );
    return;
  }
  const env = await createEnv(path.join(work, 'data'));
  const backup = path.join(work, 'backup');
  const title = `a data folder of ${previous.name.slice(0, 12)}`;
  const filled = await fill(previous, env, backup);
  expectThat(`${title} contains data and has a backup`, filled === '', filled);
  if (filled !== '') return;

  const before = await readRows(env.NOVA_DATA_DIR);
  const upgraded = await startRelease(release, env);
  expectThat(`this release starts on ${title}`, upgraded.isReady, upgraded.output());
  if (upgraded.isReady) {
    const points = await creditAction(upgraded.url);
    expectThat('and credits an action there', points === 5, `${points} points`);
  }
  await upgraded.stop();
  const after = await readRows(env.NOVA_DATA_DIR, before);
  const lost = findLost(before, after);
  expectThat(`all ${countRows(before)} rows still exist`, lost.length === 0, lost.join('\n'));
  await checkRollback({ release, previous, env, backup, work }, expectThat);
}

/** Checks that a version refuses a newer database, and that the previous version restores its own backup. */
async function checkRollback({ release, previous, env, backup, work }, expectThat) {
  await addMigrationOfTomorrow(env.NOVA_DATA_DIR);
  const older = await startRelease(release, env);
  const isRefused = !older.isReady && older.code() === 78 && older.output().includes(REFUSAL);
  await older.stop();
  expectThat('a database of a newer version is rejected with an explanation', isRefused, older.output());

  const restoredEnv = await createEnv(path.join(work, 'restored'));
  const restored = await runOnce(previous.release, ['nova.mjs', 'restore', backup], restoredEnv);
  expectThat('the previous version restores its backup', restored.code === 0, restored.output);
  if (restored.code !== 0) return;
  const again = await startRelease(previous.release, restoredEnv);
  expectThat('and starts again with it', again.isReady, again.output());
  await again.stop();
}

/** Fills the data folder and makes a backup. @returns the reason of a failure, or nothing */
async function fill({ release, checkout }, env, backup) {
  const nova = await startRelease(release, env);
  try {
    if (!nova.isReady) return nova.output();
    const seeded = await runOnce(checkout, ['scripts/seed.mjs', nova.url, '--people', PEOPLE], env);
    if (seeded.code !== 0) return seeded.output;
    const saved = await runOnce(release, ['nova.mjs', 'backup', backup], env);
    return saved.code === 0 ? '' : saved.output;
  } finally {
    await nova.stop();
  }
}

async function addMigrationOfTomorrow(dataDir) {
  const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9e12)`,
  );
  await client.end();
  await server.stop();
}

const createEnv = async (dataDir) => ({
  PORT: String(await findFreePort()),
  NODE_PORT: String(await findFreePort()),
  NOVA_DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
});
