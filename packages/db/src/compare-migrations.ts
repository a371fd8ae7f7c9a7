import type { Client } from 'pg';
import { readKnownMigrations } from './migrate.ts';

/** The schema version of a database relative to this version of Nova. */
export interface MigrationState {
  readonly applied: number;
  /** Number of migrations known here but not applied there. */
  readonly missing: number;
  /** Number of migrations applied there but not known here. */
  readonly unknown: number;
}

/** Compares the migrations applied to a database with those of this version; changes nothing. */
export async function compareMigrations(client: Client): Promise<MigrationState> {
  const known = new Set(readKnownMigrations());
  const hashes = await readApplied(client);
  const applied = hashes.filter((hash) => known.has(hash)).length;
  return { applied, missing: known.size - applied, unknown: hashes.length - applied };
}

async function readApplied(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (found[0]!.name === null) return [];
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  return rows.map(({ hash }) => hash);
}
