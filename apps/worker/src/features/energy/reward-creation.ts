import type { Transaction } from '@nova/db/database';
import type { RewardContext } from '@nova/rewards/reward-context';
import { awardWithin } from '@nova/rewards/award-action';
import { findOwner } from '@nova/rewards/find-owner';
import { notifyRejected } from '@nova/rewards/notify-rejected';
import type { Hex } from 'viem';

/** Points for a new NFT: a premium one brings the catalogue's 35, a standard one gives back its 50 (requirement 305). */
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
