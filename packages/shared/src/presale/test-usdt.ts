import type { Hex } from 'viem';

/** USDT of one test network, as named by its faucets and explorers. */
export interface TestUsdt {
  readonly chainId: number;
  /** Checksummed, as wallets require. */
  readonly address: Hex;
  /** As reported by the token; not always six as on Ethereum. */
  readonly decimals: number;
}

/**
 * USDT of the test networks that a wallet may use (requirement 279). It has no value: it is never requested,
 * and a purchase there is simulated (docs/decisions/1001).
 */
export const TEST_USDT: readonly TestUsdt[] = [
  { chainId: 11155111, address: '0x7169D38820dfd117C3FA1f22a697dBA58d90BA06', decimals: 6 },
  { chainId: 97, address: '0x337610d27c682E347C9cD60BD4b3b107C9d34dDd', decimals: 18 },
  { chainId: 80001, address: '0xA02f6adc7926efeBBd59Fd43A84f4E0c0c91e832', decimals: 6 },
];

/** Returns the USDT of a test network, or null if none is configured. */
export function testUsdtOf(chainId: number): TestUsdt | null {
  return TEST_USDT.find((token) => token.chainId === chainId) ?? null;
}
