import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { pageSchema, pageQuerySchema } from '../pagination.ts';
import { PAYMENT_METHODS } from './sale.ts';

/**
 * State of a purchase. USDT on our chain is `completed` from the start. Card: `quoted` (the payment page is
 * open, nothing is reserved) → `paid` → `completed`. Bridge: `pending` (payment not in a block yet) →
 * `confirming` → `paid` → `completed`. `expired` = not paid in time. `failed` = there is no payment.
 * `refund_due` = paid, but the coins are no longer available at the quote, or a refund was not accepted
 * (`reason` is `refund_failed`). `refunded` = the payment was returned, before or after delivery.
 */
export const PURCHASE_STATUSES = [
  'quoted',
  'pending',
  'confirming',
  'paid',
  'completed',
  'expired',
  'failed',
  'refund_due',
  'refunded',
] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** A purchase; once completed it is the receipt. Field names given by the specification are kept. */
export const purchaseSchema = z.object({
  id: hashSchema,
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PURCHASE_STATUSES),
  /** True without a real payment, in development only. */
  is_simulated: z.boolean(),
  /** Recipient of the coins, lowercase: a wallet, or the account's own address. */
  wallet_address: addressSchema,
  phase: z.number().int(),
  /** USDT units, 6 decimals. */
  usdt_amount: amountSchema,
  /** Wei, without bonus. */
  nova_tokens: amountSchema,
  /** Wei; before delivery, the amount held by the reservation. */
  bonus_tokens: amountSchema,
  /** `quoted`: deadline of the payment. Otherwise the end of the reservation; null without one. */
  expires_at: timeSchema.nullable(),
  /** Block of the delivery on our chain; null until then. */
  block_number: z.number().int().nullable(),
  transaction_hash: hashSchema.nullable(),
  /** The payment's transaction on its chain; null for cards. */
  payment_hash: hashSchema.nullable(),
  /** Chain of the payment; null for cards. */
  payment_chain_id: z.number().int().nullable(),
  /** Bridge: confirmations so far, and the number required. */
  confirmations: z.number().int().nullable(),
  confirmations_needed: z.number().int().nullable(),
  /**
   * Reason code: why it is `failed` or `refund_due`, why a `paid` one waits (`awaiting_approval`: for the
   * Safe), or that a partial refund was not accepted; null otherwise.
   */
  reason: z.string().nullable(),
  created_at: timeSchema,
  paid_at: timeSchema.nullable(),
  completed_at: timeSchema.nullable(),
  refunded_at: timeSchema.nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/**
 * Derived purchase totals (requirement 118): sums over completed purchases. Coins in wei, `total_usd` in
 * USDT units.
 */
export const purchaseTotalsSchema = z.object({
  total_tokens: amountSchema,
  base_tokens: amountSchema,
  bonus_tokens: amountSchema,
  total_usd: amountSchema,
  /** The part of `total_usd` without a real payment, in development only. */
  simulated_usd: amountSchema,
});
export type PurchaseTotals = z.infer<typeof purchaseTotalsSchema>;

/** `GET /api/v1/presale/purchases`: own purchases, of one own address or all of them. */
export const purchaseQuerySchema = pageQuerySchema.extend({ address: addressSchema.optional() });
export const purchasePageSchema = pageSchema(purchaseSchema).extend({ totals: purchaseTotalsSchema });
export type PurchasePage = z.infer<typeof purchasePageSchema>;

/**
 * A ledger entry: `amount` of `asset` moves from the `credit` account to the `debit` account. USDT in units,
 * NAC in wei.
 */
export const ledgerEntrySchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  asset: z.enum(['USDT', 'NAC']),
  amount: amountSchema,
  debit: z.string(),
  credit: z.string(),
  /** Proof of the entry: a transaction and log, or an event of the card processor. */
  evidence: z.string(),
  at: timeSchema,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** `GET /api/v1/presale/purchases/{id}`: the receipt with its ledger entries from payment to delivery. */
export const purchaseReceiptSchema = purchaseSchema.extend({
  ledger: z.array(ledgerEntrySchema),
  /** The block that credited the buyer's Energy Points; null until then, or without points. */
  reward_block_number: z.number().int().nullable(),
});
export type Receipt = z.infer<typeof purchaseReceiptSchema>;

/**
 * `GET /api/v1/presale/resume?address=`: the data to resume a purchase on a page that was closed between
 * approval and purchase.
 */
export const resumeQuerySchema = z.object({ address: addressSchema });
export const openPurchasesSchema = z.object({
  /**
   * USDT units that the wallet holds and has approved for the presale; null while the chain is unavailable.
   */
  balance_units: amountSchema.nullable(),
  allowance_units: amountSchema.nullable(),
  /** True if the wallet's only bonus is used or reserved. */
  has_bonus: z.boolean().nullable(),
  /** Unfinished purchases of this address. Only for its own session; otherwise empty. */
  open: z.array(purchaseSchema),
});
export type Resume = z.infer<typeof openPurchasesSchema>;
