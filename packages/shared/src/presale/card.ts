import { z } from 'zod';
import { purchaseSchema } from './purchase.ts';

/** `POST /api/v1/presale/card-sessions`, with a session. */
export const cardSessionRequestSchema = z.object({
  /** Whole cents: a multiple of 10,000. */
  usdt_units: z.string().regex(/^[1-9]\d{0,15}$/, 'Please enter a valid amount'),
  /** The phase shown to the buyer. */
  phase: z.number().int().min(1).max(3),
  /** Minimum that the buyer accepts, including the bonus, in wei. */
  min_nac_wei: z
    .string()
    .regex(/^\d{1,31}$/)
    .default('0'),
  /** The buyer has acknowledged the risks; otherwise the sale is refused. */
  accepts_risks: z.literal(true),
  /** A repeated ID returns the same session. */
  request_id: z.string().regex(/^[\w-]{8,100}$/),
});
export type CardSessionRequest = z.input<typeof cardSessionRequestSchema>;

/**
 * The payment page, valid until `purchase.expires_at`. `test` = the development terminal, without a real
 * payment. Coins and bonus are reserved when the payment arrives; if they are sold out by then, it is
 * refunded.
 */
export const cardSessionSchema = z.object({
  mode: z.enum(['live', 'test']),
  url: z.string(),
  purchase: purchaseSchema,
});
export type CardSession = z.infer<typeof cardSessionSchema>;
