import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';

/** Texts that determine the address of a token. */
export interface TokenTexts {
  readonly owner: Hex;
  readonly name: string;
  readonly symbol: string;
  readonly supply: bigint;
  readonly contractUri: string;
}

/**
 * Returns the address of the owner's next token with these texts.
 * @throws AppError `unavailable` if the chain does not respond
 */
export async function predictToken(
  { chain }: Pick<ApiContext, 'chain'>,
  factory: Hex,
  { owner, name, symbol, supply, contractUri }: TokenTexts,
): Promise<Hex> {
  const query = { abi: tokenFactoryAbi, functionName: 'nextTokenOf' } as const;
  const data = encodeFunctionData({ ...query, args: [owner, name, symbol, supply, contractUri] });
  const [answer] = await chain.call([{ method: 'eth_call', params: [{ to: factory, data }, 'latest'] }]);
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{64}$/i.test(answer)) throw chainAway();
  return decodeFunctionResult({ ...query, data: answer as Hex }).toLowerCase() as Hex;
}

export function chainAway(): AppError {
  const message = 'Token could not be created. Please try again later.';
  return new AppError(COMMON_ERRORS.unavailable, { message });
}
