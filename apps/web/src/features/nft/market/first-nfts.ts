import type { MarketNft } from '@nova/shared/nft/schemas';
import type { Page } from '@nova/shared/pagination';
import { consumePrefetch } from '../../../lib/page/consume-prefetch.ts';

/**
 * Name of the promise on `window` that `FIRST_NFTS_SCRIPT`
 * (first-nfts-script.ts) provides to the application.
 */
export const FIRST_NFTS = '__novaFirstNfts';

declare global {
  interface Window {
    [FIRST_NFTS]?: Promise<Page<MarketNft> | null>;
  }
}

/** Returns the prefetched newest NFTs once; null without a prefetch. A failed request resolves with null. */
export const consumeFirstNfts = () => consumePrefetch<Page<MarketNft>>(FIRST_NFTS);
