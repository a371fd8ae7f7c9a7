import type { Queryable } from '@nova/db/database';
import { preparedQuery } from '@nova/db/queries/prepared-query';
import { blocks, chainActions, syncState, transactions } from '@nova/db/schema/explorer';
import type { AddressTransactionsQuery, TransactionsQuery } from '@nova/shared/explorer/list-queries';
import type { Transaction } from '@nova/shared/explorer/schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isAmong, readPageOf } from './read-page-of.ts';
import { proofColumns, toTransaction, transactionColumns } from './rows.ts';
import type { PositionSearch } from '../search/search-places.ts';
import { describeAddressSearch, describeTransactionSearch } from '../transaction/transaction-search.ts';

/** Lists transactions, newest first. */
export async function listTransactions(db: Queryable, query: TransactionsQuery): Promise<Page<Transaction>> {
  return readPage(db, query, await describeTransactionSearch(db, query));
}

/** Lists transactions of an address from its history, never by a search over senders and recipients. */
export async function listAddressTransactions(
  db: Queryable,
  address: Hex,
  query: AddressTransactionsQuery,
): Promise<Page<Transaction>> {
  return readPage(db, query, describeAddressSearch(address, query));
}

async function readPage(db: Queryable, query: PageQuery, search: PositionSearch): Promise<Page<Transaction>> {
  const page = await readPageOf(
    db,
    search,
    query,
    (places) => selectTransactions(db).where(isAmong(places, transactions.blockNumber, transactions.index)),
    (row) => [row.blockNumber, row.index],
  );
  return { ...page, items: page.items.map(toTransaction) };
}

/** Returns the transactions of one block in its order. */
export async function readTransactionsOfBlock(
  db: Queryable,
  blockNumber: number,
  limit: number,
): Promise<Transaction[]> {
  const rows = await transactionsOfBlock(db).execute({ blockNumber, limit });
  return rows.map(toTransaction);
}

const transactionsOfBlock = preparedQuery((db) =>
  selectTransactions(db)
    .where(eq(transactions.blockNumber, sql.placeholder('blockNumber')))
    .orderBy(asc(transactions.index))
    .limit(sql.placeholder('limit')),
);

/** Returns the number of the newest indexed block. */
export async function readIndexedHead(db: Queryable): Promise<number | null> {
  const [state] = await db.select({ blockNumber: syncState.blockNumber }).from(syncState);
  return state?.blockNumber ?? null;
}

/**
 * Selects transactions with their block's hash and the first action they prove, in one query. Both are looked
 * up row by row: with a plain join PostgreSQL would scan all blocks from the newest to the page, which makes
 * older pages slower.
 */
export function selectTransactions(db: Queryable) {
  const { blockNumber, index } = transactions;
  const block = db
    .select({ hash: blocks.hash })
    .from(blocks)
    .where(eq(blocks.number, blockNumber))
    .limit(1)
    .as('block');
  const action = db
    .select(proofColumns)
    .from(chainActions)
    .where(and(eq(chainActions.blockNumber, blockNumber), eq(chainActions.txIndex, index)))
    .orderBy(asc(chainActions.logIndex))
    .limit(1)
    .as('action');
  return db
    .select({
      ...transactionColumns,
      blockHash: block.hash,
      proof: {
        actionId: action.actionId,
        account: action.account,
        userHash: action.userHash,
        actionKey: action.actionKey,
        points: action.points,
        occurredAt: action.occurredAt,
        revokedBlockNumber: action.revokedBlockNumber,
      },
    })
    .from(transactions)
    .innerJoinLateral(block, sql`true`)
    .leftJoinLateral(action, sql`true`)
    .$dynamic();
}
