import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import { PAYMENT_METHODS } from './sale.ts';

/**
 * A paid purchase above the 24-hour limit of card payments and payments from other chains. The worker
 * delivers it once the Safe has made the call, or once the limit permits it.
 */
export const purchaseApprovalSchema = z.object({
  purchase_id: hashSchema,
  /** Called `purchaseId` in the contract. */
  reservation_id: hashSchema,
  method: z.enum(PAYMENT_METHODS),
  is_simulated: z.boolean(),
  /** Recipient of the coins. */
  wallet_address: addressSchema,
  phase: z.number().int(),
  /** USDT units, 6 decimals. */
  usdt_amount: amountSchema,
  paid_at: timeSchema,
  /** After this time the payment is refunded. */
  waits_until: timeSchema,
  /** The call for the Safe: `Presale.approvePurchase` with exactly these terms. */
  call: z.object({ to: addressSchema, data: hexSchema }),
});
export type PurchaseApproval = z.infer<typeof purchaseApprovalSchema>;

/** `GET /api/v1/admin/presale/approvals`: oldest first, because it expires first. */
export const approvalsPageSchema = pageSchema(purchaseApprovalSchema);
export type ApprovalsPage = z.infer<typeof approvalsPageSchema>;
