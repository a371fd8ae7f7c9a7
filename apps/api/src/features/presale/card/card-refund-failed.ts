import type { Transaction } from '@nova/db/database';
import { presalePurchases } from '@nova/db/schema/presale';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { UNITS_PER_CENT } from '@nova/shared/presale/card-terms';
import { REFUND_FAILED } from '@nova/shared/presale/reasons';
import { eq } from 'drizzle-orm';
import type { CardEvent } from './card-gateway.ts';
import { postReturn } from '@nova/presale/ledger';
import type { PurchaseRow } from '@nova/presale/reservation';

/**
 * Handles a refund that the buyer's bank returned to the processor, typically days later. A full refund is
 * owed again; the reason keeps the alarm and the purchase visible to administrators until the refund
 * succeeds. The caller holds the purchase's lock.
 * @throws AppError `not_found` if the event of the refund has not arrived yet
 */
export async function applyRefundFailed(
  tx: Transaction,
  purchase: PurchaseRow,
  event: Extract<CardEvent, { kind: 'refund_failed' }>,
  now: number,
): Promise<string> {
  const { id, status, refundedAmount, paidAt } = purchase;
  const units = BigInt(event.cents) * UNITS_PER_CENT;
  if (units > refundedAmount) {
    throw new AppError(COMMON_ERRORS.notFound, { message: 'Refund not found yet. Please resend it later.' });
  }
  const isOwed = status === 'refunded' || status === 'refund_due';
  await tx
    .update(presalePurchases)
    .set({
      refundedAmount: refundedAmount - units,
      reason: REFUND_FAILED,
      ...(isOwed ? { status: 'refund_due' as const, refundedAt: null } : {}),
    })
    .where(eq(presalePurchases.id, id));
  // Before the event of the payment arrives, the ledger contains no entries for it.
  if (paidAt !== null && units > 0n) {
    await postReturn(tx, { ...purchase, isOwed }, units, `card:${event.id}`, new Date(now));
  }
  return 'refund failed';
}
