import { z } from 'zod';
import { decodedLogSchema } from './decoded.ts';
import { addressParamSchema } from './parts.ts';

/** A log. `smart_contract` is the target of its transaction. */
export const logSchema = z.object({
  transaction_hash: z.string(),
  address: addressParamSchema,
  topics: z.array(z.string().nullable()),
  data: z.string().nullable(),
  index: z.number().int(),
  decoded: decodedLogSchema.nullable(),
  smart_contract: addressParamSchema.nullable(),
  block_hash: z.string(),
  block_number: z.number().int(),
  block_timestamp: z.string(),
});
export type LogItem = z.infer<typeof logSchema>;

/** A call that a contract made inside a transaction. */
export const internalTransactionSchema = z.object({
  error: z.string().nullable(),
  success: z.boolean(),
  type: z.enum(['call', 'callcode', 'delegatecall', 'staticcall', 'create', 'create2', 'selfdestruct']),
  transaction_hash: z.string(),
  transaction_index: z.number().int(),
  from: addressParamSchema,
  to: addressParamSchema.nullable(),
  created_contract: addressParamSchema.nullable(),
  value: z.string(),
  block_number: z.number().int(),
  timestamp: z.string(),
  index: z.number().int(),
  gas_limit: z.string(),
});
export type InternalTransactionItem = z.infer<typeof internalTransactionSchema>;
