import type { Queryable } from '@nova/db/database';
import { blocks, chainActions, transactions } from '@nova/db/schema/explorer';
import type { Action } from '@nova/shared/explorer/schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { beyond } from './beyond.ts';
import { readCursor, toPage } from '../../http/page-cursor.ts';
import { actionColumns, toAction, type ActionRow } from './rows.ts';

/** Actions of one account, newest first. */
export async function listAddressActions(
  db: Queryable,
  account: `0x${string}`,
  query: PageQuery,
): Promise<Page<Action>> {
  const start = readCursor(query.cursor, 2);
  const order = start.direction === 'next' ? desc : asc;
  const rows = await selectActions(db)
    .where(
      and(eq(chainActions.account, account), beyond(start, chainActions.blockNumber, chainActions.logIndex)),
    )
    .orderBy(order(chainActions.blockNumber), order(chainActions.logIndex))
    .limit(query.limit + 1);
  const page = toPage<ActionRow>(rows, query.limit, start, (row) => [row.blockNumber, row.logIndex]);
  return { ...page, items: page.items.map(toAction) };
}

/** The actions of some blocks, in the order of the chain. */
export async function readActionsOfBlocks(db: Queryable, numbers: readonly number[]): Promise<ActionRow[]> {
  if (numbers.length === 0) return [];
  return selectActions(db)
    .where(inArray(chainActions.blockNumber, [...numbers]))
    .orderBy(asc(chainActions.blockNumber), asc(chainActions.logIndex));
}

/** Of several actions the first one of each transaction, by position. */
export function groupByTransaction(actions: readonly ActionRow[]): Map<string, ActionRow> {
  const byPosition = new Map<string, ActionRow>();
  for (const action of actions) {
    const key = positionKey(action.blockNumber, action.txIndex);
    if (!byPosition.has(key)) byPosition.set(key, action);
  }
  return byPosition;
}

export function positionKey(blockNumber: number, txIndex: number): string {
  return `${blockNumber}:${txIndex}`;
}

// Looked up row by row: given the choice of a plain join, PostgreSQL walks the blocks from the newest to the page.
function selectActions(db: Queryable) {
  const block = db
    .select({ hash: blocks.hash })
    .from(blocks)
    .where(eq(blocks.number, chainActions.blockNumber))
    .limit(1)
    .as('block');
  const transaction = db
    .select({ hash: transactions.hash })
    .from(transactions)
    .where(
      and(
        eq(transactions.blockNumber, chainActions.blockNumber),
        eq(transactions.index, chainActions.txIndex),
      ),
    )
    .limit(1)
    .as('transaction');
  return db
    .select({ ...actionColumns, blockHash: block.hash, transactionHash: transaction.hash })
    .from(chainActions)
    .innerJoinLateral(block, sql`true`)
    .innerJoinLateral(transaction, sql`true`)
    .$dynamic();
}
