import type { Transaction } from '@nova/db/database';
import { tradePairs } from '@nova/db/schema/rewards';
import { and, eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { RewardContext } from '@nova/rewards/reward-context';
import { awardWithin } from '@nova/rewards/award-action';
import { findOwner } from '@nova/rewards/find-owner';
import { notifyRejected } from '@nova/rewards/notify-rejected';

/**
 * Awards points to the buyer of an NFT. Each pair of wallets counts once regardless of who sells, so
 * trading one NFT back and forth between two wallets of the same owner earns nothing more.
 */
export async function rewardTrade(
  context: RewardContext,
  tx: Transaction,
  { ref, seller, buyer }: { ref: string; seller: Hex; buyer: Hex },
): Promise<void> {
  const userId = await findOwner(tx, buyer);
  if (userId === null) return;
  const refuse = (reason: 'own_trade' | 'known_pair') =>
    notifyRejected(tx, { userId, key: 'nft_trade', reason, nextAt: null, wallet: seller });
  if (userId === (await findOwner(tx, seller))) return refuse('own_trade');
  const [low, high] = seller < buyer ? [seller, buyer] : [buyer, seller];
  const isPair = and(eq(tradePairs.low, low), eq(tradePairs.high, high));
  const [known] = await tx.select().from(tradePairs).where(isPair);
  if (known) return refuse('known_pair');
  const requestId = `nft_trade:${ref}`;
  const outcome = await awardWithin(context, tx, { userId, account: buyer, key: 'nft_trade', requestId });
  if (outcome.accepted) await tx.insert(tradePairs).values({ low, high });
  else await notifyRejected(tx, { userId, key: 'nft_trade', ...outcome });
}
