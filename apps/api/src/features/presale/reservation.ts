import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { presalePurchases } from '@nova/db/schema/presale';
import { BRIDGE_RESERVATION_SECONDS, CARD_RESERVATION_SECONDS } from '@nova/shared/presale/constants';
import { FULFIL_PURCHASE, RELEASE_PURCHASE, RESERVE_PURCHASE } from '@nova/shared/presale/operations';
import { eq, type InferSelectModel } from 'drizzle-orm';

type Hex = `0x${string}`;
/** A row of the purchases; whoever changes it holds its lock. */
export type PurchaseRow = InferSelectModel<typeof presalePurchases>;

/** The contract's longest time counts from its block, which may be older than our clock. */
const MARGIN_SECONDS = 300;

const hash = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`;

/** Random: for a purchase, and for a reservation on chain. */
export const createId = (): Hex => `0x${randomBytes(32).toString('hex')}`;

/**
 * Has the chain put the coins of a purchase aside, under an id of its own for each try. Only for a purchase of which
 * no earlier reservation stands: none was made, it was refused, or it is known to be released.
 */
export async function askReservation(tx: Transaction, purchase: PurchaseRow, now: number): Promise<void> {
  const reservationId = createId();
  const isWaitingForCard = purchase.method === 'card' && purchase.paidAt === null;
  const seconds = isWaitingForCard ? CARD_RESERVATION_SECONDS : BRIDGE_RESERVATION_SECONDS - MARGIN_SECONDS;
  const expiresAt = Math.floor(now / 1000) + seconds;
  const operationId = hash(`reserve ${reservationId}`);
  const set = {
    reservationId,
    operationId,
    reservationState: 'asked',
    attempts: purchase.attempts + 1,
    expiresAt: new Date(expiresAt * 1000),
    retryAt: null,
  } as const;
  await tx.update(presalePurchases).set(set).where(eq(presalePurchases.id, purchase.id));
  const payload = {
    reservationId,
    buyerKey: purchase.buyerKey,
    phase: purchase.phase,
    usdtUnits: purchase.usdtAmount.toString(),
    expiresAt,
  };
  await enqueue(tx, { lane: 'money', kind: RESERVE_PURCHASE, operationId, payload });
}

/** Has the chain hand reserved coins over. Its operation id is the reservation's: a second time is refused here and there. */
export async function askFulfilment(
  tx: Transaction,
  { id, reservationId, walletAddress }: PurchaseRow,
): Promise<void> {
  if (reservationId === null) throw new Error(`purchase ${id} has no reservation`);
  const operationId = hash(`fulfil ${reservationId}`);
  const set = { operationId, reservationState: 'delivering', retryAt: null } as const;
  await tx.update(presalePurchases).set(set).where(eq(presalePurchases.id, id));
  const payload = { reservationId, to: walletAddress };
  await enqueue(tx, { lane: 'money', kind: FULFIL_PURCHASE, operationId, payload });
}

/** Has the chain give up a reservation whose time is over. */
export async function askRelease(tx: Transaction, purchase: PurchaseRow): Promise<void> {
  const { id, reservationId, attempts, expiresAt } = purchase;
  if (reservationId === null || expiresAt === null) throw new Error(`purchase ${id} has no reservation`);
  const operationId = hash(`release ${reservationId} ${attempts + 1}`);
  const set = { operationId, reservationState: 'releasing', attempts: attempts + 1 } as const;
  await tx.update(presalePurchases).set(set).where(eq(presalePurchases.id, id));
  const occurredAt = Math.ceil(expiresAt.getTime() / 1000) + 1;
  await enqueue(tx, {
    lane: 'money',
    kind: RELEASE_PURCHASE,
    operationId,
    payload: { reservationId, occurredAt },
  });
}

/** Reads a purchase and locks it until the transaction ends; null if there is none. */
export async function lockPurchase(tx: Transaction, id: Hex): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(presalePurchases).where(eq(presalePurchases.id, id)).for('update');
  return row ?? null;
}
