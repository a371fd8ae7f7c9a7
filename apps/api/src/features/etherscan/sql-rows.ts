import { PLANNED_ANEW } from '@nova/db/plan-names';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenToken } from '../../http/chain/hidden-tokens.ts';
import type { Paging } from './params.ts';

/** Hex as the bytes that PostgreSQL keeps. */
export function toBytes(hex: Hex): SQL {
  return sql`${Buffer.from(hex.slice(2), 'hex')}::bytea`;
}

/** `asc` or `desc`. */
export function toOrder({ isAscending }: Paging): SQL {
  return sql.raw(isAscending ? 'asc' : 'desc');
}

/** Bytes as the answers carry them: 0x and lower case; nothing at all becomes empty. */
export function hexOf(column: SQL): SQL {
  return sql`coalesce('0x' || encode(${column}, 'hex'), '')`;
}

/** Seconds since 1970 as the block's header has them, without our milliseconds. */
export function secondsOf(column: SQL): SQL {
  return sql`floor(extract(epoch from ${column}))::bigint::text`;
}

/** What a transaction (alias `t`) says of itself in every list, beside its block `b`. */
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

/** A text of a token (alias `k`); empty where it has none, or where an administrator has hidden the token's words. */
export function shownText(column: SQL): SQL {
  return sql`case when ${isHiddenToken(sql`k.address`)} then ''
    else coalesce(${column}, '') end`;
}

/** Of a query that is led along by a value: some have ten rows and one has a million. */
export const plannedAnew = sql.raw(PLANNED_ANEW);
