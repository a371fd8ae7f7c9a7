import { type Hex, parseEther, toHex } from 'viem';

/**
 * Returns the init code of a contract that answers every call with the same number of coins, as a
 * substitute for the presale in tests of CommunityRewards.
 */
export function boughtCoinsCode(coins: string): Hex {
  return `0x60278060095f395ff37f${toHex(parseEther(coins), { size: 32 }).slice(2)}5f5260205ff3`;
}
