import { PLANNED_ANEW } from '@nova/db/plan-names';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenToken } from '../../http/chain/hidden-tokens.ts';
import type { Paging } from './params.ts';

/** Converts hex to a PostgreSQL `bytea`. */
export function toBytes(hex: Hex): SQL {
  return sql`${Buffer.from(hex.slice(2), 'hex')}::bytea`;
}

/** Returns `asc` or `desc`. */
export function toOrder({ isAscending }: Paging): SQL {
  return sql.raw(isAscending ? 'asc' : 'desc');
}

/** Formats bytes as 0x and lower-case hex; null becomes an empty string. */
export function hexOf(column: SQL): SQL {
  return sql`coalesce('0x' || encode(${column}, 'hex'), '')`;
}

/** Returns the seconds since 1970 of the block's header, without the milliseconds that Nova adds. */
export function secondsOf(column: SQL): SQL {
  return sql`floor(extract(epoch from ${column}))::bigint::text`;
}

/** Returns the fields common to all lists of a transaction (alias `t`) and its block (alias `b`). */
export function transactionFields(head: number): SQL {
  return sql`
    t.block_number::text as "blockNumber",
    ${secondsOf(sql`t.timestamp`)} as "timeStamp",
    ${hexOf(sql`t.hash`)} as "hash",
    t.nonce::text as "nonce",
    ${hexOf(sql`b.hash`)} as "blockHash",
    t.tx_index::text as "transactionIndex",
    t.gas_limit::text as "gas",
    t.gas_price::text as "gasPrice",
    t.gas_used::text as "gasUsed",
    (case when t.tx_index = 0 then t.gas_used else (
      select sum(earlier.gas_used) from chain.transactions earlier
      where earlier.block_number = t.block_number and earlier.tx_index <= t.tx_index
    ) end)::text as "cumulativeGasUsed",
    greatest(1, ${head}::bigint - t.block_number + 1)::text as "confirmations"`;
}

/** Returns a text of a token (alias `k`); empty if it has none or an administrator has hidden its texts. */
export function shownText(column: SQL): SQL {
  return sql`case when ${isHiddenToken(sql`k.address`)} then ''
    else coalesce(${column}, '') end`;
}

/** Marks a query that needs a new plan for each value: some values have ten rows and one has a million. */
export const plannedAnew = sql.raw(PLANNED_ANEW);
