import type { Transaction } from '@nova/db/database';
import { tradePairs } from '@nova/db/schema/rewards';
import { and, eq } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { awardWithin } from './reward-action.ts';
import { findOwner } from './find-owner.ts';

type Hex = `0x${string}`;

/**
 * Points for whoever buys an NFT. Each pair of wallets counts once, whoever sells: trading one picture to and fro
 * between two own wallets brings nothing more.
 */
export async function rewardTrade(
  context: ApiContext,
  tx: Transaction,
  { ref, seller, buyer }: { ref: string; seller: Hex; buyer: Hex },
): Promise<void> {
  const userId = await findOwner(tx, buyer);
  if (userId === null || userId === (await findOwner(tx, seller))) return;
  const [low, high] = seller < buyer ? [seller, buyer] : [buyer, seller];
  const isPair = and(eq(tradePairs.low, low), eq(tradePairs.high, high));
  const [known] = await tx.select().from(tradePairs).where(isPair);
  if (known) return;
  const requestId = `nft_trade:${ref}`;
  const outcome = await awardWithin(context, tx, { userId, account: buyer, key: 'nft_trade', requestId });
  if (outcome.accepted) await tx.insert(tradePairs).values({ low, high });
}
