import { z } from 'zod';
import { purchaseSchema } from './purchase.ts';

/** `POST /api/v1/presale/card-sessions`, with a session. */
export const cardSessionRequestSchema = z.object({
  /** Whole cents: a multiple of 10,000. */
  usdt_units: z.string().regex(/^[1-9]\d{0,15}$/, 'Please enter a valid amount'),
  /** The phase that the buyer sees. */
  phase: z.number().int().min(1).max(3),
  /** The least that the buyer accepts, bonus included; wei. */
  min_nac_wei: z
    .string()
    .regex(/^\d{1,31}$/)
    .default('0'),
  /** The buyer has read the risks; without it nothing is sold. */
  accepts_risks: z.literal(true),
  /** Asking again with the same one answers the same session. */
  request_id: z.string().regex(/^[\w-]{8,100}$/),
});
export type CardSessionRequest = z.input<typeof cardSessionRequestSchema>;

/**
 * Where to pay, until `purchase.expires_at`. `test` = the development terminal, no money moves. Coins and bonus are taken
 * when the payment arrives; if they are gone by then, the payment goes back.
 */
export const cardSessionSchema = z.object({
  mode: z.enum(['live', 'test']),
  url: z.string(),
  purchase: purchaseSchema,
});
export type CardSession = z.infer<typeof cardSessionSchema>;
