import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';

/** One call inside a transaction, as the node's call tracer tells it. Amounts in wei. */
export const internalTransactionSchema = z.object({
  transactionHash: hashSchema,
  blockNumber: z.number().int(),
  /** Place of the transaction in its block. */
  transactionIndex: z.number().int(),
  /** Place of the call in its transaction, from 1, parents before their children. */
  index: z.number().int(),
  /** 1 for what the transaction's target called itself. */
  depth: z.number().int(),
  kind: z.enum(['call', 'callcode', 'delegatecall', 'staticcall', 'create', 'create2', 'selfdestruct']),
  from: addressSchema,
  to: addressSchema.nullable(),
  contractAddress: addressSchema.nullable(),
  value: amountSchema,
  gas: z.number().int(),
  gasUsed: z.number().int(),
  /** First four bytes of the input, null where there are fewer. */
  selector: hexSchema.nullable(),
  /** `failed` also where a call above it failed: nothing of it lasted. */
  status: z.enum(['successful', 'failed']),
  /** What the engine said about a call that failed by itself. */
  error: z.string().nullable(),
  timestamp: timeSchema,
});
export type InternalTransaction = z.infer<typeof internalTransactionSchema>;

/** `pending`: the block waits for its trace. `unavailable`: this engine cannot trace it. */
export const TRACE_STATES = ['known', 'pending', 'unavailable'] as const;
export type TraceState = (typeof TRACE_STATES)[number];
