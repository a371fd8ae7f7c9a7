import type { MarketNft } from '@nova/shared/nft/schemas';
import type { Page } from '@nova/shared/pagination';
import { consumePrefetch } from '../../../lib/page/consume-prefetch.ts';

/** Name of the promise on `window` that `FIRST_NFTS_SCRIPT` (first-nfts-script.ts) leaves for the application. */
export const FIRST_NFTS = '__novaFirstNfts';

declare global {
  interface Window {
    [FIRST_NFTS]?: Promise<Page<MarketNft> | null>;
  }
}

/** The newest NFTs that the page itself has asked for, once; null where it has not. A failed answer is null inside. */
export const consumeFirstNfts = () => consumePrefetch<Page<MarketNft>>(FIRST_NFTS);
