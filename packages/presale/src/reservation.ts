import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { enqueue, type OutboxEntry } from '@nova/db/enqueue';
import { presalePurchases } from '@nova/db/schema/presale';
import { BRIDGE_RESERVATION_SECONDS, CARD_RESERVATION_SECONDS } from '@nova/shared/presale/constants';
import { FULFIL_PURCHASE, RELEASE_PURCHASE, RESERVE_PURCHASE } from '@nova/shared/presale/operations';
import { AWAITING_APPROVAL } from '@nova/shared/presale/reasons';
import { eq, type InferSelectModel } from 'drizzle-orm';
import type { Hex } from 'viem';

/** A row of the purchases; updates require its row lock. */
export type PurchaseRow = InferSelectModel<typeof presalePurchases>;

/** Columns of a purchase changed by chain writes and their events; `SaleBatch` stores only these. */
export const FOLLOWED = [
  'status',
  'novaTokens',
  'bonusTokens',
  'minNacWei',
  'reservationState',
  'reservationId',
  'operationId',
  'attempts',
  'expiresAt',
  'retryAt',
  'blockNumber',
  'transactionHash',
  'logIndex',
  'reason',
  'completedAt',
] as const satisfies readonly (keyof PurchaseRow)[];

/** Changed columns of a purchase. */
export type Followed = Partial<Pick<PurchaseRow, (typeof FOLLOWED)[number]>>;

/** The contract's maximum duration counts from the block time, which may be earlier than our clock. */
const MARGIN_SECONDS = 300;

const hash = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`;

/** Returns a random ID for a purchase or a reservation on the chain. */
export const createId = (): Hex => `0x${randomBytes(32).toString('hex')}`;

/** The next chain write of a purchase and its change of the row. Both are stored or neither. */
export interface ChainStep {
  readonly set: Followed;
  readonly entry: OutboxEntry;
}

/**
 * Plans the reservation of a purchase's coins on the chain. Requires that no earlier reservation is active:
 * there was none, it was rejected, or it is known to be released. Each attempt has a new ID, except if the purchase
 * waits for the Safe: the Safe approves the ID that was rejected, which the contract has not used.
 */
export function planReservation(purchase: PurchaseRow, now: number): ChainStep {
  const attempts = purchase.attempts + 1;
  const waitingId = purchase.reason === AWAITING_APPROVAL ? purchase.reservationId : null;
  const reservationId = waitingId ?? createId();
  const isCard = purchase.method === 'card';
  const seconds = isCard ? CARD_RESERVATION_SECONDS : BRIDGE_RESERVATION_SECONDS - MARGIN_SECONDS;
  const expiresAt = Math.floor(now / 1000) + seconds;
  const operationId = hash(
    waitingId === null ? `reserve ${reservationId}` : `reserve ${reservationId} ${attempts}`,
  );
  const set: Followed = {
    reservationId,
    operationId,
    reservationState: 'asked',
    attempts,
    expiresAt: new Date(expiresAt * 1000),
    retryAt: null,
  };
  const payload = {
    reservationId,
    buyerKey: purchase.buyerKey,
    to: purchase.walletAddress,
    phase: purchase.phase,
    usdtUnits: purchase.usdtAmount.toString(),
    expiresAt,
  };
  return { set, entry: { lane: 'money', kind: RESERVE_PURCHASE, operationId, payload } };
}

/**
 * Plans the delivery of reserved coins. The contract refuses a second delivery; the operation ID includes
 * the attempt, because a refusal during a pause is temporary.
 */
export function planFulfilment({ id, reservationId, attempts }: PurchaseRow): ChainStep {
  if (reservationId === null) throw new Error(`purchase ${id} has no reservation`);
  const operationId = hash(`fulfil ${reservationId} ${attempts}`);
  const set: Followed = { operationId, reservationState: 'delivering', retryAt: null };
  const payload = { reservationId };
  return { set, entry: { lane: 'money', kind: FULFIL_PURCHASE, operationId, payload } };
}

/** Reserves the coins of a purchase on the chain (`planReservation`). */
export async function requestReservation(tx: Transaction, purchase: PurchaseRow, now: number): Promise<void> {
  await runStep(tx, purchase.id, planReservation(purchase, now));
}

/**
 * Stores a step towards the chain.
 * @param also additional changes of the row
 */
export async function runStep(
  tx: Transaction,
  id: Hex,
  { set, entry }: ChainStep,
  also: Partial<PurchaseRow> = {},
): Promise<void> {
  await tx
    .update(presalePurchases)
    .set({ ...also, ...set })
    .where(eq(presalePurchases.id, id));
  await enqueue(tx, entry);
}

/** Releases an expired reservation on the chain. */
export async function requestRelease(tx: Transaction, purchase: PurchaseRow): Promise<void> {
  const { id, reservationId, attempts, expiresAt } = purchase;
  if (reservationId === null || expiresAt === null) throw new Error(`purchase ${id} has no reservation`);
  const operationId = hash(`release ${reservationId} ${attempts + 1}`);
  const set: Followed = { operationId, reservationState: 'releasing', attempts: attempts + 1 };
  const occurredAt = Math.ceil(expiresAt.getTime() / 1000) + 1;
  const payload = { reservationId, occurredAt };
  await runStep(tx, id, { set, entry: { lane: 'money', kind: RELEASE_PURCHASE, operationId, payload } });
}

/** Reads a purchase and locks it until the transaction ends; returns null if there is none. */
export async function lockPurchase(tx: Transaction, id: Hex): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(presalePurchases).where(eq(presalePurchases.id, id)).for('update');
  return row ?? null;
}
