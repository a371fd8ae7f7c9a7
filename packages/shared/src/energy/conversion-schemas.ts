import { z } from 'zod';
import { addressSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';

/**
 * Conditions for converting points into coins (requirement 307), in the order of the checklist. `person`: a
 * confirmed mailbox that no other account has used, or a rewarded purchase. `active_days`: distinct UTC days
 * with enough points. `no_demo`: not a demo account. `not_suspended`: no administrator has suspended the
 * account. `allowance`: purchases or the account's share of the pot cover it. `points`: at least one hundred
 * to spend. `own_room`, `all_room`: the remaining daily limits of the person and of everyone. `open`: the
 * contract pays out.
 */
export const CONVERSION_CONDITIONS = [
  'person',
  'active_days',
  'no_demo',
  'not_suspended',
  'allowance',
  'points',
  'own_room',
  'all_room',
  'open',
] as const;
/** One line of the checklist. `have` and `need` are numbers if the condition has any. */
export const conversionConditionSchema = z.object({
  name: z.enum(CONVERSION_CONDITIONS),
  is_met: z.boolean(),
  have: z.number().int().nullable(),
  need: z.number().int().nullable(),
});
export type ConversionCondition = z.infer<typeof conversionConditionSchema>;

/**
 * A permit to convert. `signature` is set once it is `signed`; `refusal` names the condition that was not
 * met.
 */
export const conversionPermitSchema = z.object({
  id: z.uuid(),
  status: z.enum(['queued', 'signed', 'refused']),
  account: addressSchema,
  points: z.number().int(),
  /** Last second at which the permit is valid, since 1970. */
  deadline: z.number().int(),
  signature: hexSchema.nullable(),
  refusal: z.enum([...CONVERSION_CONDITIONS, 'nonce']).nullable(),
});
export type Permit = z.infer<typeof conversionPermitSchema>;

/** `GET /api/v1/energy/conversion`: state of one of the user's wallets. */
export const conversionSchema = z.object({
  /** The contract CommunityRewards; null if this chain has none. */
  contract: addressSchema.nullable(),
  spendable: z.number().int(),
  /** Maximum points that convert now, in whole hundreds; 0 while a condition is not met. */
  convertible: z.number().int(),
  left_today: z.number().int(),
  all_left_today: z.number().int(),
  /** Points still covered by purchases of the wallet. */
  covered: z.number().int(),
  /** Remaining share of the pot, limited by the rest of today's pot. */
  pot_share: z.number().int(),
  /** Time at which the daily limits reset. */
  next_day_at: timeSchema,
  conditions: z.array(conversionConditionSchema),
});
export type Conversion = z.infer<typeof conversionSchema>;
export const conversionQuerySchema = z.object({ wallet_address: addressSchema });

/** `POST /api/v1/energy/conversion/permits`. */
export const permitRequestSchema = z.object({
  wallet_address: addressSchema,
  points: z.number().int().positive().max(1_000_000),
});

/** A conversion on the chain. */
export const conversionRowSchema = z.object({
  points: z.number().int(),
  nac_wei: z.string(),
  block_number: z.number().int(),
  transaction_hash: hashSchema,
  converted_at: timeSchema,
});
/** `GET /api/v1/energy/conversions`: the newest conversions of a wallet first. */
export const conversionListSchema = z.object({ items: z.array(conversionRowSchema) });
export type ConversionList = z.infer<typeof conversionListSchema>;
