import { type BlockEnvironment, environmentOf, nextEnvironmentFields } from '../chain/block-environment.ts';
import type { Chain } from '../chain/chain.ts';
import type { StoredNode } from '../state/trie-node.ts';
import type { Message } from '../chain/message.ts';
import { meansNextBlock, requireBlock } from './block-tag.ts';
import type { BlockTag, CallRequest } from './params.ts';

const NO_ADDRESS = new Uint8Array(20);
const NO_DATA = new Uint8Array(0);

/** State and block environment of a call. */
export interface CallTarget {
  state: StoredNode;
  environment: BlockEnvironment;
}

/**
 * Calls on `latest` and `pending` run in the next block's environment, because the clock of an idle chain
 * stands still; calls on a numbered block run in that block's own.
 */
export function callTarget(chain: Chain, tag: BlockTag): CallTarget {
  const block = requireBlock(chain, tag);
  const fields = meansNextBlock(tag)
    ? nextEnvironmentFields(block, Math.floor(chain.clock() / 1000))
    : block.header;
  return { state: block.state, environment: environmentOf(fields) };
}

/** The message of a call request; without a stated price gas is free, as in geth. */
export function toMessage(request: CallRequest): Message {
  return {
    sender: request.from ?? NO_ADDRESS,
    to: request.to ?? null,
    value: request.value ?? 0n,
    data: request.input ?? request.data ?? NO_DATA,
    accessList: request.accessList,
    gasPrice: request.gasPrice ?? request.maxPriorityFeePerGas ?? request.maxFeePerGas ?? 0n,
  };
}
