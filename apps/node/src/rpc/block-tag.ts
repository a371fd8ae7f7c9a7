import { hexToBytes } from '../encoding/hex.ts';
import type { Block } from '../chain/block.ts';
import type { ChainView } from '../chain/chain-view.ts';
import { RPC_CODE, RpcError } from './errors.ts';
import type { BlockTag } from './params.ts';

/** Returns the durable block of a tag, or undefined. `safe`, `finalized` and `pending` mean `latest`. */
export function findBlock(chain: ChainView, tag: BlockTag): Block | undefined {
  if (tag === 'earliest') return chain.genesis;
  if (typeof tag === 'string') return chain.head;
  const number = 'number' in tag ? tag.number : chain.blocks.numberOfHash(hexToBytes(tag.hash));
  if (number === undefined || number > chain.head.header.number) return undefined;
  return chain.blocks.byNumber(number);
}

/**
 * Returns the durable block of a tag.
 * @throws RpcError if the block does not exist
 */
export function requireBlock(chain: ChainView, tag: BlockTag): Block {
  const block = findBlock(chain, tag);
  if (block === undefined) throw new RpcError(RPC_CODE.server, 'header not found');
  return block;
}

/** Returns true for tags whose calls run in the environment of the next block. */
export function meansNextBlock(tag: BlockTag): boolean {
  return typeof tag === 'string' && tag !== 'earliest';
}
