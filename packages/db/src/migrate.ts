import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { LOCKS } from './locks.ts';
import { grantRoles } from './roles.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));

/** Brings the database at `url` to the newest schema, and the roles of the processes to their rights. Safe to call from several processes at once. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // A connection that breaks makes the query under way fail; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration]);
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await grantRoles(client);
  } finally {
    await client.end();
  }
}
