import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { tokenSchema } from './token-schemas.ts';

/** Address page. `balance` in wei is read from the chain node; null when the node is away. */
export const addressDetailSchema = z.object({
  address: addressSchema,
  balance: amountSchema.nullable(),
  isContract: z.boolean().nullable(),
  /** Name of one of the product's own contracts. */
  name: z.string().nullable(),
  /** Null for what is no token. */
  token: tokenSchema.nullable(),
  createdBy: addressSchema.nullable(),
  /** Transaction that created the contract. */
  createdIn: hashSchema.nullable(),
  transactionCount: z.number().int(),
  /** Calls inside transactions to and from it, counted up to 1,000. */
  internalCount: z.number().int(),
  actionCount: z.number().int(),
  /** Movements of tokens to and from it. */
  transferCount: z.number().int(),
  /** Tokens and collections of which it holds something, counted up to 1,000; `nftCount` is its pieces of these. */
  tokenCount: z.number().int(),
  nftCount: z.number().int(),
  /** Energy Points: earned never falls by spending; spendable is what is left. */
  energyEarned: z.number().int(),
  energySpendable: z.number().int(),
  /** Position by Energy Points earned at block `block`, of so many who have earned any. Null without points. */
  rank: z.object({ position: z.number().int(), of: z.number().int(), block: z.number().int() }).nullable(),
  /** The first and the last transaction, or call inside one, that it took part in. */
  firstActivity: timeSchema.nullable(),
  lastActivity: timeSchema.nullable(),
  /** The last 30 UTC days with activity, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), actions: z.number().int(), points: z.number().int() })),
});
export type AddressDetail = z.infer<typeof addressDetailSchema>;

/** One of the top accounts. */
export const accountSchema = z.object({
  address: addressSchema,
  /** Name of one of the product's own contracts. */
  name: z.string().nullable(),
  /** Wei, at the newest indexed block; null where the index does not keep it. */
  balance: amountSchema.nullable(),
  /** Of all coins, 0 to 1. */
  share: z.number().nullable(),
  energyEarned: z.number().int(),
  transactionCount: z.number().int(),
  lastActivity: timeSchema.nullable(),
});
export type Account = z.infer<typeof accountSchema>;
