import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';

/** A figure read from the chain; null when it was not answered, so that nothing is shown that is not proven. */
const readAmountSchema = amountSchema.nullable();

/** `GET /api/v1/treasury`: where the supply lies, read from the chain at the end of one block. */
export const treasurySchema = z.object({
  /** The block at whose end everything below was read; null while the chain does not answer. */
  block: z
    .object({ number: z.number(), hash: hashSchema, state_root: hashSchema, sealed_at: timeSchema })
    .nullable(),
  chain_id: z.number(),
  holders: z.array(
    z.object({
      holder: z.string(),
      /** Null where the contract does not stand on this chain. */
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
      /** Taken out so far. */
      released_wei: readAmountSchema,
      /** Could be taken out at this block. */
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
