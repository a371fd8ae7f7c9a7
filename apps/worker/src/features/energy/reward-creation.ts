import type { Transaction } from '@nova/db/database';
import type { ApiContext } from '../../http/api-context.ts';
import { awardWithin } from './reward-action.ts';
import { findOwner } from './find-owner.ts';
import { tellRefused } from './tell-refused.ts';

/** Points for a new NFT: a premium one brings the catalogue's 35, a standard one gives back its 50 (DESIGN §7.5). */
export async function rewardCreation(
  context: ApiContext,
  tx: Transaction,
  { ref, creator, isPremium }: { ref: string; creator: `0x${string}`; isPremium: boolean },
): Promise<void> {
  const userId = await findOwner(tx, creator);
  if (userId === null) return;
  const key = isPremium ? 'nft_creation' : 'nft_creation_standard';
  const requestId = `${key}:${ref}`;
  const outcome = await awardWithin(context, tx, { userId, account: creator, key, requestId });
  if (!outcome.accepted) await tellRefused(tx, { userId, key, ...outcome });
}
