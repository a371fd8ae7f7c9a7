import type { Pool } from 'pg';

const TABLES = [
  'blocks',
  'transactions',
  'logs',
  'actions',
  'address_transactions',
  'address_stats',
  'address_days',
  'counters',
  'action_types',
] as const;

/** Every row of schema `chain` in one order, to compare two indexes. */
export async function dumpIndex(pool: Pool): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const table of TABLES) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from chain.${table} t order by 1`,
    );
    dump[table] = rows.map(({ row }) => row);
  }
  const { rows } = await pool.query<{ row: string }>(
    `select (block_number, block_hash, genesis_hash)::text as row from chain.sync_state`,
  );
  return { ...dump, sync_state: rows.map(({ row }) => row) };
}
