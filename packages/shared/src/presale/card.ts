import { z } from 'zod';
import { purchaseSchema } from './purchase.ts';

/** The least by card: the processor takes nothing below 0.50 USD. */
export const CARD_MIN_USDT_UNITS = 500_000n;
/** The most by card in one payment: 5,000 USD. */
export const CARD_MAX_USDT_UNITS = 5_000_000_000n;
/** USDT units of one US cent: a card is charged in whole cents. */
export const UNITS_PER_CENT = 10_000n;
/** How long after the purchase was begun the payment page of a card ends. Until the money arrives nothing is held. */
export const CARD_SESSION_SECONDS = 34 * 60;

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
