import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import { PAYMENT_METHODS } from './sale.ts';

/**
 * A paid purchase above what payments by card and from other chains bring in 24 hours. The worker delivers it by itself
 * once the Safe has made the call, or once the limit has room.
 */
export const purchaseApprovalSchema = z.object({
  purchase_id: hashSchema,
  /** What the contract calls `purchaseId`. */
  reservation_id: hashSchema,
  method: z.enum(PAYMENT_METHODS),
  is_simulated: z.boolean(),
  /** Who gets the coins. */
  wallet_address: addressSchema,
  phase: z.number().int(),
  /** USDT units, 6 decimals. */
  usdt_amount: amountSchema,
  paid_at: timeSchema,
  /** From then on the money goes back. */
  waits_until: timeSchema,
  /** What the Safe calls: `Presale.approvePurchase` with exactly these terms. */
  call: z.object({ to: addressSchema, data: hexSchema }),
});
export type PurchaseApproval = z.infer<typeof purchaseApprovalSchema>;

/** `GET /api/v1/admin/presale/approvals`: the oldest first, because it is the first whose time ends. */
export const approvalsPageSchema = pageSchema(purchaseApprovalSchema);
export type ApprovalsPage = z.infer<typeof approvalsPageSchema>;
