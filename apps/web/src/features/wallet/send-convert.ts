import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { encodeFunctionData } from 'viem';
import { sendFromWallet } from './wallet-requests.ts';

/** Has the wallet convert points with a permit. @returns the transaction's hash */
export function sendConvert(call: {
  contract: `0x${string}`;
  points: number;
  deadline: number;
  permit: `0x${string}`;
}): Promise<`0x${string}`> {
  const data = encodeFunctionData({
    abi: communityRewardsAbi,
    functionName: 'convert',
    args: [BigInt(call.points), BigInt(call.deadline), call.permit],
  });
  return sendFromWallet({ to: call.contract, data });
}
