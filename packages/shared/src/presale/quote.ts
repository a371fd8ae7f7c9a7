import { z } from 'zod';
import { addressSchema, amountSchema } from '../hex.ts';
import { PAYMENT_METHODS } from './sale.ts';

const positiveAmount = z.string().regex(/^[1-9]\d{0,30}$/, 'Please enter a valid amount');

/**
 * `GET /api/v1/presale/quote`: requires either `usdt_units` or `nac_wei`. `address` determines whether its
 * only bonus is still available; without it, the quote assumes that it is.
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
 * The current result of a payment, with the contract's arithmetic. Nothing is reserved. `usdt_units` for
 * coins is rounded up; for cards, to whole cents.
 */
export const quoteSchema = z.object({
  method: z.enum(PAYMENT_METHODS),
  phase: z.number().int(),
  price_usdt_units: amountSchema,
  usdt_units: amountSchema,
  /** Coins for the payment in wei. */
  base_wei: amountSchema,
  /** Bonus in wei. By card or from Ethereum, only if a slot is still free when the payment arrives. */
  bonus_wei: amountSchema,
  total_wei: amountSchema,
  /** Argument of `Presale.buy`: the full amount, because a purchase must fail rather than deliver less. */
  min_nac_wei: amountSchema,
  /** Surcharge in USDT units; 0, because there is none. */
  fee_usdt_units: amountSchema,
  /**
   * Network fees of approving and buying from the buyer's own wallet, in wei of NAC; 0 by card and from
   * Ethereum.
   */
  network_fee_wei: amountSchema,
  /** The largest payment with this method that can be delivered completely now, in USDT units. */
  max_usdt_units: amountSchema,
  /** Code of `PRESALE_ERRORS` if the purchase is not possible now; null otherwise. */
  refusal: z.string().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;
