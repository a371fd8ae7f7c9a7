import type { Client } from 'pg';
import { runInTransaction } from '../../lib/run-in-transaction.ts';

/**
 * Ranks all addresses by Energy Points earned as of the newest indexed block, if the chain has moved since
 * the last snapshot. Writes only changes.
 */
export async function createSnapshot(client: Client): Promise<void> {
  await runInTransaction(client, async () => {
    // Block and points come from one snapshot; blocks added meanwhile belong to the next one.
    await client.query('set transaction isolation level repeatable read');
    const { rows } = await client.query<{ block_number: string; is_old: boolean }>(
      `select state.block_number, snapshot.block_number is distinct from state.block_number as is_old
       from chain.sync_state state left join chain.rank_snapshot snapshot on true`,
    );
    const [state] = rows;
    if (!state?.is_old) return;
    await client.query(WRITE_RANKS);
    await client.query(
      `delete from chain.address_ranks ranked where not exists (
         select from chain.address_stats stats
         where stats.address = ranked.address and stats.energy_earned > 0 and ${IS_NO_DEMO})`,
    );
    await client.query(WRITE_SNAPSHOT, [state.block_number]);
  });
}

/** A demo account has no rank (requirement 320) and takes none from other accounts. */
const IS_NO_DEMO = 'not exists (select from app.demo_sessions demo where demo.address = stats.address)';

const WRITE_RANKS = `
  insert into chain.address_ranks as kept (address, rank, energy_earned)
  select address, rank() over (order by energy_earned desc), energy_earned
  from chain.address_stats stats where energy_earned > 0 and ${IS_NO_DEMO}
  on conflict (address) do update set rank = excluded.rank, energy_earned = excluded.energy_earned
  where (kept.rank, kept.energy_earned) is distinct from (excluded.rank, excluded.energy_earned)`;

const WRITE_SNAPSHOT = `
  insert into chain.rank_snapshot (block_number, ranked_addresses)
  select $1, count(*) from chain.address_ranks
  on conflict (id) do update set block_number = excluded.block_number,
    ranked_addresses = excluded.ranked_addresses, taken_at = now()`;
