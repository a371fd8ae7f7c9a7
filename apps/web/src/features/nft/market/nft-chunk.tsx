import type { MarketNft } from '@nova/shared/nft/schemas';
import { memo, type ReactNode } from 'react';
import { NftCard } from './nft-card.tsx';

/** Number of cards in a chunk: complete rows of two, three or four cards, and half a page of the list. */
export const CHUNK_SIZE = 12;

interface NftChunkProps {
  readonly nfts: readonly MarketNft[];
  readonly renderFoot: ((nft: MarketNft) => ReactNode) | undefined;
}

/**
 * Some rows of a grid. A card added after them only lays out its own chunk, and a full offscreen chunk is not
 * rendered (`.nft-grid.full`, use-chunk-height.ts).
 */
export const NftChunk = memo(
  function NftChunk({ nfts, renderFoot }: NftChunkProps) {
    return (
      <ul className={nfts.length === CHUNK_SIZE ? 'nft-grid full' : 'nft-grid'}>
        {nfts.map((nft) => (
          <NftCard key={nft.token_id} nft={nft} foot={renderFoot?.(nft)} />
        ))}
      </ul>
    );
  },
  (before, after) =>
    before.renderFoot === after.renderFoot &&
    before.nfts.length === after.nfts.length &&
    before.nfts.every((nft, index) => nft === after.nfts[index]),
);
