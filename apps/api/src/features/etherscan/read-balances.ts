import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { EtherscanError } from './answers.ts';

const quantitySchema = z.string().regex(/^0x[0-9a-f]+$/i);

/** Reads balances in wei, as decimal strings. */
export async function readBalances(
  { chain }: Pick<ApiContext, 'chain'>,
  addresses: readonly string[],
  tag: string,
): Promise<string[]> {
  const answers = await chain.call(
    addresses.map((address) => ({ method: 'eth_getBalance', params: [address.toLowerCase(), tag] })),
  );
  return answers.map((answer) => {
    const quantity = quantitySchema.safeParse(answer);
    if (!quantity.success)
      throw new EtherscanError('Error! The chain node did not return this balance. Please try again.');
    return BigInt(quantity.data).toString();
  });
}
