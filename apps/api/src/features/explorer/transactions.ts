import type { Queryable } from '@nova/db/database';
import { blocks, syncState, transactions } from '@nova/db/schema/explorer';
import type { AddressTransactionsQuery, TransactionsQuery } from '@nova/shared/explorer/list-queries';
import type { Transaction } from '@nova/shared/explorer/schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { asc, eq, sql } from 'drizzle-orm';
import { readCursor, toPage } from '../../http/page-cursor.ts';
import { groupByTransaction, positionKey, readActionsOfBlocks } from './actions.ts';
import { inOrderOf, isAtPlaces } from './at-places.ts';
import { toTransaction, transactionColumns, type TransactionRow } from './rows.ts';
import { type Place, type PlaceSearch, searchPlaces } from './search-places.ts';
import { describeAddressSearch, describeTransactionSearch } from './transaction-search.ts';

/** Transactions, newest first. */
export async function listTransactions(db: Queryable, query: TransactionsQuery): Promise<Page<Transaction>> {
  return readPage(db, query, await describeTransactionSearch(db, query));
}

/** What an address took part in, newest first; never a search over senders and targets. */
export async function listAddressTransactions(
  db: Queryable,
  address: `0x${string}`,
  query: AddressTransactionsQuery,
): Promise<Page<Transaction>> {
  return readPage(db, query, await describeAddressSearch(db, address, query));
}

async function readPage(db: Queryable, query: PageQuery, search: PlaceSearch): Promise<Page<Transaction>> {
  const start = readCursor(query.cursor, 2);
  const { places, searchedTo } = await searchPlaces(db, search, start, query.limit);
  const page = toPage(places, query.limit, start, (place) => place, searchedTo);
  return { ...page, items: await readTransactionsAt(db, page.items) };
}

/** The transactions of one block, in its order. */
export async function readTransactionsOfBlock(
  db: Queryable,
  blockNumber: number,
  limit: number,
): Promise<Transaction[]> {
  const rows = await selectTransactions(db)
    .where(eq(transactions.blockNumber, blockNumber))
    .orderBy(asc(transactions.index))
    .limit(limit);
  return withActions(db, rows);
}

/** Number of the newest block the index holds. */
export async function readIndexedHead(db: Queryable): Promise<number | null> {
  const [state] = await db.select({ blockNumber: syncState.blockNumber }).from(syncState);
  return state?.blockNumber ?? null;
}

async function readTransactionsAt(db: Queryable, places: readonly Place[]): Promise<Transaction[]> {
  if (places.length === 0) return [];
  const rows = await selectTransactions(db).where(
    isAtPlaces(places, transactions.blockNumber, transactions.index),
  );
  return withActions(
    db,
    inOrderOf(places, rows, (row) => [row.blockNumber, row.index]),
  );
}

// The block is looked up row by row: given the choice of a plain join, PostgreSQL walks all blocks from the newest to
// the page, which makes a page slower the further back it lies.
function selectTransactions(db: Queryable) {
  const block = db
    .select({ hash: blocks.hash })
    .from(blocks)
    .where(eq(blocks.number, transactions.blockNumber))
    .limit(1)
    .as('block');
  return db
    .select({ ...transactionColumns, blockHash: block.hash })
    .from(transactions)
    .innerJoinLateral(block, sql`true`)
    .$dynamic();
}

/** Adds to each transaction the first action it proves. */
export async function withActions(db: Queryable, rows: readonly TransactionRow[]): Promise<Transaction[]> {
  const numbers = [...new Set(rows.map((row) => row.blockNumber))];
  const actions = groupByTransaction(await readActionsOfBlocks(db, numbers));
  return rows.map((row) => toTransaction(row, actions.get(positionKey(row.blockNumber, row.index))));
}
