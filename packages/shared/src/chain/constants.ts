/** Nova's own chain, 0x17AC9 in hex (requirement 276). */
export const CHAIN_ID = 96969;
/** ID of the usual local test chain; accepted besides ours (requirement 176). */
export const TEST_CHAIN_ID = 31337;
export const SUPPORTED_CHAIN_IDS = [96969, 31337, 1, 5, 11155111, 137, 80001, 56, 97] as const;

export const CHAIN_NAME = 'Nova';
export const NATIVE_COIN = { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 } as const;
export const WEI_PER_NAC = 10n ** 18n;
/** The whole supply, minted in the genesis block; no coins are minted or burned later. */
export const TOTAL_SUPPLY_WEI = 1_000_000_000n * WEI_PER_NAC;
/** Gas limit of a plain call if the estimate failed. Source: requirement 278. */
export const DEFAULT_GAS_LIMIT = 100_000n;
/** Minimum price per gas, base fee plus tip. */
export const MIN_GAS_PRICE_WEI = 1_000_000_000n;

/**
 * Standard deployment proxy in our genesis block, on anvil and on most public chains. Its input is a salt of 32
 * bytes and the init code, which it deploys with CREATE2.
 */
export const CREATE2_PROXY = '0x4e59b44847b379578588920ca78fbf26c0b4956c';
/** Multicall3 in our genesis block; viem batches calls with it if the definition of the chain names it. */
export const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11';
/** EntryPoint 0.8 in our genesis block, which passkey accounts and their paymaster trust. */
export const ENTRY_POINT = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108';

/** Returns the minimum tip in wei; 0 if the base fee already equals the minimum price. */
export function leastTipWei(baseFeeWei: bigint): bigint {
  return baseFeeWei < MIN_GAS_PRICE_WEI ? MIN_GAS_PRICE_WEI - baseFeeWei : 0n;
}
