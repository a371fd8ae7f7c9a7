import type { BlockDetail } from '@nova/shared/explorer/schemas';

const NO_PARENT = /^0x0+$/;

/**
 * Returns whether there is a block before this one. Our chain begins with block 0, CometBFT with block 1. A chain that
 * was moved continues at a higher number, and its first new block, which names no parent, follows the last old one.
 */
export const hasParent = ({ number, parent_hash: parentHash }: Pick<BlockDetail, 'number' | 'parent_hash'>) =>
  number > 1 || (number === 1 && !NO_PARENT.test(parentHash));
