import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';

/** A call inside a transaction as reported by the node's call tracer. Amounts in wei. */
export const internalTransactionSchema = z.object({
  transaction_hash: hashSchema,
  block_number: z.number().int(),
  /** Index of the transaction in its block. */
  transaction_index: z.number().int(),
  /** Index of the call in its transaction, from 1; parents precede their children. */
  index: z.number().int(),
  /** 1 for direct calls of the transaction's target. */
  depth: z.number().int(),
  kind: z.enum(['call', 'callcode', 'delegatecall', 'staticcall', 'create', 'create2', 'selfdestruct']),
  from: addressSchema,
  to: addressSchema.nullable(),
  contract_address: addressSchema.nullable(),
  value: amountSchema,
  gas: z.number().int(),
  gas_used: z.number().int(),
  /** First four bytes of the input; null if it is shorter. */
  selector: hexSchema.nullable(),
  /** Also `failed` if a call above it failed, because that reverts its effects. */
  status: z.enum(['successful', 'failed']),
  /** The engine's error of a call that failed by itself. */
  error: z.string().nullable(),
  timestamp: timeSchema,
});
export type InternalTransaction = z.infer<typeof internalTransactionSchema>;

/** `pending`: the block's trace is not read yet. `unavailable`: this engine cannot trace it. */
export const TRACE_STATES = ['known', 'pending', 'unavailable'] as const;
