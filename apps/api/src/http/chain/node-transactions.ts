import { addressSchema, hashSchema, hexSchema } from '@nova/shared/hex';
import { z } from 'zod';
import type { ChainClient } from './chain-client.ts';

const quantitySchema = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .transform((text) => BigInt(text));

/** A transaction as the node reports it, in a block or in its pool. Amounts are in wei. */
export const nodeTransactionSchema = z.object({
  hash: hashSchema,
  from: addressSchema,
  to: addressSchema.nullable(),
  value: quantitySchema,
  nonce: quantitySchema,
  gas: quantitySchema,
  gasPrice: quantitySchema.optional(),
  maxFeePerGas: quantitySchema.optional(),
  maxPriorityFeePerGas: quantitySchema.optional(),
  type: quantitySchema.default(0n),
  input: hexSchema,
  blockNumber: quantitySchema.nullable().default(null),
});
export type NodeTransaction = z.output<typeof nodeTransactionSchema>;

const sendersSchema = z
  .record(z.string(), z.record(z.string(), nodeTransactionSchema))
  .transform((bySender) => Object.values(bySender).flatMap((byNonce) => Object.values(byNonce)));
const poolSchema = z.object({ pending: sendersSchema, queued: sendersSchema });

/** The transactions of the pool: those of the next blocks, and those that wait for an earlier one of their sender. */
export type NodePool = z.output<typeof poolSchema>;

/** Reads the node's pool; null if the node does not answer. */
export async function readNodePool(chain: ChainClient): Promise<NodePool | null> {
  const [answer] = await chain.call([{ method: 'txpool_content', params: [] }]);
  return poolSchema.safeParse(answer).data ?? null;
}

/** Reads a transaction that the node knows, also one that is in its pool only; null if it knows none. */
export async function readNodeTransaction(chain: ChainClient, hash: string): Promise<NodeTransaction | null> {
  const [answer] = await chain.call([{ method: 'eth_getTransactionByHash', params: [hash] }]);
  return nodeTransactionSchema.safeParse(answer).data ?? null;
}

/** Returns the price per gas in wei that a transaction pays at most. */
export const maximumPriceOf = ({ maxFeePerGas, gasPrice }: NodeTransaction): bigint =>
  maxFeePerGas ?? gasPrice ?? 0n;
