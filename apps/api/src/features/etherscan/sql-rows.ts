import { sql, type SQL } from 'drizzle-orm';
import { isHiddenToken } from '../../http/chain/hidden-tokens.ts';
import type { Paging } from './params.ts';

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
