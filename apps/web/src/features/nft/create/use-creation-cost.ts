import type { Hex } from 'viem';
import { useEnergyProgress } from '../../../lib/queries/energy-progress.ts';
import { costOf, type CreationCost } from './creation-cost.ts';

/** What an NFT costs the wallet and brings it today; without a wallet, what it brings as a rule. */
export function useCreationCost(isPremium: boolean, address: Hex | null): CreationCost {
  const { data } = useEnergyProgress(address);
  const key = isPremium ? 'nft_creation' : 'nft_creation_standard';
  const isCapped = data?.items.find((item) => item.action_key === key)?.reason === 'daily_cap';
  const { cost, gain } = costOf(isPremium);
  return { cost, gain: isCapped ? 0 : gain };
}
