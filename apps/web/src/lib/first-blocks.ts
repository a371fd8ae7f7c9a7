import type { Block } from '@nova/shared/explorer/schemas';
import type { Page } from '@nova/shared/pagination';

/** Name of the promise on `window` that `FIRST_BLOCKS_SCRIPT` (first-blocks-script.ts) leaves for the application. */
export const FIRST_BLOCKS = '__novaFirstBlocks';

declare global {
  interface Window {
    [FIRST_BLOCKS]?: Promise<Page<Block> | null>;
  }
}

/** The answer that the page itself has asked for, once; null where it has not. A failed one is null inside. */
export function takeFirstBlocks(): Promise<Page<Block> | null> | null {
  const first = window[FIRST_BLOCKS];
  if (!first) return null;
  delete window[FIRST_BLOCKS];
  return first;
}
