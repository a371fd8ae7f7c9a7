import { findLivePostmaster } from '@nova/db/embedded/live-postmaster';
import { readDatabaseUrl } from '@nova/db/embedded/start-postgres';
import { NODE_ADDRESS_FILE } from '@nova/supervisor/data-folder';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/** Data folder of the Nova under test. */
export const DATA_FOLDER = process.env.NOVA_E2E_DATA ?? '';

/** Addresses of what the processes of a Nova connect to. */
export interface Services {
  readonly databaseUrl: string;
  readonly rpcUrl: string;
  readonly wsUrl: string;
}

/** Returns the addresses of the Nova under test: those that a cluster has written, or the embedded ones. */
export async function readServices(): Promise<Services> {
  const cluster = path.join(DATA_FOLDER, 'addresses.json');
  if (existsSync(cluster)) return JSON.parse(await readFile(cluster, 'utf8')) as Services;
  const dir = path.join(DATA_FOLDER, 'postgres');
  const live = await findLivePostmaster(path.join(dir, 'cluster'));
  const wsUrl = (await readFile(path.join(DATA_FOLDER, NODE_ADDRESS_FILE), 'utf8')).trim();
  const databaseUrl = await readDatabaseUrl(dir, live!.port);
  return { databaseUrl, rpcUrl: wsUrl.replace(/^ws/, 'http'), wsUrl };
}

/**
 * Runs a statement in the database of the Nova under test, to simulate what a test cannot wait for, such as
 * days or other networks.
 */
export async function runInDatabase(text: string, values: readonly unknown[] = []): Promise<void> {
  const { databaseUrl } = await readServices();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** Returns the admin token of the Nova under test. */
export const readAdminToken = (): string =>
  readFileSync(path.join(DATA_FOLDER, 'keys/development-admin-token'), 'utf8').trim();
