import type { Block } from '@nova/shared/explorer/schemas';

export interface MergedBlocks {
  readonly blocks: readonly Block[];
  /** True if a height between the list and the new block is missing, so the list must be read again. */
  readonly hasGap: boolean;
}

/**
 * Inserts a block into a list sorted newest first: one block per height, the newer one replaces the older (a
 * replaced block has another hash), at most `limit` rows.
 */
export function mergeBlock(blocks: readonly Block[], block: Block, limit: number): MergedBlocks {
  const newest = blocks[0];
  const others = blocks.filter((known) => known.number !== block.number);
  const at = others.findIndex((known) => known.number < block.number);
  const merged = at === -1 ? [...others, block] : [...others.slice(0, at), block, ...others.slice(at)];
  return {
    blocks: merged.slice(0, limit),
    hasGap: newest !== undefined && block.number > newest.number + 1,
  };
}
