import type { Queryable } from '@nova/db/database';
import { blocks } from '@nova/db/schema/explorer';
import { outbox } from '@nova/db/schema/outbox';
import { CHAIN_RECENT_BLOCKS, CHAIN_STOPPED_AFTER_MS } from '@nova/shared/status/constants';
import type { ChainState } from '@nova/shared/status/schemas';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { toWireTime } from '../clock.ts';

const isWaitingAction = and(eq(outbox.lane, 'actions'), inArray(outbox.status, ['queued', 'signed']));

/** Number of blocks without transactions that show that a chain creates them by itself. */
const LEAST_EMPTY_BLOCKS = 3;
/** Number of intervals without a block after which such a chain counts as stopped. */
const MISSED_INTERVALS = 3;

/**
 * Returns whether the chain seals accepted actions, and whether its blocks are shared by several. It counts as
 * stopped if an action has waited for `CHAIN_STOPPED_AFTER_MS` and no block is newer than that action, or if a
 * chain that creates blocks without transactions has created none for several intervals. A chain that creates no
 * such blocks is idle without actions, and one that works off a backlog is running.
 * @param now milliseconds since 1970
 */
export async function readChainState(db: Queryable, now: number): Promise<ChainState> {
  const [[oldest], recent] = await Promise.all([
    db
      .select({ createdAt: outbox.createdAt })
      .from(outbox)
      .where(isWaitingAction)
      .orderBy(asc(outbox.id))
      .limit(1),
    db
      .select({ timestamp: blocks.timestamp, transactionCount: blocks.transactionCount })
      .from(blocks)
      .orderBy(desc(blocks.number))
      .limit(CHAIN_RECENT_BLOCKS),
  ]);
  const sharesBlocks = recent.some(({ transactionCount }) => transactionCount > 1);
  const since = findStop(oldest?.createdAt, recent, now);
  if (since === null) {
    return { state: 'running', stopped_since: null, waiting_actions: 0, shares_blocks: sharesBlocks };
  }
  const [waiting] = await db.select({ count: count() }).from(outbox).where(isWaitingAction);
  return {
    state: 'stopped',
    stopped_since: toWireTime(since),
    waiting_actions: waiting!.count,
    shares_blocks: sharesBlocks,
  };
}

interface RecentBlock {
  readonly timestamp: Date;
  readonly transactionCount: number;
}

/** Returns the time since which blocks are missing, or null. @param recent newest first */
function findStop(oldestAction: Date | undefined, recent: readonly RecentBlock[], now: number): Date | null {
  const newest = recent[0]?.timestamp;
  const isOver = (since: Date, ms: number) => now - since.getTime() >= ms;
  if (
    oldestAction !== undefined &&
    isOver(oldestAction, CHAIN_STOPPED_AFTER_MS) &&
    (newest === undefined || newest < oldestAction)
  ) {
    return oldestAction;
  }
  const intervalMs = readInterval(recent);
  if (newest === undefined || intervalMs === null) return null;
  const limitMs = Math.max(CHAIN_STOPPED_AFTER_MS, MISSED_INTERVALS * intervalMs);
  return isOver(newest, limitMs) ? newest : null;
}

/** Returns the median milliseconds before a block without transactions; null for a chain that creates hardly any. */
function readInterval(recent: readonly RecentBlock[]): number | null {
  const intervals = recent
    .slice(0, -1)
    .map((block, index) => ({ block, parent: recent[index + 1]! }))
    .filter(({ block }) => block.transactionCount === 0)
    .map(({ block, parent }) => block.timestamp.getTime() - parent.timestamp.getTime())
    .toSorted((a, b) => a - b);
  return intervals.length < LEAST_EMPTY_BLOCKS ? null : intervals[Math.floor(intervals.length / 2)]!;
}
