import { z } from 'zod';
import { addressSchema, amountSchema } from '../hex.ts';
import { PAYMENT_METHODS } from './sale.ts';

const positiveAmount = z.string().regex(/^[1-9]\d{0,30}$/, 'Please enter a valid amount');

/**
 * `GET /api/v1/presale/quote`: give either `usdt_units` or `nac_wei`. `address` decides whether its one bonus is still
 * there; without it the quote supposes that it is.
 */
export const quoteQuerySchema = z
  .object({
    method: z.enum(PAYMENT_METHODS).default('usdt'),
    usdt_units: positiveAmount.optional(),
    nac_wei: positiveAmount.optional(),
    address: addressSchema.optional(),
  })
  .refine((query) => (query.usdt_units === undefined) !== (query.nac_wei === undefined), {
    message: 'give either usdt_units or nac_wei',
  });

/**
 * What a payment brings now, by the contract's arithmetic. Nothing is held by it. `usdt_units` for coins is rounded up;
 * by card to whole cents.
 */
export const quoteSchema = z.object({
  method: z.enum(PAYMENT_METHODS),
  phase: z.number().int(),
  price_usdt_units: amountSchema,
  usdt_units: amountSchema,
  /** Wei for the payment. */
  base_wei: amountSchema,
  /** Wei on top. By card and over the bridge only if a slot is still free when the payment arrives. */
  bonus_wei: amountSchema,
  total_wei: amountSchema,
  /** The argument for `Presale.buy`: all of it, or the purchase shall fail. */
  min_nac_wei: amountSchema,
  /** What is added to the payment, in USDT units; 0: nobody adds anything. */
  fee_usdt_units: amountSchema,
  /** What the network takes from the buyer's own wallet for approving and buying, in wei of NAC; 0 by card and bridge. */
  network_fee_wei: amountSchema,
  /** The largest payment that can be delivered whole now, this way, in USDT units. */
  max_usdt_units: amountSchema,
  /** Why it could not be bought now: a code of `PRESALE_ERRORS`; null if it could. */
  refusal: z.string().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;
