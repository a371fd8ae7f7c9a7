import { type Action, type Block, blockSchema } from '@nova/shared/explorer/schemas';
import { BLOCKS_CHANNEL } from '@nova/shared/realtime/schemas';
import type { ChainBlock } from './chain-block.ts';
import type { LiveEvent } from './feature-handler.ts';

/** Returns the events about new blocks for open pages. */
export function listLiveBlocks(blocks: readonly ChainBlock[], actions: readonly Action[]): LiveEvent[] {
  const firstAction = new Map(actions.toReversed().map((action) => [action.block_number, action]));
  return blocks.map((block) => ({
    channel: BLOCKS_CHANNEL,
    data: { type: 'block', block: toBlock(block, firstAction.get(block.number) ?? null) },
  }));
}

function toBlock(block: ChainBlock, action: Action | null): Block {
  const first = block.transactions[0];
  return blockSchema.parse({
    number: block.number,
    hash: block.hash,
    parent_hash: block.parentHash,
    timestamp: block.timestamp,
    size: block.size,
    gas_used: block.gasUsed,
    gas_limit: block.gasLimit,
    transaction_count: block.transactions.length,
    miner: block.miner,
    action,
    from: first?.from ?? null,
    to: first?.to ?? null,
  } satisfies Block);
}
