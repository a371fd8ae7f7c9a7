import { addressSchema, hashSchema, hexSchema } from '@nova/shared/hex';
import type { PendingTransaction } from '@nova/shared/explorer/schemas';
import type { Hex } from 'viem';
import { z } from 'zod';
import type { ChainClient } from '../../../http/chain/chain-client.ts';

const quantitySchema = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .transform((text) => BigInt(text));
const nodeTransactionSchema = z.object({
  hash: hashSchema,
  from: addressSchema,
  to: addressSchema.nullable(),
  value: quantitySchema,
  nonce: quantitySchema,
  gas: quantitySchema,
  gasPrice: quantitySchema.optional(),
  maxFeePerGas: quantitySchema.optional(),
  type: quantitySchema.default(0n),
  input: hexSchema,
  blockNumber: quantitySchema.nullable().default(null),
});

/**
 * Returns a transaction that the node knows but the index does not: in the pool or in a newer block. Null if
 * the node does not know it.
 */
export async function readPendingTransaction(
  chain: ChainClient,
  hash: Hex,
): Promise<PendingTransaction | null> {
  const [answer] = await chain.call([{ method: 'eth_getTransactionByHash', params: [hash] }]);
  const parsed = nodeTransactionSchema.safeParse(answer);
  if (!parsed.success) return null;
  const { value, nonce, gas, gasPrice, maxFeePerGas, type, blockNumber, ...rest } = parsed.data;
  return {
    ...rest,
    status: 'pending',
    value: value.toString(),
    nonce: Number(nonce),
    gas_limit: Number(gas),
    gas_price: (maxFeePerGas ?? gasPrice ?? 0n).toString(),
    type: Number(type),
    block_number: blockNumber === null ? null : Number(blockNumber),
  };
}
