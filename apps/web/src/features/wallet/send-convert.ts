import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { type Hex, encodeFunctionData } from 'viem';
import { sendFromWallet } from './connection/wallet-requests.ts';

/** Converts points with a permit through the wallet. @returns the transaction hash */
export function sendConvert(call: {
  contract: Hex;
  points: number;
  deadline: number;
  permit: Hex;
}): Promise<Hex> {
  const data = encodeFunctionData({
    abi: communityRewardsAbi,
    functionName: 'convert',
    args: [BigInt(call.points), BigInt(call.deadline), call.permit],
  });
  return sendFromWallet({ to: call.contract, data });
}
