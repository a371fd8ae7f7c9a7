import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { toNumber, type ChainClient } from '../../http/chain-client.ts';

const abi = communityRewardsAbi;

/** What the contract says about conversions of an account now. */
export interface RewardsOnChain {
  readonly isOpen: boolean;
  readonly nonce: number;
  readonly leftPointsOf: number;
  readonly leftPoints: number;
}

/** Reads it from the newest block, in one batch; null when the chain does not answer. */
export async function readRewardsOnChain(
  chain: ChainClient,
  contract: Hex,
  account: Hex,
): Promise<RewardsOnChain | null> {
  const call = (data: Hex) => ({ method: 'eth_call', params: [{ to: contract, data }, 'latest'] });
  const answers = await chain.call([
    call(encodeFunctionData({ abi, functionName: 'paused' })),
    call(encodeFunctionData({ abi, functionName: 'nonces', args: [account] })),
    call(encodeFunctionData({ abi, functionName: 'leftPointsOf', args: [account] })),
    call(encodeFunctionData({ abi, functionName: 'leftPoints' })),
  ]);
  const [paused, nonce, leftOf, left] = answers.map((answer) =>
    typeof answer === 'string' && answer.length === 66 ? (answer as Hex) : null,
  );
  if (!paused || !nonce || !leftOf || !left) return null;
  return {
    isOpen: !decodeFunctionResult({ abi, functionName: 'paused', data: paused }),
    nonce: toNumber(nonce)!,
    leftPointsOf: toNumber(leftOf)!,
    leftPoints: toNumber(left)!,
  };
}
