import type { Transaction } from '@nova/db/database';
import { presalePurchases } from '@nova/db/schema/presale';
import { eq } from 'drizzle-orm';
import { postPayment } from './ledger.ts';
import { askFulfilment, askReservation, type PurchaseRow } from './reservation.ts';

/**
 * The money of a purchase is here: it is written into the books, and the coins are handed over as soon as they are put
 * aside. The caller holds the purchase's lock and has seen that it was not paid before.
 */
export async function markPaid(
  tx: Transaction,
  purchase: PurchaseRow,
  evidence: string,
  now: number,
): Promise<void> {
  const paidAt = new Date(now);
  await postPayment(tx, purchase, evidence, paidAt);
  await tx
    .update(presalePurchases)
    .set({ status: 'paid', paidAt, reason: null })
    .where(eq(presalePurchases.id, purchase.id));
  await deliver(tx, { ...purchase, status: 'paid', paidAt }, now);
}

/** The next step of a paid purchase towards its coins; none while one is under way or its payment is disputed. */
export async function deliver(tx: Transaction, purchase: PurchaseRow, now: number): Promise<void> {
  const { status, dispute, reservationState } = purchase;
  if (status !== 'paid' || (dispute !== null && dispute !== 'won')) return;
  if (reservationState === 'open') await askFulfilment(tx, purchase);
  if (reservationState === 'none' || reservationState === 'released') await askReservation(tx, purchase, now);
}
