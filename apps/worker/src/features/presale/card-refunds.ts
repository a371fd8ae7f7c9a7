import type { Database } from '@nova/db/database';
import { presalePurchases } from '@nova/db/schema/presale';
import type { Logger } from '@nova/runtime/logger';
import { UNITS_PER_CENT } from '@nova/shared/presale/card-terms';
import { REFUND_FAILED } from '@nova/shared/presale/reasons';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { JobResult } from '../../lib/jobs/job.ts';
import type { CardRefunds } from './card-processor.ts';

const BATCH = 20;
/**
 * Delay before requesting again if the processor's event does not arrive; it refunds a purchase only once.
 */
const RETRY_MS = 60_000;

/** Dependencies for requesting refunds. */
export interface RefundContext {
  readonly db: Database;
  readonly clock: () => number;
  readonly logger: Logger;
}

/**
 * Requests refunds for payments that bought nothing. The purchase counts as refunded only when the
 * processor's event confirms it.
 */
export async function requestCardRefunds(
  { db, clock, logger }: RefundContext,
  processor: CardRefunds,
): Promise<JobResult> {
  const now = clock();
  const due = await db
    .select()
    .from(presalePurchases)
    .where(
      and(
        eq(presalePurchases.status, 'refund_due'),
        eq(presalePurchases.method, 'card'),
        isNotNull(presalePurchases.paymentIntent),
        // A refund that was rejected once would be rejected again; an operator must refund it by other
        // means.
        sql`${presalePurchases.reason} is distinct from ${REFUND_FAILED}`,
        or(
          isNull(presalePurchases.refundRequestedAt),
          lt(presalePurchases.refundRequestedAt, new Date(now - RETRY_MS)),
        ),
      ),
    )
    // Purchases whose refund keeps failing come after those never requested.
    .orderBy(sql`${presalePurchases.refundRequestedAt} asc nulls first`)
    .limit(BATCH);
  for (const { id, paymentIntent, usdtAmount, paidAmount, refundedAmount } of due) {
    await db
      .update(presalePurchases)
      .set({ refundRequestedAt: new Date(now) })
      .where(eq(presalePurchases.id, id));
    const refund = {
      purchaseId: id,
      paymentIntent: paymentIntent!,
      // The received amount, not the requested one, less what was already refunded.
      cents: Number(((paidAmount ?? usdtAmount) - refundedAmount) / UNITS_PER_CENT),
      requestedAt: now,
    };
    await processor
      .refund(refund)
      .catch((error: unknown) => logger.error({ err: error, purchase: id }, 'a refund was not accepted'));
  }
  return due.length === BATCH;
}
