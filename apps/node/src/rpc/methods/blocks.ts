import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { quantity } from '../../encoding/hex.ts';
import { findBlock } from '../block-tag.ts';
import { formatBlock } from '../format/format-block.ts';
import { formatReceipt } from '../format/format-receipt.ts';
import { method, type RpcMethods } from '../method.ts';
import { blockTagParam, countParam, hashParam, noParams } from '../params.ts';

const fullParam = z.boolean().nullish();
const byHash = hashParam.transform((hash) => ({ hash }));

/** Methods for reading blocks. An unknown block is null. */
export function blockMethods(chain: Chain): RpcMethods {
  const block = (tag: z.output<typeof blockTagParam>, full: boolean): unknown => {
    const found = findBlock(chain, tag);
    return found === undefined ? null : formatBlock(found, full);
  };
  const count = (tag: z.output<typeof blockTagParam>): unknown => {
    const found = findBlock(chain, tag);
    if (found === undefined) return null;
    return found.body === null ? '0x0' : '0x1';
  };
  const uncles = (tag: z.output<typeof blockTagParam>): unknown =>
    findBlock(chain, tag) === undefined ? null : '0x0';

  /** This chain has no uncles, so no index is valid. */
  const uncle = (): null => null;

  return {
    eth_blockNumber: method(noParams, () => quantity(chain.head.header.number)),
    eth_getBlockByNumber: method(z.tuple([blockTagParam, fullParam.optional()]), ([tag, full]) =>
      block(tag, full ?? false),
    ),
    eth_getBlockByHash: method(z.tuple([byHash, fullParam.optional()]), ([tag, full]) =>
      block(tag, full ?? false),
    ),
    eth_getBlockTransactionCountByNumber: method(z.tuple([blockTagParam]), ([tag]) => count(tag)),
    eth_getBlockTransactionCountByHash: method(z.tuple([byHash]), ([tag]) => count(tag)),
    eth_getUncleCountByBlockNumber: method(z.tuple([blockTagParam]), ([tag]) => uncles(tag)),
    eth_getUncleCountByBlockHash: method(z.tuple([byHash]), ([tag]) => uncles(tag)),
    eth_getUncleByBlockNumberAndIndex: method(z.tuple([blockTagParam, countParam]), uncle),
    eth_getUncleByBlockHashAndIndex: method(z.tuple([hashParam, countParam]), uncle),
    eth_getBlockReceipts: method(z.tuple([blockTagParam]), ([tag]) => {
      const found = findBlock(chain, tag);
      if (found === undefined) return null;
      return found.body === null ? [] : [formatReceipt(found, found.body)];
    }),
  };
}
