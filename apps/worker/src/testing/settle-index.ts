import type { Pool } from 'pg';
import { vi } from 'vitest';

const STILL_TO_READ = `
  select (select count(*) from chain.pending_traces where state = 'pending')
    + (select count(*) from chain.pending_balances)
    + (select count(*) from chain.pending_tokens)
    + (select count(*) from chain.pending_nfts)
    + (select count(*) from chain.pending_rarities) as rows`;

/** Waits until the jobs besides the indexer have processed everything that blocks queued for them. */
export async function settleIndex(pool: Pool, timeout = 30_000): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ rows: string }>(STILL_TO_READ);
      if (rows[0]?.rows !== '0') throw new Error(`${rows[0]?.rows} rows are still to be read`);
    },
    { timeout, interval: 20 },
  );
}
