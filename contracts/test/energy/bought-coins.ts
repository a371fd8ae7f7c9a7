import { type Hex, parseEther, toHex } from 'viem';

/**
 * Init code of a contract that answers every question with the same number of coins: in the place of the pre-sale, for
 * CommunityRewards alone.
 */
export function boughtCoinsCode(coins: string): Hex {
  return `0x60278060095f395ff37f${toHex(parseEther(coins), { size: 32 }).slice(2)}5f5260205ff3`;
}
