import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { ACTIVITY_KINDS } from './list-queries.ts';
import { tokenLabelSchema } from './token-schemas.ts';

/**
 * A row of the list over everything: a transaction, a call inside one that moved NAC, a token transfer, or an
 * action. Fields that a kind lacks are null.
 */
export const activitySchema = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  block_number: z.number().int(),
  transaction_index: z.number().int(),
  /** Index of the call or of the event; 0 for a transaction. */
  index: z.number().int(),
  /** Number of the transfer in a batch of ERC-1155; 0 for all others. */
  batch_index: z.number().int(),
  transaction_hash: hashSchema,
  timestamp: timeSchema,
  /** The sender; for an action, its account. */
  from: addressSchema,
  /** Null for an action and for the creation of a contract. */
  to: addressSchema.nullable(),
  /** In wei, or in the smallest units of the token; null for an action. */
  value: amountSchema.nullable(),
  /** Selector of the called function. */
  method: hexSchema.nullable(),
  status: z.enum(['successful', 'failed', 'revoked']),
  token: tokenLabelSchema.nullable(),
  /** Decimal number of the NFT. */
  token_id: z.string().nullable(),
  action_key: z.string().nullable(),
  /** Energy Points credited. */
  points: z.number().int().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;
