import type { Queryable } from '@nova/db/database';
import { transactions } from '@nova/db/schema/explorer';
import { faucetDrips } from '@nova/db/schema/faucet';
import { outbox } from '@nova/db/schema/outbox';
import { DRIP_COOLDOWN_MARGIN_SECONDS, DRIP_COOLDOWN_SECONDS, DRIP_WEI } from '@nova/shared/faucet/constants';
import type { Drip } from '@nova/shared/faucet/schemas';
import { addressSchema } from '@nova/shared/hex';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';
import { readCursor, toPage } from '../../http/requests/page-cursor.ts';

type Address = Hex;
const COOLDOWN_MS = (DRIP_COOLDOWN_SECONDS + DRIP_COOLDOWN_MARGIN_SECONDS) * 1000;

/**
 * Returns the time in milliseconds from which an address may request a drip again; null for now. A pending
 * drip counts from now.
 */
export async function readNextAt(db: Queryable, address: Address, now: number): Promise<number | null> {
  const [last] = await db
    .select({ createdAt: faucetDrips.createdAt, status: outbox.status, doneAt: outbox.doneAt })
    .from(faucetDrips)
    .innerJoin(outbox, eq(outbox.operationId, faucetDrips.operationId))
    .where(eq(faucetDrips.address, address))
    .orderBy(desc(faucetDrips.createdAt))
    .limit(1);
  if (!last) return null;
  // The contract counts from the block, whose time is unknown until the drip is sealed.
  const isRunning = last.status === 'queued' || last.status === 'signed';
  const from = isRunning ? now : Math.max(last.createdAt.getTime(), last.doneAt?.getTime() ?? 0);
  const nextAt = from + COOLDOWN_MS;
  return nextAt > now ? nextAt : null;
}

/** Counts drips that were accepted but not sealed. */
export async function countWaiting(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(outbox)
    .innerJoin(faucetDrips, eq(faucetDrips.operationId, outbox.operationId))
    .where(inArray(outbox.status, ['queued', 'signed']));
  return row!.count;
}

/** Lists drips of one or all addresses, newest first, with their block once sealed. */
export async function listDrips(
  db: Queryable,
  address: Address | undefined,
  query: PageQuery,
): Promise<Page<Drip>> {
  const start = readCursor(query.cursor, 1);
  const order = start.direction === 'next' ? desc : asc;
  const isAfter =
    start.position === null
      ? undefined
      : start.direction === 'next'
        ? sql`${outbox.id} < ${start.position[0]}`
        : sql`${outbox.id} > ${start.position[0]}`;
  const rows = await db
    .select({
      id: outbox.id,
      operationId: faucetDrips.operationId,
      address: faucetDrips.address,
      createdAt: faucetDrips.createdAt,
      status: outbox.status,
      blockNumber: outbox.blockNumber,
      transactionHash: transactions.hash,
    })
    .from(faucetDrips)
    .innerJoin(outbox, eq(outbox.operationId, faucetDrips.operationId))
    .leftJoin(transactions, eq(transactions.hash, outbox.transactionHash))
    .where(and(address === undefined ? undefined : eq(faucetDrips.address, address), isAfter))
    .orderBy(order(outbox.id))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return { ...page, items: page.items.map(toDrip) };
}

function toDrip(row: {
  operationId: Address;
  address: Address;
  createdAt: Date;
  status: string;
  blockNumber: number | null;
  transactionHash: Address | null;
}): Drip {
  const isSealed = row.status === 'done';
  return {
    operation_id: row.operationId,
    address: addressSchema.parse(row.address),
    amount_wei: DRIP_WEI.toString(),
    requested_at: toWireTime(row.createdAt),
    status: isSealed ? 'sealed' : row.status === 'failed' ? 'failed' : 'waiting',
    block_number: isSealed ? row.blockNumber : null,
    transaction_hash: isSealed ? row.transactionHash : null,
  };
}
