import type { Block } from '@nova/shared/explorer/schemas';
import type { Page } from '@nova/shared/pagination';
import { consumePrefetch } from '../page/consume-prefetch.ts';

/** Name of the promise on `window` that `FIRST_BLOCKS_SCRIPT` (first-blocks-script.ts) leaves for the application. */
export const FIRST_BLOCKS = '__novaFirstBlocks';

declare global {
  interface Window {
    [FIRST_BLOCKS]?: Promise<Page<Block> | null>;
  }
}

/** The latest blocks that the page itself has asked for, once; null where it has not. A failed answer is null inside. */
export const consumeFirstBlocks = () => consumePrefetch<Page<Block>>(FIRST_BLOCKS);
