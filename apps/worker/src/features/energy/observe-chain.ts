import type { Queryable, Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { chainCursors } from '@nova/db/schema/admin';
import { waitingAwards } from '@nova/db/schema/rewards';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { isDatabaseAway } from '../../http/database-away.ts';
import { toRetryPauseMs } from '../../http/retry-pause.ts';
import { awardEvent } from './award-event.ts';
import { type ChainEvent, readChainEvent } from './chain-events.ts';
import { type LogPosition, readLogsAfter, type WatchedLog } from './watched-logs.ts';

const CURSOR = 'rewards';
/** Logs in one look: most of them are awarded nothing, and cost nothing but being passed. */
const LOOK_BATCH = 16;
/** An idle cursor is moved up once it is so far behind: what lies between holds nothing of ours. */
const SKIPPED_BLOCKS = 500;

/**
 * Awards what the chain itself proves: purchases, new NFTs, trades. Nobody has to claim them, and no browser's word is
 * taken. Cursor and award are one transaction, so each event is awarded once; one whose award fails is kept to be tried
 * again and stops no other. Where an engine may take blocks back, only those are read that have `chainConfirmations` on
 * top, so nothing is awarded that the chain then forgets.
 * @returns how many events were looked at
 */
export async function observeChain(context: ApiContext): Promise<number> {
  let seen = 0;
  // One award a transaction: it ends by telling people, and whoever tells must lock no further account afterwards.
  for (;;) {
    const count = await observeNext(context);
    if (count === 0) return seen;
    seen += count;
  }
}

/** Looks up to the next event that is rewarded. @returns how many were looked at */
async function observeNext(context: ApiContext): Promise<number> {
  return context.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ is_ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCKS.observeChain}) as is_ours`,
    );
    if (!rows[0]!.is_ours) return 0;
    const from = await readCursor(tx);
    const final = await readFinalBlock(tx, context.config.chainConfirmations);
    const logs = await readLogsAfter(tx, from, { final, limit: LOOK_BATCH });
    if (logs.length === 0) {
      if (final - from.blockNumber >= SKIPPED_BLOCKS) {
        await writeCursor(tx, { blockNumber: final, logIndex: 0x7fff_ffff });
      }
      return 0;
    }
    for (const [index, log] of logs.entries()) {
      const event = readChainEvent(log.name, log);
      if (event === null) continue;
      await writeCursor(tx, log);
      await awardOrKeep(context, tx, log, event);
      return index + 1;
    }
    await writeCursor(tx, logs.at(-1)!);
    return logs.length;
  });
}

/** Awards an event, or, where that fails, keeps it for `retryAwards`. */
async function awardOrKeep(
  context: ApiContext,
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

async function readCursor(tx: Transaction): Promise<LogPosition> {
  const [row] = await tx.select().from(chainCursors).where(eq(chainCursors.name, CURSOR));
  return row ?? { blockNumber: 0, logIndex: -1 };
}

async function writeCursor(tx: Transaction, { blockNumber, logIndex }: LogPosition): Promise<void> {
  const set = { blockNumber, logIndex };
  await tx
    .insert(chainCursors)
    .values({ name: CURSOR, ...set })
    .onConflictDoUpdate({ target: chainCursors.name, set });
}

/** The newest indexed block that the engine will not take back; −1 while the index is empty. */
async function readFinalBlock(db: Queryable, confirmations: number): Promise<number> {
  const { rows } = await db.execute<{ head: string }>(sql`select block_number as head from chain.sync_state`);
  return rows[0] ? Number(rows[0].head) - confirmations : -1;
}
