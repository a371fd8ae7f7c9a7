import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';

/** A value read from the chain; null if the read failed, so that only proven values are shown. */
const readAmountSchema = amountSchema.nullable();

/** `GET /api/v1/treasury`: the distribution of the supply, read from the chain at the end of one block. */
export const treasurySchema = z.object({
  /** The block at whose end all values were read; null while the chain is unavailable. */
  block: z
    .object({ number: z.number(), hash: hashSchema, state_root: hashSchema, sealed_at: timeSchema })
    .nullable(),
  chain_id: z.number(),
  holders: z.array(
    z.object({
      holder: z.string(),
      /** Null if this chain does not have the contract. */
      address: addressSchema.nullable(),
      allocated_wei: amountSchema,
      balance_wei: readAmountSchema,
    }),
  ),
  vesting: z.array(
    z.object({
      holder: z.string(),
      starts_at: timeSchema.nullable(),
      ends_at: timeSchema.nullable(),
      /** Amount released so far. */
      released_wei: readAmountSchema,
      /** Amount that can be released at this block. */
      releasable_wei: readAmountSchema,
    }),
  ),
  safe: z.object({
    address: addressSchema.nullable(),
    threshold: z.number().nullable(),
    owners: z.array(addressSchema).nullable(),
  }),
  contracts: z.array(z.object({ name: z.string(), address: addressSchema, deployed_at_block: z.number() })),
});
export type Treasury = z.infer<typeof treasurySchema>;
