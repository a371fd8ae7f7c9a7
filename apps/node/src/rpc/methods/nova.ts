import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { formatBlock } from '../format-block.ts';
import { formatReceipt } from '../format-receipt.ts';
import { MAX_BULK_BLOCKS } from '../limits.ts';
import { method, type RpcMethods } from '../method.ts';
import { countParam } from '../params.ts';

/** What no other engine has: reading many blocks with their receipts in one call, for the indexer. */
export function novaMethods(chain: Chain): RpcMethods {
  return {
    nova_getBlocks: method(z.tuple([countParam, countParam]), ([from, count]) => {
      const end = Math.min(from + Math.min(count, MAX_BULK_BLOCKS), chain.head.header.number + 1);
      return Array.from({ length: Math.max(0, end - from) }, (_, index) => {
        const block = chain.blocks.byNumber(from + index)!;
        return {
          block: formatBlock(block, true),
          receipts: block.body === null ? [] : [formatReceipt(block, block.body)],
        };
      });
    }),
  };
}
