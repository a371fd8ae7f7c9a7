import type { Hex } from 'viem';
import { encodeCall, readWords } from '../sale/presale-errors.ts';
import type { RequestWallet } from './bridge-tools.ts';

/**
 * Reads a wallet's USDT units on the payment's chain, through the wallet's own RPC.
 * @throws the wallet's error
 */
export async function readBridgeBalance(
  usdt: Hex,
  address: Hex,
  request: RequestWallet,
): Promise<bigint | null> {
  const call = { to: usdt, data: encodeCall('balanceOf', address) };
  const [balance] = readWords(await request<string>('eth_call', [call, 'latest']));
  return balance ?? null;
}
