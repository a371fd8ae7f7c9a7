import type { Queryable } from '@nova/db/database';
import { actions } from '@nova/db/schema/energy';
import { blocks, chainActions, transactions } from '@nova/db/schema/explorer';
import type { UserAction } from '@nova/shared/energy/schemas';
import { and, desc, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';

type ActionRow = InferSelectModel<typeof actions>;

interface Seal {
  readonly actionId: Hex;
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly transactionHash: Hex;
  readonly revokedBlockNumber: number | null;
}

/** Returns an accepted action with the block that sealed it; null if the action does not exist. */
export async function readUserAction(db: Queryable, actionId: Hex): Promise<UserAction | null> {
  const rows = await db.select().from(actions).where(eq(actions.actionId, actionId));
  const [action] = await withSeals(db, rows);
  return action ?? null;
}

/** Lists the newest accepted actions of an account, sealed or not. */
export async function listUserActions(db: Queryable, account: Hex, limit: number): Promise<UserAction[]> {
  const rows = await db
    .select()
    .from(actions)
    .where(eq(actions.account, account))
    .orderBy(desc(actions.occurredAt), desc(actions.createdAt))
    .limit(limit);
  return withSeals(db, rows);
}

async function withSeals(db: Queryable, rows: readonly ActionRow[]): Promise<UserAction[]> {
  const seals = await readSeals(
    db,
    rows.map((row) => row.actionId),
  );
  return rows.map((row) => {
    const seal = seals.get(row.actionId);
    return {
      action_id: row.actionId,
      action_key: row.actionKey,
      points: row.points,
      occurred_at: toWireTime(row.occurredAt * 1000),
      status: toStatus(seal),
      block_number: seal?.blockNumber ?? null,
      block_hash: seal?.blockHash ?? null,
      transaction_hash: seal?.transactionHash ?? null,
    };
  });
}

/** Returns the blocks of the actions that are already sealed. */
async function readSeals(db: Queryable, actionIds: readonly Hex[]): Promise<Map<Hex, Seal>> {
  if (actionIds.length === 0) return new Map();
  const isItsTransaction = and(
    eq(transactions.blockNumber, chainActions.blockNumber),
    eq(transactions.index, chainActions.txIndex),
  );
  const seals = await db
    .select({
      actionId: chainActions.actionId,
      blockNumber: chainActions.blockNumber,
      revokedBlockNumber: chainActions.revokedBlockNumber,
      blockHash: blocks.hash,
      transactionHash: transactions.hash,
    })
    .from(chainActions)
    .innerJoin(blocks, eq(blocks.number, chainActions.blockNumber))
    .innerJoin(transactions, isItsTransaction)
    .where(inArray(chainActions.actionId, [...actionIds]));
  return new Map(seals.map((seal) => [seal.actionId, seal]));
}

function toStatus(seal: Seal | undefined): UserAction['status'] {
  if (seal === undefined) return 'pending';
  return seal.revokedBlockNumber === null ? 'sealed' : 'revoked';
}
