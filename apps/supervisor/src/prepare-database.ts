import path from 'node:path';
import { migrate } from '@nova/db/migrate';
import { openRoleLogin, type ProcessRole } from '@nova/db/roles';
import { createToken, readOrCreateSecret } from './data-folder.ts';
import type { Env } from './env.ts';

/** One database, by whose rights it is opened. */
export interface DatabaseUrls {
  /** Of the tables' owner: migrations, backup and the doctor. */
  readonly url: string;
  readonly apiUrl: string;
  readonly workerUrl: string;
}

type ConnectionUrls = Pick<
  Env,
  'DATABASE_URL' | 'API_DATABASE_URL' | 'WORKER_DATABASE_URL' | 'NOVA_DATA_DIR'
>;

/**
 * Brings the database to the newest schema and answers the addresses for the processes. On our own server each signs in
 * with its role and a password from the data folder; on another the environment says how, or both are the owner.
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
