import path from 'node:path';
import { compareMigrations, type MigrationState } from '@nova/db/compare-migrations';
import { migrate } from '@nova/db/migrate';
import { findPoolerProblem } from '@nova/db/pooler';
import { openRoleLogin, type ProcessRole } from '@nova/db/roles';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createToken, readOrCreateSecret } from './data-folder.ts';
import type { Env } from './env.ts';

const CATALOG_WAIT_MS = 10_000;
const CATALOG_POLL_MS = 50;

/** Connection URLs of one database with different rights. */
export interface DatabaseUrls {
  /** Rights of the tables' owner: for migrations, backups and the doctor. */
  readonly url: string;
  readonly apiUrl: string;
  readonly workerUrl: string;
}

type ConnectionUrls = Pick<
  Env,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'API_DATABASE_URL' | 'WORKER_DATABASE_URL' | 'NOVA_DATA_DIR'
>;

/**
 * Migrates the database to the newest schema and returns the processes' connection URLs. On our own server,
 * each process logs in with its role and a password from the data folder; on another one, the environment
 * provides the URLs, or both use the owner's.
 */
export async function prepareDatabase(url: string, env: ConnectionUrls): Promise<DatabaseUrls> {
  const isOurs = env.DATABASE_URL === undefined;
  const problem = isOurs ? null : await findPoolerProblem({ ...env, DATABASE_URL: url });
  if (problem !== null) throw new ConfigurationError(problem);
  const directUrl = env.DATABASE_DIRECT_URL ?? url;
  await refuseUnusable(directUrl);
  await migrate(directUrl);
  const open = (process: ProcessRole) => (isOurs ? openOwn(url, process, env) : Promise.resolve(url));
  return {
    url,
    apiUrl: env.API_DATABASE_URL ?? (await open('api')),
    workerUrl: env.WORKER_DATABASE_URL ?? (await open('worker')),
  };
}

/** Oldest supported version of PostgreSQL, as it numbers its versions itself. */
export const SERVER_VERSION_MIN = 150_000;

/**
 * Refuses to start on a server that lacks what Nova needs, and on a newer schema, because an older version
 * would write rows without the data that a newer one relies on.
 * @throws ConfigurationError if the server is too old, the encoding cannot store every text, or a newer version
 *   has migrated the database
 */
export async function refuseUnusable(url: string): Promise<MigrationState> {
  const client = new Client({ connectionString: url });
  // A broken connection also rejects the running query; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await refuseServer(client);
    const state = await compareMigrations(client);
    if (state.unknown === 0) return state;
    throw new ConfigurationError(
      'A newer version of Nova has migrated this database, and this version would damage it. Start the newer version again, or restore the backup that you made before the upgrade.',
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string; encoding: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version,
            current_setting('server_encoding') as encoding`,
  );
  const { number, version, encoding } = rows[0]!;
  if (Number(number) < SERVER_VERSION_MIN)
    throw new ConfigurationError(`PostgreSQL is ${version}, and Nova needs 15 or newer. Upgrade it.`);
  if (encoding !== 'UTF8')
    throw new ConfigurationError(
      `The encoding of this database is ${encoding}, which cannot store every text. Create one with UTF-8 (createdb --encoding=UTF8 --template=template0), and set it in DATABASE_URL.`,
    );
}

/**
 * Waits until the index contains the catalog of rewards, without which the api refuses every action. Returns after a
 * limit as well, because indexing a long chain takes longer, and the website serves its other pages meanwhile.
 */
export async function waitForCatalog(url: string): Promise<void> {
  const end = Date.now() + CATALOG_WAIT_MS;
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    while (Date.now() < end) {
      const { rowCount } = await client.query('select from chain.action_types limit 1');
      if (rowCount === 1) return;
      await sleep(CATALOG_POLL_MS);
    }
  } finally {
    await client.end().catch(() => {});
  }
}

async function openOwn(
  url: string,
  process: ProcessRole,
  { NOVA_DATA_DIR: dir }: ConnectionUrls,
): Promise<string> {
  const { value } = await readOrCreateSecret(path.join(dir, 'postgres', `${process}-password`), createToken);
  return openRoleLogin(url, process, value);
}
