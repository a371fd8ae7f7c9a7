import type { Transaction } from '@nova/db/database';
import type { RewardContext } from '@nova/rewards/reward-context';
import { awardWithin } from '@nova/rewards/award-action';
import { findOwner } from '@nova/rewards/find-owner';
import { notifyRejected } from '@nova/rewards/notify-rejected';
import type { Hex } from 'viem';

/**
 * Awards points for a new NFT: the catalog's 35 for a premium one; a standard one refunds its 50
 * (requirement 305).
 */
export async function rewardCreation(
  context: RewardContext,
  tx: Transaction,
  { ref, creator, isPremium }: { ref: string; creator: Hex; isPremium: boolean },
): Promise<void> {
  const userId = await findOwner(tx, creator);
  if (userId === null) return;
  const key = isPremium ? 'nft_creation' : 'nft_creation_standard';
  const requestId = `${key}:${ref}`;
  const outcome = await awardWithin(context, tx, { userId, account: creator, key, requestId });
  if (!outcome.accepted) await notifyRejected(tx, { userId, key, ...outcome });
}
