import path from 'node:path';
import { migrate } from '@nova/db/migrate';
import { openRoleLogin, type ProcessRole } from '@nova/db/roles';
import { createToken, readOrCreateSecret } from './data-folder.ts';
import type { Env } from './env.ts';

/** Connection URLs of one database with different rights. */
export interface DatabaseUrls {
  /** Rights of the tables' owner: for migrations, backups and the doctor. */
  readonly url: string;
  readonly apiUrl: string;
  readonly workerUrl: string;
}

type ConnectionUrls = Pick<
  Env,
  'DATABASE_URL' | 'API_DATABASE_URL' | 'WORKER_DATABASE_URL' | 'NOVA_DATA_DIR'
>;

/**
 * Migrates the database to the newest schema and returns the processes' connection URLs. On our own server,
 * each process logs in with its role and a password from the data folder; on another one, the environment
 * provides the URLs, or both use the owner's.
 */
export async function prepareDatabase(url: string, env: ConnectionUrls): Promise<DatabaseUrls> {
  await migrate(url);
  const isOurs = env.DATABASE_URL === undefined;
  const open = (process: ProcessRole) => (isOurs ? openOwn(url, process, env) : Promise.resolve(url));
  return {
    url,
    apiUrl: env.API_DATABASE_URL ?? (await open('api')),
    workerUrl: env.WORKER_DATABASE_URL ?? (await open('worker')),
  };
}

async function openOwn(
  url: string,
  process: ProcessRole,
  { NOVA_DATA_DIR: dir }: ConnectionUrls,
): Promise<string> {
  const { value } = await readOrCreateSecret(path.join(dir, 'postgres', `${process}-password`), createToken);
  return openRoleLogin(url, process, value);
}
