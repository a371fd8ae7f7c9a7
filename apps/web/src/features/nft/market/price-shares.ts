import { NFT_MAX_ROYALTY_BPS } from '@nova/shared/nft/constants';

const BPS = 10_000n;

export interface PriceShares {
  readonly feeWei: bigint;
  readonly royaltyWei: bigint;
  readonly sellerWei: bigint;
}

/** Who gets what of a price, as the marketplace shares it: fee and royalty cut down, the rest to the seller. */
export function sharePrice(
  priceWei: bigint,
  { feeBps, royaltyBps, isCreator }: { feeBps: number; royaltyBps: number; isCreator: boolean },
): PriceShares {
  const feeWei = (priceWei * BigInt(feeBps)) / BPS;
  const honoured = BigInt(Math.min(royaltyBps, NFT_MAX_ROYALTY_BPS));
  // The seller pays none to himself.
  const royaltyWei = isCreator ? 0n : (priceWei * honoured) / BPS;
  return { feeWei, royaltyWei, sellerWei: priceWei - feeWei - royaltyWei };
}

/** Hundredths of a percent as a share, for `formatPercent`. */
export const bpsToShare = (bps: number): number => bps / 10_000;
