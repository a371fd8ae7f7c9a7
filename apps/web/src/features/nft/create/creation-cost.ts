import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { NFT_PREMIUM_POINTS, NFT_STANDARD_POINTS } from '@nova/shared/nft/constants';

/** Number of NFTs per kind and day that earn Energy Points. */
export const NFT_REWARDS_PER_DAY = rewardTypeOf('nft_creation_standard').dailyCap;

export interface CreationCost {
  readonly cost: number;
  /** Points earned when it is sealed; 0 if the daily cap has been reached. */
  readonly gain: number;
}

/** Returns the cost and the earnings of an NFT in Energy Points. */
export function costOf(isPremium: boolean): CreationCost {
  return isPremium
    ? { cost: NFT_PREMIUM_POINTS, gain: rewardTypeOf('nft_creation').points }
    : { cost: NFT_STANDARD_POINTS, gain: rewardTypeOf('nft_creation_standard').points };
}
