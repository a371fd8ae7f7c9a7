import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';

/** `GET /api/v1/faucet`. */
export const faucetQuerySchema = z.object({ address: addressSchema.optional() });
/**
 * `open`; `used_up`: the budget of the UTC day is given out; `paused`; `empty`: the contract has no coins left; `away`:
 * the chain does not answer; `none`: this chain has no faucet.
 */
export const faucetStateSchema = z.enum(['open', 'used_up', 'paused', 'empty', 'away', 'none']);
export type FaucetState = z.infer<typeof faucetStateSchema>;

/** State of the faucet, and when the named address may ask again (null = now). */
export const faucetSchema = z.object({
  /** Whether a drip may be asked for now. */
  is_open: z.boolean(),
  state: faucetStateSchema,
  amount_wei: amountSchema,
  cooldown_seconds: z.number().int(),
  /** Zero bits that the puzzle of a drip asks for; each challenge names its own. */
  challenge_bits: z.number().int(),
  /** What the faucet can still give today, as the contract says; null while the chain does not answer. */
  left_today_wei: amountSchema.nullable(),
  /** Accepted and not sealed yet. */
  waiting: z.number().int(),
  next_at: timeSchema.nullable(),
  /** The test USDT that anybody may tap; null where real value is sold. */
  test_usdt: addressSchema.nullable(),
});
export type Faucet = z.infer<typeof faucetSchema>;

/** `POST /api/v1/faucet/challenge`. */
export const challengeSchema = z.object({
  challenge: z.string(),
  bits: z.number().int(),
  expires_at: timeSchema,
});
export type Challenge = z.infer<typeof challengeSchema>;

/** `POST /api/v1/faucet/drips`. */
export const dripRequestSchema = z.object({
  address: addressSchema,
  challenge: z.string().max(300),
  solution: z.string().max(32),
});
/** One drip; block and transaction are null until it is sealed. */
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
