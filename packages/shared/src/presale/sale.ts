import { z } from 'zod';
import { addressSchema, amountSchema, timeSchema } from '../hex.ts';

/** Payment methods. `usdt` = on our own chain. */
export const PAYMENT_METHODS = ['usdt', 'card', 'bridge'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A phase with everything shown on the page. Amounts in wei. */
export const salePhaseSchema = z.object({
  id: z.number().int(),
  allocation: amountSchema,
  sold: amountSchema,
  reserved: amountSchema,
  remaining: amountSchema,
  /** USDT units (6 decimals) for one whole NAC. */
  price_usdt_units: amountSchema,
  state: z.enum(['over', 'current', 'to_come']),
});

/**
 * A chain for payments. `is_enabled` false = shown as "not enabled". `simulated` = without a real payment,
 * development only.
 */
export const bridgeChainSchema = z.object({
  chain_id: z.number().int(),
  name: z.string(),
  is_enabled: z.boolean(),
  is_simulated: z.boolean(),
  usdt: addressSchema.nullable(),
  decimals: z.number().int().nullable(),
  /** Address of the payment on that chain. */
  treasury: addressSchema.nullable(),
  /** Confirmations required for the payment. */
  confirmations: z.number().int().nullable(),
});

/** `GET /api/v1/presale`: the state of the sale on the chain, and the available payment methods. */
export const saleSchema = z.object({
  /** Block at whose end the values were read. */
  block: z.number().int(),
  /**
   * True if the chain did not respond in time: these are earlier values, and buying is disabled until it
   * responds.
   */
  is_stale: z.boolean(),
  contract: addressSchema,
  reserve: addressSchema,
  treasury: addressSchema,
  /** The token that `Presale.buy` accepts; null if this chain has none. */
  usdt: addressSchema.nullable(),
  /** True for the token without value, in development only. */
  is_test_usdt: z.boolean(),
  is_paused: z.boolean(),
  is_closed: z.boolean(),
  /** Null means already open. */
  whitelist_opens_at: timeSchema.nullable(),
  public_opens_at: timeSchema.nullable(),
  /** 1 to 3; 4 when all phases are over. */
  current_phase: z.number().int(),
  phases: z.array(salePhaseSchema),
  bonus: z.object({
    phase: z.number().int(),
    percent: z.number().int(),
    min_usdt_units: amountSchema,
    slots_total: z.number().int(),
    slots_used: z.number().int(),
    slots_remaining: z.number().int(),
  }),
  min_usdt_units: amountSchema,
  /** Remaining 24-hour limit of payments by card and from other chains in wei, including bonuses. */
  offchain_left: amountSchema,
  /**
   * USDT units of completed purchases without a real payment: simulated, or at the test terminal.
   * Development only.
   */
  simulated_usdt_units: amountSchema,
  card: z.object({
    /** `test` = the development terminal, `off` = no card payments. */
    mode: z.enum(['live', 'test', 'off']),
    min_usdt_units: amountSchema,
    max_usdt_units: amountSchema,
  }),
  bridge: z.array(bridgeChainSchema),
});
export type Sale = z.infer<typeof saleSchema>;
