import type { Database } from '@nova/db/database';
import { toHex } from '@nova/runtime/hex-bytes';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { toWireTime } from '../../../http/clock.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { type InternalPlace, PAGE_ITEMS, toPage } from '../page.ts';
import type { InternalTransactionItem } from '../schemas/logs.ts';
import { findPlace, type TransactionPlace } from './place.ts';

const LIMIT = sql.raw(String(PAGE_ITEMS + 1));

interface InternalRow extends Record<string, unknown> {
  readonly block_number: string;
  readonly tx_index: number;
  readonly trace_index: number;
  readonly type: InternalTransactionItem['type'];
  readonly from: Buffer;
  readonly to: Buffer | null;
  readonly contract_address: Buffer | null;
  readonly value: string;
  readonly gas: string;
  readonly error: string | null;
  readonly is_successful: boolean;
  readonly timestamp: string;
  readonly hash: Buffer;
}

/** Lists the calls of all transactions, or of one, newest first. @throws AppError `transaction_not_found` */
export async function listInternal(
  context: Pick<ApiContext, 'db' | 'chain'>,
  { transaction_hash: hash, ...place }: InternalPlace & { readonly transaction_hash?: Hex | undefined },
) {
  if (hash === undefined) return readPage(context.db, [sql`${CALLS} where true`], place, 'desc');
  const found = await findPlace(context, hash);
  return found ? readPage(context.db, [ofTransaction(found)], place, 'desc') : NONE;
}

/** Lists the calls of one transaction, first one first. @throws AppError `transaction_not_found` */
export async function listInternalOfTransaction(
  context: Pick<ApiContext, 'db' | 'chain'>,
  hash: Hex,
  place: InternalPlace,
) {
  const found = await findPlace(context, hash);
  if (!found) return NONE;
  const { block_number, tx_index } = found;
  const position = { index: place.index, block_number: Number(block_number), transaction_index: tx_index };
  return readPage(context.db, [ofTransaction(found)], place.index === undefined ? {} : position, 'asc');
}

/** Kinds of calls and position of a block's list. */
export interface BlockInternalQuery extends InternalPlace {
  readonly internal_type?: string | undefined;
  readonly call_type?: string | undefined;
}

/** Lists the calls in one block, first one first. */
export async function listInternalOfBlock(db: Database, height: number, query: BlockInternalQuery) {
  const { internal_type: type, call_type: call, ...place } = query;
  const conditions = [
    sql`c.block_number = ${height}::bigint`,
    // Blockscout counts every call that creates and destroys nothing as `call`.
    ...(type === undefined
      ? []
      : [type === 'call' ? sql`c.type not in ('create', 'create2', 'selfdestruct')` : sql`c.type = ${type}`]),
    ...(call === undefined ? [] : [sql`c.type = ${call}`]),
  ];
  const position = place.transaction_index === undefined ? {} : { ...place, block_number: height };
  return readPage(db, [sql`${CALLS} where ${sql.join(conditions, sql` and `)}`], position, 'asc');
}

/** Lists the calls of, to or from an address, and the one that created it, newest first. */
export async function listInternalOfAddress(
  db: Database,
  address: Hex,
  { filter, ...place }: InternalPlace & { readonly filter?: 'to' | 'from' | undefined },
) {
  const bytes = toBytes(address);
  const sent = sql`${CALLS} where c."from" = ${bytes}`;
  const received = [
    sql`${CALLS} where c."to" = ${bytes}`,
    sql`chain.contract_creations k join ${CALLS} on c.block_number = k.block_number
      and c.tx_index = k.tx_index and c.trace_index = k.trace_index where k.address = ${bytes}`,
  ];
  const sides = filter === 'from' ? [sent] : filter === 'to' ? received : [sent, ...received];
  return readPage(db, sides, place, 'desc');
}

const NONE = { items: [], next_page_params: null };

const CALLS = sql`chain.internal_transactions c`;

function ofTransaction({ block_number: height, tx_index: index }: TransactionPlace): SQL {
  return sql`${CALLS} where c.block_number = ${height}::bigint and c.tx_index = ${index}`;
}

/** @param sides tables with conditions that use one index each; a call that meets two is counted once */
async function readPage(
  db: Database,
  sides: readonly SQL[],
  place: InternalPlace,
  direction: 'asc' | 'desc',
) {
  const order = sql.raw(direction);
  const inOrder = (alias: string) =>
    sql`order by ${sql.raw(`${alias}.block_number`)} ${order}, ${sql.raw(`${alias}.tx_index`)} ${order},
      ${sql.raw(`${alias}.trace_index`)} ${order}`;
  const found = sides.map(
    (side) => sql`(select c.block_number, c.tx_index, c.trace_index from ${side}
      and ${isFurther(place, direction)} ${inOrder('c')} limit ${LIMIT})`,
  );
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<InternalRow>(sql`
      with places as (
        select c.* from (${sql.join(found, sql` union `)}) c ${inOrder('c')} limit ${LIMIT})
      select c.block_number, c.tx_index, c.trace_index, c.type, c."from", c."to", c.contract_address, c.value::text,
        c.gas::text, c.error, c.is_successful, c.timestamp, t.hash
      from places p
      join chain.internal_transactions c
        on c.block_number = p.block_number and c.tx_index = p.tx_index and c.trace_index = p.trace_index
      cross join lateral (select t.hash from chain.transactions t
        where t.block_number = c.block_number and t.tx_index = c.tx_index limit 1) t
      ${inOrder('c')} ${plannedAnew}`);
    const describe = await describeAddresses(
      tx,
      rows.flatMap((row) => [row.from, row.to, row.contract_address]),
    );
    return toPage(
      rows,
      (row) => toInternal(row, describe),
      (last) => ({
        block_number: Number(last.block_number),
        transaction_index: last.tx_index,
        index: last.trace_index,
        items_count: PAGE_ITEMS,
      }),
    );
  });
}

/** Returns the condition for calls after a position; without one, all. */
function isFurther(
  { block_number: height, transaction_index: transaction = 0, index = 0 }: InternalPlace,
  direction: 'asc' | 'desc',
): SQL {
  if (height === undefined) return sql`true`;
  return sql`(c.block_number, c.tx_index, c.trace_index) ${sql.raw(direction === 'asc' ? '>' : '<')}
    (${height}::bigint, ${transaction}::bigint, ${index}::bigint)`;
}

function toInternal(row: InternalRow, describe: DescribeAddress): InternalTransactionItem {
  return {
    error: row.error,
    success: row.is_successful,
    type: row.type,
    transaction_hash: toHex(row.hash),
    transaction_index: row.tx_index,
    from: describe(row.from),
    to: row.to && describe(row.to),
    created_contract: row.contract_address && describe(row.contract_address),
    value: row.value,
    block_number: Number(row.block_number),
    timestamp: toWireTime(new Date(row.timestamp)),
    index: row.trace_index,
    gas_limit: row.gas,
  };
}
