import type { Hex } from 'viem';
import { useEnergyProgress } from '../../../lib/queries/energy-progress.ts';
import { costOf, type CreationCost } from './creation-cost.ts';

/** Returns the cost and today's earnings of an NFT for the wallet; without a wallet, the usual earnings. */
export function useCreationCost(isPremium: boolean, address: Hex | null): CreationCost {
  const { data } = useEnergyProgress(address);
  const key = isPremium ? 'nft_creation' : 'nft_creation_standard';
  const isCapped = data?.items.find((item) => item.action_key === key)?.reason === 'daily_cap';
  const { cost, gain } = costOf(isPremium);
  return { cost, gain: isCapped ? 0 : gain };
}
