import type { Queryable } from '@nova/db/database';
import { actions } from '@nova/db/schema/energy';
import { blocks, chainActions as chainActionsTable, transactions } from '@nova/db/schema/explorer';
import type { UserAction } from '@nova/shared/energy/schemas';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toWireTime } from '../../http/clock.ts';

// Both schemas have a table called `actions`.
const chainActions = alias(chainActionsTable, 'chain_actions');

/** One accepted action with the block that sealed it; null when there is no such action. */
export async function readUserAction(db: Queryable, actionId: `0x${string}`): Promise<UserAction | null> {
  const [action] = await selectActions(db, eq(actions.actionId, actionId), 1);
  return action ?? null;
}

/** The newest accepted actions of an account, sealed or not. */
export async function listUserActions(
  db: Queryable,
  account: `0x${string}`,
  limit: number,
): Promise<UserAction[]> {
  return selectActions(db, eq(actions.account, account), limit);
}

async function selectActions(db: Queryable, condition: SQL, limit: number): Promise<UserAction[]> {
  const isSameTransaction = and(
    eq(transactions.blockNumber, chainActions.blockNumber),
    eq(transactions.index, chainActions.txIndex),
  );
  const rows = await db
    .select({
      actionId: actions.actionId,
      actionKey: actions.actionKey,
      points: actions.points,
      occurredAt: actions.occurredAt,
      blockNumber: chainActions.blockNumber,
      revokedBlockNumber: chainActions.revokedBlockNumber,
      blockHash: blocks.hash,
      transactionHash: transactions.hash,
    })
    .from(actions)
    .leftJoin(chainActions, eq(chainActions.actionId, actions.actionId))
    .leftJoin(blocks, eq(blocks.number, chainActions.blockNumber))
    .leftJoin(transactions, isSameTransaction)
    .where(condition)
    .orderBy(desc(actions.occurredAt), desc(actions.createdAt))
    .limit(limit);
  return rows.map((row) => ({
    action_id: row.actionId,
    action_key: row.actionKey,
    points: row.points,
    occurred_at: toWireTime(row.occurredAt * 1000),
    status: toStatus(row),
    block_number: row.blockNumber,
    block_hash: row.blockHash,
    transaction_hash: row.transactionHash,
  }));
}

function toStatus(row: {
  blockNumber: number | null;
  revokedBlockNumber: number | null;
}): UserAction['status'] {
  if (row.blockNumber === null) return 'pending';
  return row.revokedBlockNumber === null ? 'sealed' : 'revoked';
}
