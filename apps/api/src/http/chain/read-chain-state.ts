import type { Queryable } from '@nova/db/database';
import { blocks } from '@nova/db/schema/explorer';
import { outbox } from '@nova/db/schema/outbox';
import { CHAIN_STOPPED_AFTER_MS } from '@nova/shared/status/constants';
import type { ChainState } from '@nova/shared/status/schemas';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { toWireTime } from '../clock.ts';

const isWaitingAction = and(eq(outbox.lane, 'actions'), inArray(outbox.status, ['queued', 'signed']));

/**
 * Returns whether the chain seals accepted actions. It counts as stopped if an action has waited for
 * `CHAIN_STOPPED_AFTER_MS` and no block is newer than it: a chain without actions is idle, not stopped, and a
 * backlog of a running chain is none of both.
 * @param now milliseconds since 1970
 */
export async function readChainState(db: Queryable, now: number): Promise<ChainState> {
  const [[oldest], [newest]] = await Promise.all([
    db
      .select({ createdAt: outbox.createdAt })
      .from(outbox)
      .where(isWaitingAction)
      .orderBy(asc(outbox.id))
      .limit(1),
    db.select({ timestamp: blocks.timestamp }).from(blocks).orderBy(desc(blocks.number)).limit(1),
  ]);
  const since = oldest?.createdAt;
  const isStopped =
    since !== undefined &&
    now - since.getTime() >= CHAIN_STOPPED_AFTER_MS &&
    (newest === undefined || newest.timestamp < since);
  if (!isStopped) return { state: 'running', stopped_since: null, waiting_actions: 0 };
  const [waiting] = await db.select({ count: count() }).from(outbox).where(isWaitingAction);
  return { state: 'stopped', stopped_since: toWireTime(since), waiting_actions: waiting!.count };
}
