import type { Database } from '@nova/db/database';
import { IS_COIN_MOVE } from '@nova/db/schema/explorer-details';
import { type SQL, sql } from 'drizzle-orm';

/** Blocks compared per step. */
export const BATCH = 200;
/** A transaction whose trace failed this often no longer delays the blocks after it. */
const TRACE_ATTEMPTS_MAX = 5;

/**
 * Returns the last block whose transfers are complete: it has its confirmations, and the calls inside its
 * transactions have been read.
 */
export function finalBlock(confirmations: number): SQL {
  return sql`least((select block_number from chain.sync_state) - ${confirmations}::bigint,
    (select min(block_number) - 1 from chain.pending_traces
      where state = 'pending' and attempts < ${TRACE_ATTEMPTS_MAX}))`;
}

/**
 * Selects the transfers after the block `first`, up to and including `last`.
 * @param first The block number, or a query for it.
 */
export function selectMoves(first: SQL, last: SQL): SQL {
  const inside = sql`block_number > ${first} and block_number <= ${last}`;
  return sql`
    select block_number, tx_index, 'nac' as asset, "from" as sender,
      coalesce("to", contract_address) as receiver, null::bytea as token, value as amount,
      null::numeric as token_id, 't' || tx_index as position
    from chain.transactions where ${inside} and value > 0 and is_successful
    union all
    select block_number, tx_index, 'nac', "from", coalesce("to", contract_address), null, value, null,
      'i' || tx_index || '.' || trace_index
    from chain.internal_transactions where ${inside} and ${sql.raw(IS_COIN_MOVE)}
    union all
    select block_number, tx_index, case kind when 'erc20' then 'token' else 'nft' end, "from", "to", token, amount,
      token_id, 'l' || log_index || '.' || batch_index
    from chain.token_transfers where ${inside}`;
}

/** Joins the transfers `m` with the watched addresses `w` that they concern, once per side. */
export const WATCHED_MOVES = sql`
  cross join lateral (values (m.sender, false), (m.receiver, true)) side (address, is_incoming)
  join app.watched_addresses w on w.address = side.address
    and case m.asset when 'nac' then w.has_nac when 'token' then w.has_tokens else w.has_nfts end`;

interface Skipped extends Record<string, unknown> {
  readonly first: string;
  readonly last: string;
  readonly final: string;
  readonly is_skipped: boolean;
}

/**
 * Moves the cursor over the next blocks if no transfer in them concerns a watched address, as is the case for
 * most. A single statement sees one chain, so it needs no lock against reorgs.
 * @returns Whether more blocks may be waiting, or null if the blocks must be compared.
 */
export async function skipBlocks(db: Database, confirmations: number): Promise<boolean | null> {
  const { rows } = await db.execute<Skipped>(sql`
    with cursor as materialized (
      select block_number as first, block_hash, ${finalBlock(confirmations)} as final
      from app.watch_cursor where exists (select from chain.blocks where hash = block_hash)
    ), next as materialized (
      select *, case when exists (select from app.watched_addresses) then least(final, first + ${BATCH}::bigint)
        else final end as last
      from cursor
    ), skipped as (
      update app.watch_cursor kept
      set block_number = next.last, block_hash = (select hash from chain.blocks where number = next.last)
      from next
      where next.last > next.first and kept.block_hash = next.block_hash
        and not (exists (select from app.watched_addresses) and exists (
          select from (${selectMoves(sql`(select first from next)`, sql`(select last from next)`)}) m ${WATCHED_MOVES}))
      returning kept.id
    )
    select first, last, final, exists (select from skipped) as is_skipped from next`);
  const [next] = rows;
  if (!next) return null;
  if (Number(next.last) <= Number(next.first)) return false;
  return next.is_skipped ? Number(next.last) < Number(next.final) : null;
}
