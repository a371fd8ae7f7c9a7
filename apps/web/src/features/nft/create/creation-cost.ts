import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { NFT_PREMIUM_POINTS, NFT_STANDARD_POINTS } from '@nova/shared/nft/constants';

export interface CreationCost {
  readonly cost: number;
  /** What it brings when it is sealed. */
  readonly gain: number;
}

/** What an NFT costs and brings, in Energy Points (DESIGN §7.5). */
export function costOf(isPremium: boolean): CreationCost {
  return isPremium
    ? { cost: NFT_PREMIUM_POINTS, gain: rewardTypeOf('nft_creation').points }
    : { cost: NFT_STANDARD_POINTS, gain: rewardTypeOf('nft_creation_standard').points };
}
