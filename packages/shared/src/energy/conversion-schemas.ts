import { z } from 'zod';
import { addressSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';

/**
 * What must hold before points convert into coins (requirement 307), in the order of the checklist. `person`: a confirmed
 * mailbox that no other account has used, or a rewarded purchase. `active_days`: distinct UTC days with enough points.
 * `no_demo`: not a demo account. `not_suspended`: no administrator has suspended the account. `allowance`: what purchases
 * cover and what the account has of the pot. `points`: a whole hundred to spend. `own_room`, `all_room`: what the person
 * and everybody may still convert today.
 * `open`: the contract pays out.
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
export type ConversionConditionName = (typeof CONVERSION_CONDITIONS)[number];

/** One line of the checklist. `have` and `need` are figures where the condition has any. */
export const conversionConditionSchema = z.object({
  name: z.enum(CONVERSION_CONDITIONS),
  is_met: z.boolean(),
  have: z.number().int().nullable(),
  need: z.number().int().nullable(),
});
export type ConversionCondition = z.infer<typeof conversionConditionSchema>;

/** A permit to convert. `signature` once it is `signed`; `refusal` names the condition that did not hold. */
export const permitSchema = z.object({
  id: z.uuid(),
  status: z.enum(['queued', 'signed', 'refused']),
  account: addressSchema,
  points: z.number().int(),
  /** Seconds since 1970, the last one at which the permit is good. */
  deadline: z.number().int(),
  signature: hexSchema.nullable(),
  refusal: z.enum([...CONVERSION_CONDITIONS, 'nonce']).nullable(),
});
export type Permit = z.infer<typeof permitSchema>;

/** `GET /api/v1/energy/conversion`: of one own wallet. */
export const conversionSchema = z.object({
  /** Contract CommunityRewards; null where this chain has none. */
  contract: addressSchema.nullable(),
  spendable: z.number().int(),
  /** Most points that convert right now, in whole hundreds; 0 while a condition is open. */
  convertible: z.number().int(),
  left_today: z.number().int(),
  all_left_today: z.number().int(),
  /** Points that purchases of the wallet still cover. */
  covered: z.number().int(),
  /** What the account has left of its shares of the pot, as far as the pot of today reaches. */
  pot_share: z.number().int(),
  /** When the limits of the day begin anew. */
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

/** One conversion on the chain. */
export const conversionRowSchema = z.object({
  points: z.number().int(),
  nac_wei: z.string(),
  block_number: z.number().int(),
  transaction_hash: hashSchema,
  converted_at: timeSchema,
});
/** `GET /api/v1/energy/conversions`: the newest of a wallet first. */
export const conversionListSchema = z.object({ items: z.array(conversionRowSchema) });
export type ConversionList = z.infer<typeof conversionListSchema>;
