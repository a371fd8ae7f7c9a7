import type { Queryable } from '@nova/db/database';
import { addressStats } from '@nova/db/schema/explorer';
import type { AddressTransactionsQuery, TransactionsQuery } from '@nova/shared/explorer/list-queries';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { toHeightRange } from '../lists/height-range.ts';
import type { PositionSearch } from '../search/search-places.ts';

/** A named condition; it can drive the search if `DRIVERS` contains its name. */
type Condition = readonly [name: string, condition: SQL | undefined];

const ORDER = ['block_number', 'tx_index'];
const OF_CANDIDATE = sql.raw('c');
const OF_JOINED = sql.raw('t');
/** Filters that can drive the search, the most selective first. */
const DRIVERS = ['block', 'from', 'to', 'creation', 'failed', 'withValue'];
const JOIN_TRANSACTION = sql`join chain.transactions t on t.block_number = c.block_number and t.tx_index = c.tx_index`;

/** Describes the transactions of a list as a search for their positions. */
export async function describeTransactionSearch(
  db: Queryable,
  query: TransactionsQuery,
): Promise<PositionSearch> {
  const heights = toHeightRange(query);
  if (query.action !== undefined) {
    const others = listFilters(query, OF_JOINED).map(([, condition]) => condition!);
    return {
      table: sql`chain.actions`,
      order: ORDER,
      drivers: [sql`c.action_key = ${query.action}`],
      ...(others.length > 0 && { join: JOIN_TRANSACTION }),
      filter: [IS_FIRST_OF_KEY, ...others],
      heights,
    };
  }
  const filters = listFilters(query, OF_CANDIDATE);
  const first = await chooseDriver(db, query, filters);
  return {
    table: sql`chain.transactions`,
    order: ORDER,
    drivers: [first?.[1] ?? sql`true`],
    filter: filters.filter((entry) => entry !== first).map(([, condition]) => condition!),
    heights,
  };
}

/**
 * Describes the transactions of one address as a search. Its history is a separate table, except when
 * filtered by one side.
 */
export function describeAddressSearch(
  address: Hex,
  { direction, ...query }: AddressTransactionsQuery,
): PositionSearch {
  const heights = toHeightRange(query);
  if (direction !== undefined) {
    const side = direction === 'out' ? sql`c."from"` : sql`c."to"`;
    return {
      table: sql`chain.transactions`,
      order: ORDER,
      drivers: [sql`${side} = ${toBytes(address)}`],
      filter: listAllFilters(query, OF_CANDIDATE),
      heights,
    };
  }
  return {
    table: sql`chain.address_transactions`,
    order: ORDER,
    drivers: [sql`c.address = ${toBytes(address)}`],
    join: JOIN_TRANSACTION,
    filter: listAllFilters(query, OF_JOINED),
    heights,
  };
}

/** Avoids duplicates of a transaction with several actions of the same key. */
const IS_FIRST_OF_KEY = sql`not exists (
  select from chain.actions earlier where earlier.block_number = c.block_number and earlier.tx_index = c.tx_index
    and earlier.action_key = c.action_key and earlier.log_index < c.log_index)`;

function listAllFilters(query: TransactionsQuery, row: SQL): SQL[] {
  const filters = listFilters(query, row).map(([, condition]) => condition!);
  return query.action === undefined ? filters : [...filters, hasAction(row, query.action)];
}

function listFilters(query: TransactionsQuery, row: SQL): Condition[] {
  const { block, from, to, kind, method, status, type, min_value: minValue, max_value: maxValue } = query;
  const filters: Condition[] = [
    ['block', block === undefined ? undefined : sql`${row}.block_number = ${block}::bigint`],
    ['from', from && sql`${row}."from" = ${toBytes(from)}`],
    ['to', to && sql`${row}."to" = ${toBytes(to)}`],
    ['failed', status === 'failed' ? sql`not ${row}.is_successful` : undefined],
    ['successful', status === 'successful' ? sql`${row}.is_successful` : undefined],
    ['type', type === undefined ? undefined : sql`${row}.type = ${type}::smallint`],
    ['method', method && sql`substring(${row}.input from 1 for 4) = ${toBytes(method)}`],
    ['withValue', minValue ? sql`${row}.value > 0` : undefined],
    ['minValue', minValue ? sql`${row}.value >= ${minValue.toString()}::numeric` : undefined],
    ['maxValue', maxValue === undefined ? undefined : sql`${row}.value <= ${maxValue.toString()}::numeric`],
    ...listKindFilters(kind, row),
  ];
  return filters.filter(([, condition]) => condition !== undefined);
}

// Every transaction has exactly one kind: creation, action, transfer of coins, or any other call.
function listKindFilters(kind: TransactionsQuery['kind'], row: SQL): Condition[] {
  if (kind === undefined) return [];
  if (kind === 'creation') return [['creation', sql`${row}."to" is null`]];
  const isCall = sql`${row}."to" is not null`;
  if (kind === 'action') return [['action', sql`${isCall} and ${hasAction(row)}`]];
  const isEmpty = sql`octet_length(${row}.input) = 0`;
  return kind === 'transfer'
    ? [['transfer', sql`${isCall} and ${isEmpty} and not ${hasAction(row)}`]]
    : [['call', sql`${isCall} and not ${isEmpty} and not ${hasAction(row)}`]];
}

function hasAction(row: SQL, key?: string): SQL {
  const ofKey = key === undefined ? sql`` : sql`and a.action_key = ${key}`;
  return sql`exists (select from chain.actions a
    where a.block_number = ${row}.block_number and a.tx_index = ${row}.tx_index ${ofKey})`;
}

async function chooseDriver(
  db: Queryable,
  { from, to }: TransactionsQuery,
  filters: readonly Condition[],
): Promise<Condition | undefined> {
  const rank = ([name]: Condition) => DRIVERS.indexOf(name);
  const [first] = filters.filter((entry) => rank(entry) >= 0).toSorted((a, b) => rank(a) - rank(b));
  if (first?.[0] !== 'from' || from === undefined || to === undefined) return first;
  // The address with fewer transactions drives the search.
  const stats = await db
    .select({ address: addressStats.address, count: addressStats.transactionCount })
    .from(addressStats)
    .where(inArray(addressStats.address, [from, to]));
  const countOf = (address: Hex) => stats.find((row) => row.address === address)?.count ?? 0;
  return countOf(to) < countOf(from) ? filters.find(([name]) => name === 'to') : first;
}
