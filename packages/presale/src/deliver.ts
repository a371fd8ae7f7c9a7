import type { Transaction } from '@nova/db/database';
import { presalePurchases } from '@nova/db/schema/presale';
import { eq } from 'drizzle-orm';
import { postPayment } from './ledger.ts';
import { type ChainStep, planFulfilment, planReservation, type PurchaseRow, runStep } from './reservation.ts';

/**
 * Records a received payment in the ledger; the coins are delivered as soon as they are reserved. The caller
 * holds the purchase's lock and has checked that it was not paid before.
 */
export async function markPaid(
  tx: Transaction,
  purchase: PurchaseRow,
  evidence: string,
  now: number,
): Promise<void> {
  const paidAt = new Date(now);
  await postPayment(tx, purchase, evidence, paidAt);
  const paid = { status: 'paid', paidAt, reason: null } as const;
  const step = planDelivery({ ...purchase, ...paid }, now);
  if (step) await runStep(tx, purchase.id, step, paid);
  else await tx.update(presalePurchases).set(paid).where(eq(presalePurchases.id, purchase.id));
}

/**
 * Returns the next step of a paid purchase towards its coins; null while one is pending or the payment is
 * disputed.
 */
export function planDelivery(purchase: PurchaseRow, now: number): ChainStep | null {
  const { status, dispute, reservationState } = purchase;
  if (status !== 'paid' || (dispute !== null && dispute !== 'won')) return null;
  if (reservationState === 'open') return planFulfilment(purchase);
  if (reservationState === 'none' || reservationState === 'released') return planReservation(purchase, now);
  return null;
}

/** Executes the next step (`planDelivery`), if there is one. */
export async function deliver(tx: Transaction, purchase: PurchaseRow, now: number): Promise<void> {
  const step = planDelivery(purchase, now);
  if (step) await runStep(tx, purchase.id, step);
}
