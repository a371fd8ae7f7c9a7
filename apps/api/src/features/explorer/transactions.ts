import type { Queryable } from '@nova/db/database';
import { blocks, chainActions, syncState, transactions } from '@nova/db/schema/explorer';
import type { AddressTransactionsQuery, TransactionsQuery } from '@nova/shared/explorer/list-queries';
import type { Transaction } from '@nova/shared/explorer/schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { groupByTransaction, positionKey } from './actions.ts';
import { isAmong, readPageOf } from './read-page-of.ts';
import { actionColumns, toTransaction, transactionColumns, type TransactionRow } from './rows.ts';
import type { PlaceSearch } from './search-places.ts';
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
  const page = await readPageOf(
    db,
    search,
    query,
    (places) => selectTransactions(db).where(isAmong(places, transactions.blockNumber, transactions.index)),
    (row) => [row.blockNumber, row.index],
  );
  return { ...page, items: await withActions(db, page.items) };
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
  if (rows.length === 0) return [];
  const numbers = [...new Set(rows.map((row) => row.blockNumber))];
  const actions = groupByTransaction(
    await db
      .select(actionColumns)
      .from(chainActions)
      .where(inArray(chainActions.blockNumber, numbers))
      .orderBy(asc(chainActions.blockNumber), asc(chainActions.logIndex)),
  );
  return rows.map((row) => {
    const action = actions.get(positionKey(row.blockNumber, row.index));
    const place = { blockHash: row.blockHash, transactionHash: row.hash };
    return toTransaction(row, action && Object.assign(action, place));
  });
}
