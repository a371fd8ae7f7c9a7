import type { Block } from '../chain/block.ts';
import type { Chain } from '../chain/chain.ts';
import type { ChainView } from '../chain/chain-view.ts';
import type { Transaction } from '../chain/transaction.ts';
import { type Hex, hexToBytes } from '../encoding/hex.ts';

/** Returns the block of a transaction; undefined if it is in no published one. */
export function findBlockOfTransaction(chain: ChainView, hash: Hex): Block | undefined {
  const number = chain.blocks.numberOfTransaction(hexToBytes(hash));
  // The store may be slightly ahead of the published head.
  return number === undefined || number > chain.head.header.number
    ? undefined
    : chain.blocks.byNumber(number);
}

/** Returns a transaction of a block or of the pool with its sender. */
export const findTransaction = (
  chain: Chain,
  hash: Hex,
): { readonly transaction: Transaction; readonly sender: Uint8Array } | undefined =>
  findBlockOfTransaction(chain, hash)?.body ?? chain.pool.get(hash);
