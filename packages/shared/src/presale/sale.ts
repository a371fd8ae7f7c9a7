import { z } from 'zod';
import { addressSchema, amountSchema, timeSchema } from '../hex.ts';

/** How a purchase is paid. `usdt` = on our own chain. */
export const PAYMENT_METHODS = ['usdt', 'card', 'bridge'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A phase with everything that the page shows. Amounts in wei. */
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
 * A way over the bridge. `is_enabled` false = shown as "not enabled". `simulated` = no money moves, development only.
 */
export const bridgeChainSchema = z.object({
  chain_id: z.number().int(),
  name: z.string(),
  is_enabled: z.boolean(),
  is_simulated: z.boolean(),
  usdt: addressSchema.nullable(),
  decimals: z.number().int().nullable(),
  /** Where the payment goes on that chain. */
  treasury: addressSchema.nullable(),
  /** Blocks on top of the payment before it counts. */
  confirmations: z.number().int().nullable(),
});

/** `GET /api/v1/presale`: the sale as the chain has it, and the ways to pay that are open here. */
export const saleSchema = z.object({
  /** Block at whose end the figures were read. */
  block: z.number().int(),
  /** True when the chain did not answer in time: these are the figures of before. Nobody can buy until it answers. */
  is_stale: z.boolean(),
  contract: addressSchema,
  reserve: addressSchema,
  treasury: addressSchema,
  /** What `Presale.buy` takes; null where this chain has none. */
  usdt: addressSchema.nullable(),
  /** True for the token without value, development only. */
  is_test_usdt: z.boolean(),
  is_paused: z.boolean(),
  is_closed: z.boolean(),
  /** Null = open. */
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
  /** Wei that payments by card and from other chains can still bring in these 24 hours, bonus included. */
  offchain_left: amountSchema,
  /** USDT units of completed purchases for which no money moved: simulated, or at the test terminal. Development only. */
  simulated_usdt_units: amountSchema,
  card: z.object({
    /** `test` = the development terminal, `off` = no card payments here. */
    mode: z.enum(['live', 'test', 'off']),
    min_usdt_units: amountSchema,
    max_usdt_units: amountSchema,
  }),
  bridge: z.array(bridgeChainSchema),
});
export type Sale = z.infer<typeof saleSchema>;
