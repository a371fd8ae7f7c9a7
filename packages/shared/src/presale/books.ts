import { z } from 'zod';
import { hashSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import { ledgerEntrySchema, purchaseSchema } from './purchase.ts';

/** Two values that should be equal. Amounts in smallest units. */
export const bookDifferenceSchema = z.object({ what: z.string(), expected: z.string(), found: z.string() });

/** A comparison of purchases, ledger and chain at the end of a block. */
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

/**
 * `GET /api/v1/admin/presale/books`: the ledger, newest first; `purchase` selects the entries of one
 * purchase.
 */
export const booksQuerySchema = z.object({
  purchase: hashSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(200).optional(),
});
/** A transfer on Ethereum that an administrator has registered as the refund of a payment from Ethereum. */
export const bridgeRefundSchema = z.object({
  transaction_hash: hashSchema,
  /**
   * `pending`: in no block yet. `rejected`: not a valid refund, `reason` says why, and another one can be
   * registered.
   */
  status: z.enum(['pending', 'confirming', 'verified', 'rejected']),
  reason: z.string().nullable(),
  confirmations: z.number().int(),
  confirmations_needed: z.number().int().nullable(),
  registered_at: timeSchema,
});
export type BridgeRefund = z.infer<typeof bridgeRefundSchema>;

/**
 * `POST /api/v1/admin/presale/purchases/{id}/refund`: registers the transfer that refunded a payment from
 * Ethereum. It is not trusted: it counts once the worker has found it on Ethereum, from the treasury to the
 * payer, with the exact amount.
 */
export const bridgeRefundRequestSchema = z.object({ transaction_hash: hashSchema });

/** Paid, without coins, and not refunded. `refund`: the transfer registered last. */
export const refundDueSchema = purchaseSchema.extend({ refund: bridgeRefundSchema.nullable() });
export type RefundDue = z.infer<typeof refundDueSchema>;

export const booksPageSchema = pageSchema(ledgerEntrySchema.extend({ purchase_id: hashSchema })).extend({
  /** Balance of each account of the ledger over all entries: debits less credits. */
  balances: z.array(z.object({ account: z.string(), asset: z.enum(['USDT', 'NAC']), amount: z.string() })),
  /** Paid but without coins or refund, or the refund was not accepted: requires an administrator. */
  refund_due: z.array(refundDueSchema),
});
export type BooksPage = z.infer<typeof booksPageSchema>;
