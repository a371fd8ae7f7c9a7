import type { Queryable } from '@nova/db/database';
import { chainActions } from '@nova/db/schema/explorer';
import { purchaseRewards } from '@nova/db/schema/rewards';
import type { Purchase } from '@nova/shared/presale/purchase';
import { and, eq, like, or } from 'drizzle-orm';

/**
 * Returns the block that credited the buyer for a purchase; null without one. A reward is identified by the
 * purchase's id or, for purchases on our chain, by transaction and log.
 */
export async function findRewardBlock(
  db: Queryable,
  {
    id,
    transaction_hash: hash,
    wallet_address: buyer,
  }: Pick<Purchase, 'id' | 'transaction_hash' | 'wallet_address'>,
): Promise<number | null> {
  const ref = purchaseRewards.purchaseRef;
  const ofTransaction = hash === null ? undefined : like(ref, `${hash}:%`);
  const [row] = await db
    .select({ blockNumber: chainActions.blockNumber })
    .from(purchaseRewards)
    .innerJoin(chainActions, eq(chainActions.actionId, purchaseRewards.buyerActionId))
    .where(and(eq(purchaseRewards.buyer, buyer), or(eq(ref, id), ofTransaction)))
    .limit(1);
  return row?.blockNumber ?? null;
}
