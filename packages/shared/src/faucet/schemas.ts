import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';

/** `GET /api/v1/faucet`. */
export const faucetQuerySchema = z.object({ address: addressSchema.optional() });
/**
 * `open`; `used_up`: the budget of the UTC day is exhausted; `paused`; `empty`: the contract has no coins
 * left; `away`: the chain is unavailable; `none`: this chain has no faucet.
 */
export const faucetStateSchema = z.enum(['open', 'used_up', 'paused', 'empty', 'away', 'none']);
export type FaucetState = z.infer<typeof faucetStateSchema>;

/** State of the faucet, and the time of the next drip for the given address (null = now). */
export const faucetSchema = z.object({
  /** True if a drip can be requested now. */
  is_open: z.boolean(),
  state: faucetStateSchema,
  amount_wei: amountSchema,
  cooldown_seconds: z.number().int(),
  /** Number of zero bits that the puzzle requires; each challenge has its own. */
  challenge_bits: z.number().int(),
  /** The contract's remaining amount of today; null while the chain is unavailable. */
  left_today_wei: amountSchema.nullable(),
  /** Number of accepted drips that are not sealed yet. */
  waiting: z.number().int(),
  next_at: timeSchema.nullable(),
  /** The test USDT that anyone can get; null where real value is sold. */
  test_usdt: addressSchema.nullable(),
});
export type Faucet = z.infer<typeof faucetSchema>;

/** `POST /api/v1/faucet/challenge`. */
export const faucetChallengeSchema = z.object({
  challenge: z.string(),
  bits: z.number().int(),
  expires_at: timeSchema,
});
export type Challenge = z.infer<typeof faucetChallengeSchema>;

/** `POST /api/v1/faucet/drips`. */
export const dripRequestSchema = z.object({
  address: addressSchema,
  challenge: z.string().max(300),
  solution: z.string().max(32),
});
/** A drip; block and transaction are null until it is sealed. */
export const dripSchema = z.object({
  operation_id: hashSchema,
  address: addressSchema,
  amount_wei: amountSchema,
  requested_at: timeSchema,
  status: z.enum(['waiting', 'sealed', 'failed']),
  block_number: z.number().int().nullable(),
  transaction_hash: hashSchema.nullable(),
});
export type Drip = z.infer<typeof dripSchema>;
export const dripPageSchema = pageSchema(dripSchema);
