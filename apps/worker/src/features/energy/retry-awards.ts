import { waitingAwards } from '@nova/db/schema/rewards';
import { and, asc, eq, lte } from 'drizzle-orm';
import { retryEach, type RowOutcome } from '../../lib/retries/retry-each.ts';
import { toRetryPauseMs } from '../../lib/retries/retry-pause.ts';
import { awardEvent } from './award-event.ts';
import { readChainEvent } from './chain-events.ts';
import type { ObserveContext } from './observe-chain.ts';
import { type LogPosition, readLogAt } from './watched-logs.ts';

const TRIED_AT_ONCE = 200;

const isAt = ({ blockNumber, logIndex }: LogPosition) =>
  and(eq(waitingAwards.blockNumber, blockNumber), eq(waitingAwards.logIndex, logIndex));

/**
 * Retries failed awards, each in its own transaction, in the order in which they are due. Safe to run in
 * several processes at once.
 * @returns The number of completed awards.
 */
export async function retryAwards(context: ObserveContext): Promise<number> {
  const { db, clock, logger } = context;
  const waiting = await db
    .select()
    .from(waitingAwards)
    .where(lte(waitingAwards.nextAttemptAt, new Date(clock())))
    .orderBy(asc(waitingAwards.nextAttemptAt))
    .limit(TRIED_AT_ONCE);
  return retryEach(waiting, {
    logger,
    name: 'award of an event',
    attempt: (row) => awardStored(context, row),
    postpone: async (row) => {
      const nextAttemptAt = new Date(clock() + toRetryPauseMs(row.attempts + 1));
      await db
        .update(waitingAwards)
        .set({ attempts: row.attempts + 1, nextAttemptAt })
        .where(isAt(row));
    },
  });
}

function awardStored(context: ObserveContext, position: LogPosition): Promise<RowOutcome> {
  return context.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(waitingAwards)
      .where(isAt(position))
      .for('update', { skipLocked: true });
    if (!held) return 'done';
    // A missing log means that the index is being rebuilt.
    const log = await readLogAt(tx, position);
    const event = log && readChainEvent(log.name, log);
    if (!event) return 'later';
    await tx.delete(waitingAwards).where(isAt(position));
    await awardEvent(context, tx, log, event);
    return 'done';
  });
}
