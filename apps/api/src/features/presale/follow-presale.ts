import type { Transaction } from '@nova/db/database';
import { chainCursors } from '@nova/db/schema/admin';
import { eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { applyPresaleLogs } from './apply-logs.ts';
import { type LogPlace, readPresaleLogs } from './presale-logs.ts';

const CURSOR = 'presale';
/** Any constant: one process at a time follows the pre-sale. */
const FOLLOWER_LOCK = 7_021_976;
const BATCH = 50;

/**
 * Carries what happened to the pre-sale on the chain into purchases, phases and books. Cursor and writes are one
 * transaction, so each event counts once. Where an engine may take blocks back, only final ones are looked at.
 * @returns how many events were looked at
 */
export async function followPresale(context: ApiContext): Promise<number> {
  let seen = 0;
  for (;;) {
    const count = await context.db.transaction((tx) => followBatch(context, tx));
    seen += count;
    if (count < BATCH) return seen;
  }
}

async function followBatch({ config, clock, logger }: ApiContext, tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ is_ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${FOLLOWER_LOCK}) as is_ours`,
  );
  if (!rows[0]!.is_ours) return 0;
  const from = await readCursor(tx);
  const final = await readFinalBlock(tx, config.chainConfirmations);
  const logs = await readPresaleLogs(tx, from, final, BATCH);
  const last = logs.at(-1);
  if (last) {
    await applyPresaleLogs(tx, logs, { origin: config.publicOrigins[0]!, clock, logger });
    await writeCursor(tx, last);
  }
  return logs.length;
}

async function readCursor(tx: Transaction): Promise<LogPlace> {
  const [row] = await tx.select().from(chainCursors).where(eq(chainCursors.name, CURSOR));
  return row ?? { blockNumber: 0, logIndex: -1 };
}

async function writeCursor(tx: Transaction, { blockNumber, logIndex }: LogPlace): Promise<void> {
  const set = { blockNumber, logIndex };
  await tx
    .insert(chainCursors)
    .values({ name: CURSOR, ...set })
    .onConflictDoUpdate({ target: chainCursors.name, set });
}

/** The newest indexed block that the engine will not take back; −1 while the index is empty. */
async function readFinalBlock(tx: Transaction, confirmations: number): Promise<number> {
  const { rows } = await tx.execute<{ head: string }>(sql`select block_number as head from chain.sync_state`);
  return rows[0] ? Number(rows[0].head) - confirmations : -1;
}
