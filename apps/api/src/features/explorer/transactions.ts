import type { Queryable } from '@nova/db/database';
import { addressTransactions, blocks, logs, syncState, transactions } from '@nova/db/schema/explorer';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import type { Transaction, TransactionAnswer, TransactionDetail } from '@nova/shared/explorer/schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { readCursor, toPage } from '../../http/page-cursor.ts';
import { beyond } from './beyond.ts';
import { groupByTransaction, positionKey, readActionsOfBlocks } from './actions.ts';
import { readDroppedTransaction } from './orphans.ts';
import { toTransaction, transactionColumns, type TransactionRow } from './rows.ts';

/** All transactions, newest first. */
export async function listTransactions(db: Queryable, query: PageQuery): Promise<Page<Transaction>> {
  const start = readCursor(query.cursor, 2);
  const order = start.direction === 'next' ? desc : asc;
  const rows = await selectTransactions(db)
    .where(beyond(start, transactions.blockNumber, transactions.index))
    .orderBy(order(transactions.blockNumber), order(transactions.index))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.blockNumber, row.index]);
  return { ...page, items: await withActions(db, page.items) };
}

/** What an address took part in, newest first; never a search over senders and targets. */
export async function listAddressTransactions(
  db: Queryable,
  address: `0x${string}`,
  query: PageQuery,
): Promise<Page<Transaction>> {
  const start = readCursor(query.cursor, 2);
  const order = start.direction === 'next' ? desc : asc;
  const { blockNumber, txIndex } = addressTransactions;
  const places = await db
    .select({ blockNumber, txIndex })
    .from(addressTransactions)
    .where(and(eq(addressTransactions.address, address), beyond(start, blockNumber, txIndex)))
    .orderBy(order(blockNumber), order(txIndex))
    .limit(query.limit + 1);
  const page = toPage(places, query.limit, start, (place) => [place.blockNumber, place.txIndex]);
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

/** One that a reorg dropped is found too, unless it is in the chain again. @throws AppError `transaction_not_found` */
export async function readTransaction(db: Queryable, hash: `0x${string}`): Promise<TransactionAnswer> {
  const found = (await readSealedTransaction(db, hash)) ?? (await readDroppedTransaction(db, hash));
  if (!found) throw new AppError(EXPLORER_ERRORS.transactionNotFound, { message: 'Transaction not found' });
  return found;
}

async function readSealedTransaction(db: Queryable, hash: `0x${string}`): Promise<TransactionDetail | null> {
  const [row] = await db
    .select({
      ...transactionColumns,
      blockHash: blocks.hash,
      input: transactions.input,
      miner: blocks.miner,
    })
    .from(transactions)
    .innerJoin(blocks, eq(blocks.number, transactions.blockNumber))
    .where(eq(transactions.hash, hash));
  if (!row) return null;
  const { input, miner, ...columns } = row;
  const [[transaction], logRows, head] = await Promise.all([
    withActions(db, [columns]),
    db
      .select({ index: logs.logIndex, address: logs.address, topics: logs.topics, data: logs.data })
      .from(logs)
      .where(and(eq(logs.blockNumber, row.blockNumber), eq(logs.txIndex, row.index)))
      .orderBy(asc(logs.logIndex)),
    readIndexedHead(db),
  ]);
  const confirmations = Math.max(1, (head ?? row.blockNumber) - row.blockNumber + 1);
  return { ...transaction!, input, miner, logs: logRows, confirmations };
}

/** Number of the newest block the index holds. */
export async function readIndexedHead(db: Queryable): Promise<number | null> {
  const [state] = await db.select({ blockNumber: syncState.blockNumber }).from(syncState);
  return state?.blockNumber ?? null;
}

interface Place {
  readonly blockNumber: number;
  readonly txIndex: number;
}

/** The transactions at some places of the chain, in the order of the places. */
async function readTransactionsAt(db: Queryable, places: readonly Place[]): Promise<Transaction[]> {
  if (places.length === 0) return [];
  const isWanted = or(
    ...places.map((place) =>
      and(eq(transactions.blockNumber, place.blockNumber), eq(transactions.index, place.txIndex)),
    ),
  );
  const rows = await selectTransactions(db).where(isWanted);
  const byPlace = new Map(rows.map((row) => [positionKey(row.blockNumber, row.index), row]));
  return withActions(
    db,
    places.flatMap((place) => byPlace.get(positionKey(place.blockNumber, place.txIndex)) ?? []),
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

async function withActions(db: Queryable, rows: readonly TransactionRow[]): Promise<Transaction[]> {
  const numbers = [...new Set(rows.map((row) => row.blockNumber))];
  const actions = groupByTransaction(await readActionsOfBlocks(db, numbers));
  return rows.map((row) => toTransaction(row, actions.get(positionKey(row.blockNumber, row.index))));
}
