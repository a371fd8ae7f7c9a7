import type { Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import type { EventFollower } from '../../http/event-follower.ts';
import { followEvents } from '../../http/follow-events.ts';
import { applyPresaleLogs } from './apply-logs.ts';
import { type PresaleLog, readPresaleLogs } from './presale-logs.ts';

const CURSOR = 'presale';
const BATCH = 50;

/**
 * Carries what happened to the pre-sale on the chain into purchases, phases and books. Where an engine may take blocks
 * back, only final ones are looked at. Events of one purchase stay in their order.
 * @returns how many events were looked at
 */
export async function followPresale(context: ApiContext): Promise<number> {
  const { config, clock, logger } = context;
  const follower: EventFollower<PresaleLog> = {
    cursor: CURSOR,
    lock: LOCKS.followPresale,
    batch: BATCH,
    read: async (tx, from, limit) =>
      readPresaleLogs(tx, from, await readFinalBlock(tx, config.chainConfirmations), limit),
    subjectOf: ({ event }) => ('purchaseId' in event.args ? event.args.purchaseId : null),
    apply: (tx, logs) => applyPresaleLogs(tx, logs, { origin: config.publicOrigins[0]!, clock, logger }),
  };
  return followEvents(context, follower);
}

/** The newest indexed block that the engine will not take back; −1 while the index is empty. */
async function readFinalBlock(tx: Transaction, confirmations: number): Promise<number> {
  const { rows } = await tx.execute<{ head: string }>(sql`select block_number as head from chain.sync_state`);
  return rows[0] ? Number(rows[0].head) - confirmations : -1;
}
