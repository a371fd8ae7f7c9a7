import type { Database } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import type { Logger } from '@nova/runtime/logger';
import { createEventFollower } from '../../lib/chain/follow-events.ts';
import { applyPresaleLogs } from './apply-logs.ts';
import { type PresaleLog, readPresaleLogs } from './presale-logs.ts';

const CURSOR = 'presale';
const BATCH = 50;

/** Dependencies for following the presale. */
export interface FollowContext {
  readonly db: Database;
  readonly clock: () => number;
  readonly logger: Logger;
  /** Origin of the links in receipts. */
  readonly origin: string;
  readonly confirmations: number;
}

/**
 * Applies presale events of the chain to purchases, phases and books. Events of one purchase keep their
 * order.
 * @returns A function that processes all available events.
 */
export function createPresaleFollower(context: FollowContext): () => Promise<number> {
  const { clock, confirmations, logger, origin } = context;
  return createEventFollower<PresaleLog>(context, {
    cursor: CURSOR,
    lock: LOCKS.followPresale,
    batch: BATCH,
    confirmations,
    read: (tx, from, { final, limit }) => readPresaleLogs(tx, from, final, limit),
    subjectOf: ({ event }) => ('purchaseId' in event.args ? event.args.purchaseId : null),
    apply: (tx, logs) => applyPresaleLogs(tx, logs, { origin, clock, logger }),
  });
}
