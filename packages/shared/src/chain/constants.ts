/** Nova's own chain, 0x17AC9 in hex (requirement 276). */
export const CHAIN_ID = 96969;
/** The usual local test chain; accepted beside ours (requirement 176). */
export const TEST_CHAIN_ID = 31337;
export const SUPPORTED_CHAIN_IDS = [96969, 31337, 1, 5, 11155111, 137, 80001, 56, 97] as const;

export const CHAIN_NAME = 'Nova';
export const NATIVE_COIN = { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 } as const;
/** The whole supply, minted in genesis; nothing is ever minted or burnt after it. */
export const TOTAL_SUPPLY_WEI = 1_000_000_000n * 10n ** 18n;
/** Gas of a plain call whose use could not be estimated. Source: requirement 278. */
export const DEFAULT_GAS_LIMIT = 100_000n;
/** The least a transaction pays per unit of gas, base fee and tip together. */
export const MIN_GAS_PRICE_WEI = 1_000_000_000n;

/** The least tip beside a base fee: nothing where the base fee is the least price already. */
export function leastTipWei(baseFeeWei: bigint): bigint {
  return baseFeeWei < MIN_GAS_PRICE_WEI ? MIN_GAS_PRICE_WEI - baseFeeWei : 0n;
}
