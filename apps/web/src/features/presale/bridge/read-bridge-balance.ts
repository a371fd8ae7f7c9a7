import type { Hex } from 'viem';
import { encodeCall, readWords } from '../sale/presale-errors.ts';
import type { RequestWallet } from './run-bridge.ts';

/** USDT units of a wallet on the chain of a payment, by the wallet's own network. @throws what the wallet answers */
export async function readBridgeBalance(usdt: Hex, address: Hex, ask: RequestWallet): Promise<bigint | null> {
  const call = { to: usdt, data: encodeCall('balanceOf', address) };
  const [balance] = readWords(await ask<string>('eth_call', [call, 'latest']));
  return balance ?? null;
}
