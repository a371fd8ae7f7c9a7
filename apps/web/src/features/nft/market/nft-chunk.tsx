import type { MarketNft } from '@nova/shared/nft/schemas';
import { memo, type ReactNode } from 'react';
import { NftCard } from './nft-card.tsx';

/** Cards of a shelf: whole rows with two, three and four in a row, and a page of the list is two of them. */
export const CHUNK_SIZE = 12;

interface NftChunkProps {
  readonly nfts: readonly MarketNft[];
  readonly renderFoot: ((nft: MarketNft) => ReactNode) | undefined;
}

/**
 * Some rows of a grid. A card that comes behind them makes the browser lay out its own shelf alone, and a full one
 * that nobody sees costs nothing (`.nft-grid.full`, use-shelf-height.ts).
 */
export const NftChunk = memo(
  function NftChunk({ nfts, renderFoot }: NftChunkProps) {
    return (
      <ul className={nfts.length === CHUNK_SIZE ? 'nft-grid full' : 'nft-grid'}>
        {nfts.map((nft) => (
          <NftCard key={nft.tokenId} nft={nft} foot={renderFoot?.(nft)} />
        ))}
      </ul>
    );
  },
  (before, after) =>
    before.renderFoot === after.renderFoot &&
    before.nfts.length === after.nfts.length &&
    before.nfts.every((nft, index) => nft === after.nfts[index]),
);
