import { NFT_MAX_ROYALTY_BPS } from '@nova/shared/nft/constants';

const BPS = 10_000n;

export interface PriceShares {
  readonly feeWei: bigint;
  readonly royaltyWei: bigint;
  readonly sellerWei: bigint;
}

/** Divides a price as the marketplace does: fee and royalty rounded down, the remainder to the seller. */
export function sharePrice(
  priceWei: bigint,
  { feeBps, royaltyBps, isCreator }: { feeBps: number; royaltyBps: number; isCreator: boolean },
): PriceShares {
  const feeWei = (priceWei * BigInt(feeBps)) / BPS;
  const honoured = BigInt(Math.min(royaltyBps, NFT_MAX_ROYALTY_BPS));
  // Sellers pay no royalty to themselves.
  const royaltyWei = isCreator ? 0n : (priceWei * honoured) / BPS;
  return { feeWei, royaltyWei, sellerWei: priceWei - feeWei - royaltyWei };
}

/** Converts basis points to a fraction for `formatPercent`. */
export const bpsToShare = (bps: number): number => bps / 10_000;
