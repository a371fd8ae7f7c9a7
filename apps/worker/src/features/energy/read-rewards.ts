import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { type Hex, decodeFunctionResult, encodeFunctionData } from 'viem';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';

/** Reads a value of an account from CommunityRewards at the newest block. */
export async function readRewards(
  rpc: RpcClient,
  contract: Hex,
  functionName: 'nonces' | 'leftCoveredPointsOf',
  account: Hex,
): Promise<number> {
  const data = encodeFunctionData({ abi: communityRewardsAbi, functionName, args: [account] });
  const answer = await rpc.request<Hex>('eth_call', [{ to: contract, data }, 'latest']);
  return Number(decodeFunctionResult({ abi: communityRewardsAbi, functionName, data: answer }));
}
