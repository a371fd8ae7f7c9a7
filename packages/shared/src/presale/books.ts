import { z } from 'zod';
import { hashSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import { ledgerEntrySchema, purchaseSchema } from './purchase.ts';

/** Two figures that should be the same. Amounts in smallest units. */
export const bookDifferenceSchema = z.object({ what: z.string(), expected: z.string(), found: z.string() });

/** One comparison of purchases, books and chain at the end of a block. */
export const reconciliationSchema = z.object({
  id: z.number().int(),
  at: timeSchema,
  block_number: z.number().int(),
  is_clean: z.boolean(),
  differences: z.array(bookDifferenceSchema),
});
/** `GET /api/v1/admin/presale/reconciliations`: newest first. */
export const reconciliationsSchema = pageSchema(reconciliationSchema);
export type Reconciliation = z.infer<typeof reconciliationSchema>;

/** `GET /api/v1/admin/presale/books`: the ledger view, newest first; `purchase` narrows it to one. */
export const booksQuerySchema = z.object({
  purchase: hashSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(200).optional(),
});
/** A transfer on Ethereum that an administrator has named as the refund of a purchase over the bridge. */
export const bridgeRefundSchema = z.object({
  transaction_hash: hashSchema,
  /** `pending`: in no block yet. `rejected`: it is none, `reason` says why, and another may be named. */
  status: z.enum(['pending', 'confirming', 'verified', 'rejected']),
  reason: z.string().nullable(),
  confirmations: z.number().int(),
  confirmations_needed: z.number().int().nullable(),
  registered_at: timeSchema,
});
export type BridgeRefund = z.infer<typeof bridgeRefundSchema>;

/**
 * `POST /api/v1/admin/presale/purchases/{id}/refund`: money of the bridge has gone back by this transfer. Nothing is
 * believed: it counts once the worker has found it on Ethereum, from the treasury to the payer, of the exact amount.
 */
export const bridgeRefundRequestSchema = z.object({ transaction_hash: hashSchema });

/** Paid, without coins, and not paid back. `refund`: the transfer that was named last. */
export const refundDueSchema = purchaseSchema.extend({ refund: bridgeRefundSchema.nullable() });
export type RefundDue = z.infer<typeof refundDueSchema>;

export const booksPageSchema = pageSchema(ledgerEntrySchema.extend({ purchase_id: hashSchema })).extend({
  /** What each account of the books holds, over everything: debits less credits. */
  balances: z.array(z.object({ account: z.string(), asset: z.enum(['USDT', 'NAC']), amount: z.string() })),
  /** Paid, and without coins or money back, or a refund was not taken: somebody has to look. */
  refund_due: z.array(refundDueSchema),
});
export type BooksPage = z.infer<typeof booksPageSchema>;
