import type { Queryable } from '@nova/db/database';
import { blocks } from '@nova/db/schema/explorer';
import { outbox } from '@nova/db/schema/outbox';
import { CHAIN_RECENT_BLOCKS, CHAIN_STOPPED_AFTER_MS } from '@nova/shared/status/constants';
import type { ChainState } from '@nova/shared/status/schemas';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { toWireTime } from '../clock.ts';

const isWaitingAction = and(eq(outbox.lane, 'actions'), inArray(outbox.status, ['queued', 'signed']));

/**
 * Returns whether the chain seals accepted actions, and whether its blocks are shared by several. It counts as
 * stopped if an action has waited for `CHAIN_STOPPED_AFTER_MS` and no block is newer than that action: a chain
 * without actions is idle, and one that works off a backlog is running.
 * @param now milliseconds since 1970
 */
export async function readChainState(db: Queryable, now: number): Promise<ChainState> {
  const [[oldest], newest] = await Promise.all([
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
  const sharesBlocks = newest.some(({ transactionCount }) => transactionCount > 1);
  const since = oldest?.createdAt;
  const isStopped =
    since !== undefined &&
    now - since.getTime() >= CHAIN_STOPPED_AFTER_MS &&
    (newest[0] === undefined || newest[0].timestamp < since);
  if (!isStopped) {
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
