import { dumpDatabase } from '@nova/db/copy-database';
import { startPostgres } from '@nova/db/embedded/start-postgres';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProgressTeller } from '../console/progress.ts';
import { isHeld, NODE_ADDRESS_FILE, openDataFolder } from '../data-folder.ts';
import type { Env } from '../env.ts';
import { SECRET_NAMES } from '../secrets.ts';
import { runChainCommand } from './chain-command.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { beginBackup, endBackup, isAbandonedBackup } from './unfinished-backup.ts';

export interface BackupOptions {
  /** Root folder of the source code. */
  readonly root: string;
  readonly env: Env;
  readonly progress: ProgressTeller;
}

/** Folders that can be copied while Nova runs, because their files never change and are only added. */
export const COPIED_FOLDERS = ['storage', 'deployments', 'keys'] as const;
export const CHAIN_FILE = 'chain.nova.gz';
/** File with the keys and tokens that were set in the environment. */
const CONFIGURED_SECRETS_FILE = 'given.env';

/**
 * Writes all data of a running or stopped Nova to a new folder. The database is read first, in one
 * snapshot, and the chain last, so that the indexer can read the newer blocks from the chain.
 * @throws ConfigurationError if there is no Nova or the folder is not empty.
 */
export async function backUp(target: string, options: BackupOptions): Promise<Manifest> {
  const { env } = options;
  await prepareTarget(target);
  const isRunning = await isHeld(env.NOVA_DATA_DIR);
  const folder = isRunning ? undefined : await openOwnFolder(env);
  try {
    await beginBackup(target);
    const manifest = await copyAll(target, options, isRunning);
    await endBackup(target);
    return manifest;
  } catch (error) {
    // A partial backup could be mistaken for a complete one.
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    await folder?.release();
  }
}

async function prepareTarget(target: string): Promise<void> {
  if (await isAbandonedBackup(target)) {
    // Not the folder itself, which may be a disk.
    for (const name of await readdir(target)) await rm(path.join(target, name), { recursive: true });
  }
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new ConfigurationError(`${target} is not empty; name a new folder for the backup.`);
  await mkdir(target, { recursive: true, mode: 0o700 });
}

async function openOwnFolder(env: Env) {
  const hasOwn = ['chain', 'postgres', 'deployments'].some((name) =>
    existsSync(path.join(env.NOVA_DATA_DIR, name)),
  );
  if (!hasOwn)
    throw new ConfigurationError(
      `There is no Nova in ${env.NOVA_DATA_DIR}; set NOVA_DATA_DIR to its folder.`,
    );
  return openDataFolder(env.NOVA_DATA_DIR);
}

async function copyAll(
  target: string,
  { root, env, progress }: BackupOptions,
  isRunning: boolean,
): Promise<Manifest> {
  const leftOut: string[] = [];
  const madeAt = new Date().toISOString();
  const database = await progress.step('database', () =>
    withDatabase(env, (url) => dumpDatabase(url, path.join(target, 'database'))),
  );
  await progress.step('files and keys', async () => {
    for (const name of COPIED_FOLDERS) {
      const source = path.join(env.NOVA_DATA_DIR, name);
      if (existsSync(source)) await cp(source, path.join(target, name), { recursive: true });
    }
    await writeConfiguredSecrets(target, env);
  });
  if (env.S3_BUCKET !== undefined) leftOut.push(`Uploaded files are in the bucket ${env.S3_BUCKET}.`);
  const hasChain = env.CHAIN_RPC_URL === undefined;
  if (hasChain) {
    const node = isRunning ? ['--node', await readNodeAddress(env)] : [];
    const args = ['export', path.resolve(target, CHAIN_FILE), ...node];
    await progress.step('chain', () =>
      runChainCommand(root, env, args, (line) => progress.reportProgress(`    ${line}`)),
    );
  } else leftOut.push('The chain is stored by the engine at CHAIN_RPC_URL.');
  return progress.step('checksums', () => writeManifest(target, { madeAt, hasChain, database, leftOut }));
}

/**
 * Runs work on the database in DATABASE_URL or in the data folder, starting the latter if it is not
 * running.
 */
export async function withDatabase<T>(env: Env, work: (url: string) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL !== undefined) return work(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
  const server = await startPostgres({ dataDir: path.join(env.NOVA_DATA_DIR, 'postgres') });
  try {
    return await work(server.url);
  } finally {
    if (!server.isAdopted) await server.stop();
  }
}

async function readNodeAddress(env: Env): Promise<string> {
  const file = path.join(env.NOVA_DATA_DIR, NODE_ADDRESS_FILE);
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => {
      throw new ConfigurationError(
        'Nova is still starting; make the backup when it is up, or while it is stopped.',
      );
    },
  );
}

async function writeConfiguredSecrets(target: string, env: Env): Promise<void> {
  const lines = [...SECRET_NAMES, 'SAFE_OWNERS' as const].flatMap((name) =>
    env[name] === undefined ? [] : [`${name}=${String(env[name])}\n`],
  );
  if (lines.length === 0) return;
  await mkdir(path.join(target, 'keys'), { recursive: true, mode: 0o700 });
  await writeFile(path.join(target, 'keys', CONFIGURED_SECRETS_FILE), lines.join(''), { mode: 0o600 });
}
