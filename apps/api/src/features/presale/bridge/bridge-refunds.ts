import type { Queryable, Transaction } from '@nova/db/database';
import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { bridgePayments, bridgeRefunds, presalePurchases } from '@nova/db/schema/presale';
import { lockPurchase } from '@nova/presale/reservation';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { BridgeRefund, RefundDue } from '@nova/shared/presale/books';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { REFUND_FAILED } from '@nova/shared/presale/reasons';
import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { toWireTime } from '../../../http/clock.ts';
import { toPurchase } from '../purchase/purchases.ts';

type RefundRow = typeof bridgeRefunds.$inferSelect;

const MOST = 100;

/** Records the previous and the new refund in the same transaction. */
export type NoteRefund = (tx: Transaction, before: BridgeRefund | null, after: BridgeRefund) => Promise<void>;

/**
 * Records the transfer by which an administrator has refunded a payment from Ethereum. The worker verifies
 * it; until then the purchase stays `refund_due`. Registering the same transfer again returns its state;
 * another transfer replaces one that is in no block.
 * @throws AppError `not_found`, `refund_not_due`, `refund_under_way`, `bridge_unavailable`
 */
export async function registerBridgeRefund(
  { db, clock, config }: Pick<ApiContext, 'db' | 'clock' | 'config'>,
  purchaseId: Hex,
  refundHash: Hex,
  noteChange: NoteRefund = async () => {},
): Promise<BridgeRefund> {
  if (config.mainnet === null) {
    throw new AppError(PRESALE_ERRORS.bridgeUnavailable, {
      message: "Refunds can't be looked up because no Ethereum node is configured.",
    });
  }
  return db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase)
      throw new AppError(COMMON_ERRORS.notFound, { message: 'Purchase not found. Check its ID.' });
    const [known] = await tx
      .select()
      .from(bridgeRefunds)
      .where(and(eq(bridgeRefunds.purchaseId, purchaseId), ne(bridgeRefunds.status, 'rejected')))
      .for('update');
    if (known?.refundHash === refundHash) return toRefund(known);
    const [payment] = await tx.select().from(bridgePayments).where(eq(bridgePayments.purchaseId, purchaseId));
    if (purchase.status !== 'refund_due' || !payment) {
      throw new AppError(PRESALE_ERRORS.refundNotDue, {
        message: "This purchase doesn't need a manual refund.",
        details: { status: purchase.status },
      });
    }
    // A wallet that raises its fee sends the same transfer under another hash, which replaces the first until
    // a block contains that.
    const isReplaced = known?.status === 'pending';
    if (isReplaced) {
      await tx
        .update(bridgeRefunds)
        .set({ status: 'rejected', reason: 'replaced' })
        .where(eq(bridgeRefunds.id, known.id));
    } else if (known) {
      throw new AppError(PRESALE_ERRORS.refundUnderWay, {
        message:
          'Another transfer is already being checked as the refund of this purchase. Wait for the result.',
        details: { transaction_hash: known.refundHash },
      });
    }
    const [row] = await tx
      .insert(bridgeRefunds)
      .values({
        purchaseId,
        chainId: payment.chainId,
        refundHash,
        recipient: payment.sender,
        units: purchase.usdtAmount,
        paymentRegisteredAt: payment.registeredAt,
        registeredAt: new Date(clock()),
        status: 'pending',
      })
      .returning();
    await wakeJobs(tx, JOB_CHANNELS.presale);
    const refund = toRefund(row!);
    await noteChange(tx, known ? toRefund(known) : null, refund);
    return refund;
  });
}

/**
 * Lists the oldest hundred purchases that were paid but neither delivered nor refunded, and those whose
 * refund failed, each with the refund registered last.
 */
export async function listRefundDue(db: Queryable): Promise<RefundDue[]> {
  const rows = await db
    .select({ row: presalePurchases, payment: bridgePayments })
    .from(presalePurchases)
    .leftJoin(bridgePayments, eq(bridgePayments.purchaseId, presalePurchases.id))
    .where(or(eq(presalePurchases.status, 'refund_due'), eq(presalePurchases.reason, REFUND_FAILED)))
    .orderBy(asc(presalePurchases.position))
    .limit(MOST);
  const ids = rows.map(({ row }) => row.id);
  const refunds =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(bridgeRefunds)
          .where(inArray(bridgeRefunds.purchaseId, ids))
          .orderBy(desc(bridgeRefunds.id));
  return rows.map(({ row, payment }) => {
    const newest = refunds.find(({ purchaseId }) => purchaseId === row.id);
    return Object.assign(toPurchase(row, payment), { refund: newest ? toRefund(newest) : null });
  });
}

function toRefund(row: RefundRow): BridgeRefund {
  return {
    transaction_hash: row.refundHash,
    status: row.status,
    reason: row.reason,
    confirmations: row.confirmations,
    confirmations_needed: row.confirmationsNeeded,
    registered_at: toWireTime(row.registeredAt),
  };
}
