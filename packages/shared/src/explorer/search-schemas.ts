import { z } from 'zod';
import { addressSchema, hashSchema } from '../hex.ts';
import { TOKEN_STANDARDS } from './list-queries.ts';

/** A token or one of our own contracts whose name or symbol starts with the text. */
export const searchMatchSchema = z.object({
  /** `address`: an address with a public label. */
  kind: z.enum(['token', 'contract', 'address']),
  address: addressSchema,
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  standard: z.enum(TOKEN_STANDARDS).nullable(),
});
export type SearchMatch = z.infer<typeof searchMatchSchema>;

/** Kind of a search text; the client opens the page of that kind, or lists the `matches`. */
export const searchResultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), number: z.number().int() }),
  z.object({ kind: z.literal('orphaned_block'), hash: hashSchema }),
  z.object({ kind: z.literal('transaction'), hash: hashSchema }),
  /** An action by its ID; `transaction_hash` proves it. */
  z.object({ kind: z.literal('action'), action_id: hashSchema, transaction_hash: hashSchema }),
  /** A user operation by its hash. */
  z.object({ kind: z.literal('user_operation'), hash: hashSchema }),
  z.object({ kind: z.literal('address'), address: addressSchema }),
  z.object({ kind: z.literal('token'), address: addressSchema }),
  z.object({ kind: z.literal('nft'), address: addressSchema, token_id: z.string() }),
  z.object({ kind: z.literal('names'), matches: z.array(searchMatchSchema) }),
  z.object({ kind: z.literal('none') }),
]);
export type SearchResult = z.infer<typeof searchResultSchema>;
