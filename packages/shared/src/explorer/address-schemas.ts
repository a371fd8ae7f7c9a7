import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { tokenSchema } from './token-schemas.ts';

/** Address page. `balance` in wei is read from the node; null if the node is unavailable. */
export const addressDetailSchema = z.object({
  address: addressSchema,
  balance: amountSchema.nullable(),
  /** True for an address with code, which includes a wallet with a delegate. */
  is_contract: z.boolean().nullable(),
  /** Contract whose code a wallet runs as its own (EIP-7702). */
  delegate: addressSchema.nullable(),
  /** Name if it is one of the product's own contracts. */
  name: z.string().nullable(),
  /** True for the wallet of a demo account, running or ended: its points never convert and have no rank. */
  is_demo: z.boolean(),
  /** Null if the address is not a token. */
  token: tokenSchema.nullable(),
  created_by: addressSchema.nullable(),
  /** Transaction that created the contract. */
  created_in: hashSchema.nullable(),
  transaction_count: z.number().int(),
  /** Calls inside transactions to and from the address, counted up to 1,000. */
  internal_count: z.number().int(),
  action_count: z.number().int(),
  /** Token transfers to and from the address. */
  transfer_count: z.number().int(),
  /**
   * Tokens and collections that it holds, counted up to 1,000; `nft_count` is the number of its NFTs in
   * these.
   */
  token_count: z.number().int(),
  nft_count: z.number().int(),
  /** Energy Points: earned never decreases by spending; spendable is the rest. */
  energy_earned: z.number().int(),
  energy_spendable: z.number().int(),
  /** Rank by Energy Points earned at block `block`, among all addresses with points. Null without points. */
  rank: z.object({ position: z.number().int(), of: z.number().int(), block: z.number().int() }).nullable(),
  /** Times of the first and the last transaction, or internal one, that it took part in. */
  first_activity: timeSchema.nullable(),
  last_activity: timeSchema.nullable(),
  /** The last 30 UTC days with activity, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), actions: z.number().int(), points: z.number().int() })),
});
export type AddressDetail = z.infer<typeof addressDetailSchema>;

/** An entry of the top accounts. */
export const accountSchema = z.object({
  address: addressSchema,
  /** Name if it is one of the product's own contracts. */
  name: z.string().nullable(),
  /** Wei at the newest indexed block; null if not indexed. */
  balance: amountSchema.nullable(),
  /** Share of all coins, 0 to 1. */
  share: z.number().nullable(),
  energy_earned: z.number().int(),
  transaction_count: z.number().int(),
  last_activity: timeSchema.nullable(),
});
export type Account = z.infer<typeof accountSchema>;
