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
export const reconciliationsSchema = z.object({ items: z.array(reconciliationSchema) });

/** `GET /api/v1/admin/presale/books`: the ledger view, newest first; `purchase` narrows it to one. */
export const booksQuerySchema = z.object({
  purchase: hashSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(200).optional(),
});
export const booksPageSchema = pageSchema(ledgerEntrySchema.extend({ purchase_id: hashSchema })).extend({
  /** What each account of the books holds, over everything: debits less credits. */
  balances: z.array(z.object({ account: z.string(), asset: z.enum(['USDT', 'NAC']), amount: z.string() })),
  /** Paid, and without coins or money back: somebody has to look. */
  refund_due: z.array(purchaseSchema),
});
