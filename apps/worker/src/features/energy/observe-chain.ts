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
/** Logs in one look: most of them are awarded nothing, and cost nothing but being passed. */
const POLL_BATCH = 16;

/** What awarding events of the chain needs. */
export interface ObserveContext extends RewardContext {
  readonly logger: Logger;
  readonly confirmations: number;
}

/**
 * Awards what the chain itself proves: purchases, new NFTs, trades. Nobody has to claim them, and no browser's word is
 * taken. One whose award fails is kept to be tried again and stops no other.
 * @returns a function that looks at all events there are
 */
export function createRewardFollower(context: ObserveContext): () => Promise<number> {
  return createEventFollower<WatchedLog>(context, {
    cursor: CURSOR,
    lock: LOCKS.observeChain,
    batch: POLL_BATCH,
    confirmations: context.confirmations,
    read: readLogsAfter,
    subjectOf: () => null,
    // One award a transaction: it ends by telling people, and whoever tells must lock no further account afterwards.
    endsBatch: (log) => readChainEvent(log.name, log) !== null,
    isElsewhere: isCatalogueMissing,
    apply: async (tx, logs) => {
      const log = logs.at(-1)!;
      const event = readChainEvent(log.name, log);
      if (event) await awardOrKeep(context, tx, log, event);
    },
  });
}

/** Awards an event, or, where that fails, keeps it for `retryAwards`. */
async function awardOrKeep(
  context: ObserveContext,
  tx: Transaction,
  log: WatchedLog,
  event: ChainEvent,
): Promise<void> {
  try {
    await tx.transaction((savepoint) => awardEvent(context, savepoint, log, event));
  } catch (error) {
    // Neither is about this event: the next run begins with it again.
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
