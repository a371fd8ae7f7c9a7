import { type Hex, encodeFunctionData, parseAbi, parseUnits } from 'viem';
import { sendFromWallet } from './connection/wallet-requests.ts';

const abi = parseAbi(['function tap(address to, uint256 units)']);
const DECIMALS = 6;

/** Requests test USDT from its contract through the wallet. @returns the transaction hash */
export function tapTestUsdt(token: Hex, to: Hex, coins: number): Promise<Hex> {
  const data = encodeFunctionData({
    abi,
    functionName: 'tap',
    args: [to, parseUnits(String(coins), DECIMALS)],
  });
  return sendFromWallet({ to: token, data });
}
