import type { Queryable } from '@nova/db/database';
import { blocks, chainActions, transactions } from '@nova/db/schema/explorer';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import type { ActionsQuery } from '@nova/shared/explorer/list-queries';
import type { Action } from '@nova/shared/explorer/schemas';
import type { Page } from '@nova/shared/pagination';
import { and, eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isAmong, readPageOf } from './read-page-of.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { toHeightRange } from './height-range.ts';
import { actionColumns, toAction, type ActionRow } from './rows.ts';

/** Lists actions, newest first. */
export async function listActions(db: Queryable, query: ActionsQuery): Promise<Page<Action>> {
  const { action, account, min_points: minPoints, max_points: maxPoints, is_revoked: isRevoked } = query;
  const isOfAccount = account && sql`c.account = ${toBytes(account)}`;
  const isOfKey = action === undefined ? undefined : sql`c.action_key = ${action}`;
  const others = [
    minPoints === undefined ? undefined : sql`c.points >= ${minPoints}`,
    maxPoints === undefined ? undefined : sql`c.points <= ${maxPoints}`,
    isRevoked === undefined ? undefined : sql`(c.revoked_block_number is not null) = ${isRevoked}`,
  ];
  const [driver, ...rest] = [isOfAccount, isOfKey].filter((condition) => condition !== undefined);
  const search = {
    table: sql`chain.actions`,
    order: ['block_number', 'log_index'],
    ...(driver !== undefined && driver === isOfKey && { walked: ['block_number', 'tx_index', 'log_index'] }),
    drivers: [driver ?? sql`true`],
    filter: [...rest, ...others.filter((condition) => condition !== undefined)],
    heights: toHeightRange(query),
  };
  const page = await readPageOf<ActionRow>(
    db,
    search,
    query,
    (places) => selectActions(db).where(isAmong(places, chainActions.blockNumber, chainActions.logIndex)),
    (row) => [row.blockNumber, row.logIndex],
  );
  return { ...page, items: page.items.map(toAction) };
}

/** Returns an action by its id. @throws AppError `action_not_found` */
export async function readAction(db: Queryable, actionId: Hex): Promise<Action> {
  const [row] = await selectActions(db).where(eq(chainActions.actionId, actionId));
  if (!row)
    throw new AppError(EXPLORER_ERRORS.actionNotFound, { message: 'Action not found. Check its ID.' });
  return toAction(row);
}

// Looked up row by row: with a plain join PostgreSQL would scan the blocks from the newest to the page.
export function selectActions(db: Queryable) {
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
