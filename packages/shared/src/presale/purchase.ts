import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { pageSchema, pageQuerySchema } from '../pagination.ts';
import { PAYMENT_METHODS } from './sale.ts';

/**
 * Where a purchase is. USDT on our chain is `completed` from its first moment. Card: `quoted` (the payment page is open, nothing is held) →
 * `paid` → `completed`. Bridge: `pending` (payment not in a block yet) → `confirming` → `paid` → `completed`.
 * `expired` = not paid in time. `failed` = there is no payment. `refund_due` = paid, and the coins
 * cannot be had at the quote any more, or a refund was not taken (`reason` says `refund_failed`). `refunded` = the money went back, before or after delivery.
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

/** One purchase; once completed it is the receipt. Names that the specification gives are kept. */
export const purchaseSchema = z.object({
  id: hashSchema,
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PURCHASE_STATUSES),
  /** No money moved: development only. */
  is_simulated: z.boolean(),
  /** Who gets the coins, lower case: a wallet, or the account's own address. */
  wallet_address: addressSchema,
  phase: z.number().int(),
  /** USDT units, 6 decimals. */
  usdt_amount: amountSchema,
  /** Wei, without bonus. */
  nova_tokens: amountSchema,
  /** Wei; before delivery what the reservation holds. */
  bonus_tokens: amountSchema,
  /** `quoted`: until when it can be paid. Otherwise until when the coins are held; null when nothing is. */
  expires_at: timeSchema.nullable(),
  /** Our chain: the delivery. Null until then. */
  block_number: z.number().int().nullable(),
  transaction_hash: hashSchema.nullable(),
  /** The payment's transaction on its chain; null by card. */
  payment_hash: hashSchema.nullable(),
  /** Chain of the payment; null by card. */
  payment_chain_id: z.number().int().nullable(),
  /** Bridge: blocks on top so far, and how many are needed. */
  confirmations: z.number().int().nullable(),
  confirmations_needed: z.number().int().nullable(),
  /**
   * Why it is `failed` or `refund_due`, why a `paid` one waits (`awaiting_approval`: for the Safe), or that a part that
   * went back was not taken, as a code; null otherwise.
   */
  reason: z.string().nullable(),
  created_at: timeSchema,
  paid_at: timeSchema.nullable(),
  completed_at: timeSchema.nullable(),
  refunded_at: timeSchema.nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** Derived purchase totals (requirement 118): sums over completed purchases. Coins in wei, `total_usd` in USDT units. */
export const purchaseTotalsSchema = z.object({
  total_tokens: amountSchema,
  base_tokens: amountSchema,
  bonus_tokens: amountSchema,
  total_usd: amountSchema,
  /** The part of `total_usd` for which no money moved: development only. */
  simulated_usd: amountSchema,
});
export type PurchaseTotals = z.infer<typeof purchaseTotalsSchema>;

/** `GET /api/v1/presale/purchases`: own purchases, of one own address or of all of them. */
export const purchaseQuerySchema = pageQuerySchema.extend({ address: addressSchema.optional() });
export const purchasePageSchema = pageSchema(purchaseSchema).extend({ totals: purchaseTotalsSchema });
export type PurchasePage = z.infer<typeof purchasePageSchema>;

/**
 * One line of the books: `amount` of `asset` moves from the `credit` account to the `debit` account. USDT in units, NAC
 * in wei.
 */
export const ledgerEntrySchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  asset: z.enum(['USDT', 'NAC']),
  amount: amountSchema,
  debit: z.string(),
  credit: z.string(),
  /** What proves it: a transaction and log, or an event of the card processor. */
  evidence: z.string(),
  at: timeSchema,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** `GET /api/v1/presale/purchases/{id}`: the receipt, and its lines of the books from payment to delivery. */
export const receiptSchema = purchaseSchema.extend({
  ledger: z.array(ledgerEntrySchema),
  /** The block that credited the buyer's Energy Points for it; null until there is one, and where it brought none. */
  reward_block_number: z.number().int().nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** `GET /api/v1/presale/resume?address=`: what a page that was closed between approve and buy needs to go on. */
export const resumeQuerySchema = z.object({ address: addressSchema });
export const resumeSchema = z.object({
  /** USDT units that the wallet has and has allowed to the pre-sale; null while the chain does not answer. */
  balance_units: amountSchema.nullable(),
  allowance_units: amountSchema.nullable(),
  /** The wallet's one bonus is used or held. */
  has_bonus: z.boolean().nullable(),
  /** Purchases of this address that are neither completed nor over. Only to its own session; otherwise empty. */
  open: z.array(purchaseSchema),
});
export type Resume = z.infer<typeof resumeSchema>;
