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
 * Money that went back was not taken by the buyer's bank and is with the processor again, days later as a rule. What was
 * paid back as a whole is owed anew; the reason keeps the alarm up and the purchase before the administrators until
 * money has gone back for good. The caller holds the purchase's lock.
 * @throws AppError `not_found` for a refund that has not been told yet
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
  // Before the payment itself was told nothing of it is in the books.
  if (paidAt !== null && units > 0n) {
    await postReturn(tx, { ...purchase, isOwed }, units, `card:${event.id}`, new Date(now));
  }
  return 'refund failed';
}
