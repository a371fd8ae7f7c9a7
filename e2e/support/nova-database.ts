import { findLivePostmaster } from '@nova/db/embedded/live-postmaster';
import { readDatabaseUrl } from '@nova/db/embedded/start-postgres';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

/** Data folder of the Nova under test. */
export const DATA_FOLDER = process.env.NOVA_E2E_DATA ?? '';

/**
 * Runs a statement in the database of the Nova under test, to simulate what a test cannot wait for, such as
 * days or other networks.
 */
export async function runInDatabase(text: string, values: readonly unknown[] = []): Promise<void> {
  const dir = path.join(DATA_FOLDER, 'postgres');
  const live = await findLivePostmaster(path.join(dir, 'cluster'));
  const client = new Client({ connectionString: await readDatabaseUrl(dir, live!.port) });
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
