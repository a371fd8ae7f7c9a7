import type { Transaction } from '@nova/db/database';
import { isDatabaseAway } from '@nova/db/database-away';
import { LOCKS } from '@nova/db/locks';
import { waitingAwards } from '@nova/db/schema/rewards';
import type { RewardContext } from '@nova/rewards/reward-context';
import type { Logger } from '@nova/runtime/logger';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { createEventFollower } from '../../lib/chain/follow-events.ts';
import { toRetryPauseMs } from '../../lib/retries/retry-pause.ts';
import { awardEvent } from './award-event.ts';
import { type ChainEvent, readChainEvent } from './chain-events.ts';
import { readLogsAfter, type WatchedLog } from './watched-logs.ts';

const CURSOR = 'rewards';
/** Maximum number of logs per batch. Most logs earn nothing and cost little to skip. */
const POLL_BATCH = 16;

/** Dependencies for awarding points for chain events. */
export interface ObserveContext extends RewardContext {
  readonly logger: Logger;
  readonly confirmations: number;
}

/**
 * Awards points for what the chain itself proves: purchases, new NFTs and trades. No claim is needed, and
 * no report of a browser is trusted. A failed award is stored for a retry and does not block others.
 * @returns A function that processes all available events.
 */
export function createRewardFollower(context: ObserveContext): () => Promise<number> {
  return createEventFollower<WatchedLog>(context, {
    cursor: CURSOR,
    lock: LOCKS.observeChain,
    batch: POLL_BATCH,
    confirmations: context.confirmations,
    read: readLogsAfter,
    subjectOf: () => null,
    // One award per transaction: an award ends with notifications, and no further account may be locked
    // after those.
    endsBatch: (log) => readChainEvent(log.name, log) !== null,
    isElsewhere: isCatalogueMissing,
    apply: async (tx, logs) => {
      const log = logs.at(-1)!;
      const event = readChainEvent(log.name, log);
      if (event) await awardOrStore(context, tx, log, event);
    },
  });
}

/** Awards points for an event, or stores it for `retryAwards` on failure. */
async function awardOrStore(
  context: ObserveContext,
  tx: Transaction,
  log: WatchedLog,
  event: ChainEvent,
): Promise<void> {
  try {
    await tx.transaction((savepoint) => awardEvent(context, savepoint, log, event));
  } catch (error) {
    // Neither error concerns this event, so the next run retries it.
    if (isDatabaseAway(error) || isCatalogueMissing(error)) throw error;
    const { blockNumber, logIndex } = log;
    context.logger.error({ err: error, blockNumber, logIndex }, 'an event could not be rewarded');
    await tx
      .insert(waitingAwards)
      .values({
        blockNumber,
        logIndex,
        nextAttemptAt: new Date(context.clock() + toRetryPauseMs(1)),
      })
      .onConflictDoNothing();
  }
}

const isCatalogueMissing = (error: unknown) =>
  error instanceof AppError && error.code === COMMON_ERRORS.unavailable;
