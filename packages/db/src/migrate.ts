import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { LOCKS } from './locks.ts';
import { grantRoles } from './roles.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));

/**
 * Migrates the database at `url` to the newest schema and sets the rights of the process roles. Safe to call
 * from several processes at once.
 */
export async function migrate(url: string): Promise<void> {
  await withMigrationLock(url, async (client) => {
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await grantRoles(client);
  });
}

/**
 * Migrates an empty database to the schema of an older version, for data of that version.
 * @param count number of migrations of that version
 */
export async function migrateToOlder(url: string, count: number): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nova-migrations-'));
  try {
    const journalFile = path.join('meta', '_journal.json');
    const text = await readFile(path.join(MIGRATIONS_FOLDER, journalFile), 'utf8');
    const journal = JSON.parse(text) as { entries: { tag: string }[] };
    const entries = journal.entries.slice(0, count);
    await mkdir(path.join(folder, 'meta'));
    await writeFile(path.join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      await copyFile(path.join(MIGRATIONS_FOLDER, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    await withMigrationLock(url, (client) => runMigrations(drizzle(client), { migrationsFolder: folder }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns hashes of the migrations of this version in order. */
export const readKnownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);

async function withMigrationLock(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  // A broken connection makes the current query fail; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration]);
    await work(client);
  } finally {
    await client.end();
  }
}
