import type { Queryable } from '@nova/db/database';
import { transactions } from '@nova/db/schema/explorer';
import { internalTransactions, pendingTraces } from '@nova/db/schema/explorer-details';
import type { InternalTransaction } from '@nova/shared/explorer/internal-schemas';
import type { AddressInternalQuery, InternalQuery } from '@nova/shared/explorer/list-queries';
import type { TransactionDetail } from '@nova/shared/explorer/schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { isAmong, readPageOf } from './read-page-of.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { toHeightRange } from './height-range.ts';
import type { SortPosition, PositionSearch } from '../search/search-places.ts';
import { listSides } from './transfers.ts';

/** Maximum number of calls shown for a transaction; its page links to the list for more. */
const CALLS_SHOWN = 500;

/** All columns except the full input and output of the calls; pages show only four bytes of them. */
const columns = {
  blockNumber: internalTransactions.blockNumber,
  txIndex: internalTransactions.txIndex,
  traceIndex: internalTransactions.traceIndex,
  traceAddress: internalTransactions.traceAddress,
  type: internalTransactions.type,
  from: internalTransactions.from,
  to: internalTransactions.to,
  contractAddress: internalTransactions.contractAddress,
  value: internalTransactions.value,
  gas: internalTransactions.gas,
  gasUsed: internalTransactions.gasUsed,
  selector: sql<string>`encode(substring(${internalTransactions.input} from 1 for 4), 'hex')`,
  error: internalTransactions.error,
  isSuccessful: internalTransactions.isSuccessful,
  timestamp: internalTransactions.timestamp,
};

/** Lists calls that contracts made, newest first. */
export async function listInternal(db: Queryable, query: InternalQuery): Promise<Page<InternalTransaction>> {
  const { from, to } = query;
  const [driver, ...rest] = [
    from && sql`c."from" = ${toBytes(from)}`,
    to && sql`c."to" = ${toBytes(to)}`,
  ].filter((condition) => condition !== undefined);
  return readPage(db, query, [driver ?? sql`true`], [...rest, ...listValueFilters(query)]);
}

/** Lists calls to and from one address, newest first. */
export async function listAddressInternal(
  db: Queryable,
  address: Hex,
  query: AddressInternalQuery,
): Promise<Page<InternalTransaction>> {
  const { from, to, direction } = query;
  const filter = [
    from && sql`c."from" = ${toBytes(from)}`,
    to && sql`c."to" = ${toBytes(to)}`,
    ...listValueFilters(query),
  ].filter((condition) => condition !== undefined);
  return readPage(db, query, listSides(address, direction), filter);
}

/** Returns the internal transactions of one transaction, and whether they have been traced yet. */
export async function readInternalOf(
  db: Queryable,
  place: SortPosition,
  hash: Hex,
): Promise<TransactionDetail['internal']> {
  const [blockNumber, index] = place;
  const [[pending], rows] = await Promise.all([
    db
      .select({ state: pendingTraces.state })
      .from(pendingTraces)
      .where(and(eq(pendingTraces.blockNumber, blockNumber!), eq(pendingTraces.txIndex, index!))),
    db
      .select(columns)
      .from(internalTransactions)
      .where(
        and(eq(internalTransactions.blockNumber, blockNumber!), eq(internalTransactions.txIndex, index!)),
      )
      .orderBy(asc(internalTransactions.traceIndex))
      .limit(CALLS_SHOWN),
  ]);
  return { state: pending?.state ?? 'known', calls: rows.map((row) => toInternal({ ...row, hash })) };
}

function listValueFilters({ min_value: minValue, max_value: maxValue }: InternalQuery): SQL[] {
  return [
    minValue === undefined ? undefined : sql`c.value >= ${minValue.toString()}::numeric`,
    maxValue === undefined ? undefined : sql`c.value <= ${maxValue.toString()}::numeric`,
  ].filter((condition) => condition !== undefined);
}

async function readPage(
  db: Queryable,
  query: PageQuery & Pick<InternalQuery, 'since' | 'until'>,
  drivers: readonly SQL[],
  filter: readonly SQL[],
): Promise<Page<InternalTransaction>> {
  const search: PositionSearch = {
    table: sql`chain.internal_transactions`,
    order: ['block_number', 'tx_index', 'trace_index'],
    drivers,
    filter,
    heights: toHeightRange(query),
  };
  const { blockNumber, txIndex, traceIndex } = internalTransactions;
  const page = await readPageOf<InternalRow>(
    db,
    search,
    query,
    (places) => selectInternal(db).where(isAmong(places, blockNumber, txIndex, traceIndex)),
    (row) => [row.blockNumber, row.txIndex, row.traceIndex],
  );
  return { ...page, items: page.items.map(toInternal) };
}

export function selectInternal(db: Queryable) {
  const { blockNumber, txIndex } = internalTransactions;
  const transaction = db
    .select({ hash: transactions.hash })
    .from(transactions)
    .where(and(eq(transactions.blockNumber, blockNumber), eq(transactions.index, txIndex)))
    .limit(1)
    .as('transaction');
  return db
    .select({ ...columns, hash: transaction.hash })
    .from(internalTransactions)
    .innerJoinLateral(transaction, sql`true`)
    .$dynamic();
}

export type InternalRow = Awaited<ReturnType<typeof selectInternal>>[number];

export function toInternal(row: InternalRow): InternalTransaction {
  return {
    transaction_hash: row.hash,
    block_number: row.blockNumber,
    transaction_index: row.txIndex,
    index: row.traceIndex,
    depth: row.traceAddress.length,
    kind: row.type,
    from: row.from,
    to: row.to,
    contract_address: row.contractAddress,
    value: row.value.toString(),
    gas: row.gas,
    gas_used: row.gasUsed,
    selector: row.selector.length === 8 ? `0x${row.selector}` : null,
    status: row.isSuccessful ? 'successful' : 'failed',
    error: row.error,
    timestamp: toWireTime(row.timestamp),
  };
}
