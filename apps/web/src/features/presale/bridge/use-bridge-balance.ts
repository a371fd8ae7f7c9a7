import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { presaleKeys } from '../presale-keys.ts';
import { readBridgeBalance } from './read-bridge-balance.ts';
import type { RequestWallet } from './bridge-tools.ts';
import type { BridgeChain } from '../sale/sale.ts';

const REFRESH_MS = 15_000;

/**
 * Returns a wallet's USDT units on the payment's chain; null
 * until the wallet has responded, and without such a chain.
 */
export function useBridgeBalance(
  chain: BridgeChain | undefined,
  address: Hex | null,
  request: RequestWallet,
): bigint | null {
  const usdt = chain?.usdt ?? null;
  const { data } = useQuery({
    queryKey: presaleKeys.bridgeBalance(chain?.chain_id ?? 0, address ?? ''),
    queryFn: () => readBridgeBalance(usdt!, address!, request),
    enabled: usdt !== null && address !== null,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  return data ?? null;
}
