import type { Queryable, Transaction } from '@nova/db/database';
import { isDatabaseAway } from '@nova/db/database-away';
import { LOCKS } from '@nova/db/locks';
import { waitingAwards } from '@nova/db/schema/rewards';
import { findOwned } from '@nova/rewards/find-owner';
import type { RewardContext } from '@nova/rewards/reward-context';
import type { Logger } from '@nova/runtime/logger';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { createEventFollower } from '../../lib/chain/follow-events.ts';
import { toRetryPauseMs } from '../../lib/retries/retry-pause.ts';
import { awardEvent } from './award-event.ts';
import { type ChainEvent, earnerOf, readChainEvent } from './chain-events.ts';
import { type LogPosition, readLogsAfter, type WatchedLog } from './watched-logs.ts';

const CURSOR = 'rewards';
/** Maximum number of logs per batch. Most logs earn nothing and cost little to skip. */
const POLL_BATCH = 64;

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
  return createEventFollower<EarningLog>(context, {
    cursor: CURSOR,
    lock: LOCKS.observeChain,
    batch: POLL_BATCH,
    confirmations: context.confirmations,
    read: readEarningLogs,
    subjectOf: () => null,
    // One award per transaction: an award ends with notifications, and no further account may be locked
    // after those.
    endsBatch: ({ event }) => event !== null,
    isElsewhere: isCatalogueMissing,
    apply: async (tx, logs) => {
      const log = logs.at(-1)!;
      if (log.event) await awardOrStore(context, tx, log, log.event);
    },
  });
}

/** A log with its event, or null if it earns nothing or its address belongs to no user. */
interface EarningLog extends WatchedLog {
  readonly event: ChainEvent | null;
}

async function readEarningLogs(
  db: Queryable,
  from: LogPosition,
  range: { final: number; limit: number },
): Promise<EarningLog[]> {
  const logs = await readLogsAfter(db, from, range);
  const events = logs.map((log) => readChainEvent(log.name, log));
  const earners = events.flatMap((event) => (event ? [earnerOf(event)] : []));
  const owned = await findOwned(db, earners);
  const isOwned = (event: ChainEvent | null) => event !== null && owned.has(earnerOf(event));
  return logs.map((log, index) => {
    const event = events[index]!;
    return Object.assign(log, { event: isOwned(event) ? event : null });
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
