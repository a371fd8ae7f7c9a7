import type { Database } from '@nova/db/database';
import { presalePurchases } from '@nova/db/schema/presale';
import type { Logger } from '@nova/runtime/logger';
import { UNITS_PER_CENT } from '@nova/shared/presale/card-terms';
import { REFUND_FAILED } from '@nova/shared/presale/reasons';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { JobResult } from '../../lib/jobs/job.ts';
import type { CardRefunds } from './card-processor.ts';

const BATCH = 20;
/** How long the processor's own event is waited for before it is asked again; it refunds a purchase once. */
const RETRY_MS = 60_000;

/** What asking for refunds needs. */
export interface RefundContext {
  readonly db: Database;
  readonly clock: () => number;
  readonly logger: Logger;
}

/**
 * Asks the processor to give money back that bought nothing. The purchase counts as refunded when the processor's event
 * says so, not before.
 */
export async function askCardRefunds(
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
        // What has come back once comes back again: a person finds another way.
        sql`${presalePurchases.reason} is distinct from ${REFUND_FAILED}`,
        or(
          isNull(presalePurchases.refundAskedAt),
          lt(presalePurchases.refundAskedAt, new Date(now - RETRY_MS)),
        ),
      ),
    )
    // Those that fail again and again do not come before one that was never asked for.
    .orderBy(sql`${presalePurchases.refundAskedAt} asc nulls first`)
    .limit(BATCH);
  for (const { id, paymentIntent, usdtAmount, paidAmount, refundedAmount } of due) {
    await db
      .update(presalePurchases)
      .set({ refundAskedAt: new Date(now) })
      .where(eq(presalePurchases.id, id));
    const refund = {
      purchaseId: id,
      paymentIntent: paymentIntent!,
      // What came, not what was asked for; a part may have gone back already.
      cents: Number(((paidAmount ?? usdtAmount) - refundedAmount) / UNITS_PER_CENT),
      askedAt: now,
    };
    await processor
      .refund(refund)
      .catch((error: unknown) => logger.error({ err: error, purchase: id }, 'a refund was not taken'));
  }
  return due.length === BATCH;
}
