import { z } from 'zod';
import { addressSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';

/** An event with its arguments as readable text, which its contract chose. */
export const decodedEventSchema = z.object({
  name: z.string(),
  /** `Transfer(address from, address to, uint256 value)`. */
  signature: z.string(),
  arguments: z.array(z.object({ name: z.string(), type: z.string(), value: z.string() })),
});
export type DecodedEvent = z.infer<typeof decodedEventSchema>;

/** An event in the search over all contracts. */
export const foundEventSchema = z.object({
  contract: addressSchema,
  /** Name of the verified sources. */
  contract_name: z.string().nullable(),
  block_number: z.number().int(),
  transaction_hash: hashSchema,
  log_index: z.number().int(),
  timestamp: timeSchema,
  topics: z.array(hashSchema),
  /** Truncated after 2,048 bytes; `data_bytes` is its full length. */
  data: hexSchema,
  data_bytes: z.number().int(),
  /** Null if no ABI is known, or if the data is truncated. */
  decoded: decodedEventSchema.nullable(),
});
export type FoundEvent = z.infer<typeof foundEventSchema>;
