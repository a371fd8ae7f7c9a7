import type { Block } from '@nova/shared/explorer/schemas';
import type { Page } from '@nova/shared/pagination';
import { consumePrefetch } from '../page/consume-prefetch.ts';

/**
 * Name of the promise on `window` that `FIRST_BLOCKS_SCRIPT`
 * (first-blocks-script.ts) provides to the application.
 */
export const FIRST_BLOCKS = '__novaFirstBlocks';

declare global {
  interface Window {
    [FIRST_BLOCKS]?: Promise<Page<Block> | null>;
  }
}

/**
 * Returns the prefetched latest blocks once; null without a prefetch. A failed request resolves with null.
 */
export const consumeFirstBlocks = () => consumePrefetch<Page<Block>>(FIRST_BLOCKS);
