import type { Database, Transaction } from '@nova/db/database';
import { notify } from '@nova/db/notify';
import { watchCursor, watchedAddresses, watchEvents } from '@nova/db/schema/labels';
import { notifications } from '@nova/db/schema/notification';
import { gt, inArray, sql } from 'drizzle-orm';
import { readFollowed } from './read-followed.ts';
import { BATCH, finalBlock, selectMoves, skipBlocks, WATCHED_MOVES } from './skip-blocks.ts';

/**
 * Compares the transfers of the next blocks with the watched addresses, and notifies the accounts that watch
 * them. Cursor, events and notifications share one transaction, so each transfer counts once.
 * @returns true if more blocks may be waiting
 */
export async function followTransfers(db: Database, confirmations: number): Promise<boolean> {
  return (await skipBlocks(db, confirmations)) ?? compareBlocks(db, confirmations);
}

function compareBlocks(db: Database, confirmations: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const followed = await readFollowed(tx);
    if (followed === null) return false;
    const { ancestor } = followed;
    if (ancestor < followed.blockNumber) await undoTransfers(tx, ancestor);
    const final = await readFinal(tx, confirmations);
    if (final <= ancestor) {
      if (ancestor < followed.blockNumber) await writeCursor(tx, ancestor);
      return false;
    }
    const [anyone] = await tx.select({ id: watchedAddresses.id }).from(watchedAddresses).limit(1);
    const last = anyone ? Math.min(final, ancestor + BATCH) : final;
    const found = anyone ? await storeEvents(tx, ancestor, last) : [];
    await writeCursor(tx, last);
    await notifyAccounts(tx, found);
    return last < final;
  });
}

/** Removes what was found in blocks that a reorg took out, and the notifications about it. */
async function undoTransfers(tx: Transaction, ancestor: number): Promise<void> {
  const removed = await tx
    .delete(watchEvents)
    .where(gt(watchEvents.blockNumber, ancestor))
    .returning({ id: watchEvents.notificationId });
  const ids = removed.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.id, ids));
}

async function readFinal(tx: Transaction, confirmations: number): Promise<number> {
  const { rows } = await tx.execute<{ final: string }>(sql`select ${finalBlock(confirmations)} as final`);
  return Number(rows[0]!.final);
}

async function writeCursor(tx: Transaction, block: number): Promise<void> {
  await tx
    .update(watchCursor)
    .set({ blockNumber: block, blockHash: sql`(select hash from chain.blocks where number = ${block})` });
}

interface Found extends Record<string, unknown> {
  readonly id: string;
  readonly user_id: string;
  readonly address: Buffer;
}

/** Stores the transfers of the blocks after `first`, up to and including `last`, at watched addresses. */
async function storeEvents(tx: Transaction, first: number, last: number): Promise<Found[]> {
  const { rows } = await tx.execute<Found>(sql`
    with moves as (${selectMoves(sql`${first}::bigint`, sql`${last}::bigint`)}
    ), stored as (
      insert into app.watch_events (watch_id, user_id, block_number, transaction_hash, asset, is_incoming,
        counterparty, token, amount, token_id, position, timestamp, is_mail_done)
      select w.id, w.user_id, m.block_number, t.hash, m.asset, side.is_incoming,
        case when side.is_incoming then m.sender else m.receiver end, m.token, m.amount, m.token_id, m.position,
        t.timestamp, not w.wants_mail
      from moves m
      join chain.transactions t on t.block_number = m.block_number and t.tx_index = m.tx_index
      ${WATCHED_MOVES}
      order by m.block_number, m.tx_index, m.position
      on conflict on constraint watch_events_once do nothing
      returning id, watch_id, user_id
    )
    select s.id, s.user_id, w.address from stored s join app.watched_addresses w on w.id = s.watch_id order by s.id`);
  return rows;
}

/** Creates one notification per watched address, however many transfers were found together. */
async function notifyAccounts(tx: Transaction, found: readonly Found[]): Promise<void> {
  const groups = new Map<string, Found[]>();
  for (const row of found) {
    const key = `${row.user_id} ${row.address.toString('hex')}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  for (const rows of groups.values()) {
    const { user_id: userId, address } = rows[0]!;
    const notificationId = await notify(tx, userId, 'watched_transfers', {
      wallet: `0x${address.toString('hex')}`,
      count: rows.length,
    });
    await tx
      .update(watchEvents)
      .set({ notificationId })
      .where(
        inArray(
          watchEvents.id,
          rows.map(({ id }) => Number(id)),
        ),
      );
  }
}
