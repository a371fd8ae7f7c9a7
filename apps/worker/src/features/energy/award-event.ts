import type { Transaction } from '@nova/db/database';
import type { RewardContext } from '@nova/rewards/reward-context';
import type { ChainEvent } from './chain-events.ts';
import { rewardCreation } from './reward-creation.ts';
import { rewardPurchase } from '@nova/rewards/reward-purchase';
import { rewardTrade } from './reward-trade.ts';
import type { WatchedLog } from './watched-logs.ts';

/** Awards points for one chain event to the user whose account it concerns. */
export async function awardEvent(
  context: RewardContext,
  tx: Transaction,
  { transactionHash, logIndex }: WatchedLog,
  event: ChainEvent,
): Promise<void> {
  const ref =
    event.kind === 'purchase' && event.purchaseId ? event.purchaseId : `${transactionHash}:${logIndex}`;
  if (event.kind === 'purchase') await rewardPurchase(context, tx, { ...event, ref });
  if (event.kind === 'creation') await rewardCreation(context, tx, { ...event, ref });
  if (event.kind === 'trade') await rewardTrade(context, tx, { ...event, ref });
}
