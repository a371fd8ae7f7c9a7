import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { NFT_PREMIUM_POINTS, NFT_STANDARD_POINTS } from '@nova/shared/nft/constants';

/** NFTs of each kind that bring Energy Points on one day. */
export const NFT_REWARDS_PER_DAY = rewardTypeOf('nft_creation_standard').dailyCap;

export interface CreationCost {
  readonly cost: number;
  /** What it brings when it is sealed; 0 where the limit of the day has been reached. */
  readonly gain: number;
}

/** What an NFT costs and brings, in Energy Points. */
export function costOf(isPremium: boolean): CreationCost {
  return isPremium
    ? { cost: NFT_PREMIUM_POINTS, gain: rewardTypeOf('nft_creation').points }
    : { cost: NFT_STANDARD_POINTS, gain: rewardTypeOf('nft_creation_standard').points };
}
