import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { formatBlock } from '../format/format-block.ts';
import { formatReceipt } from '../format/format-receipt.ts';
import { MAX_BULK_BLOCKS } from '../limits.ts';
import { method, type RpcMethods } from '../method.ts';
import { countParam } from '../params.ts';
import { yieldToEventLoop } from '../calls/yield-to-event-loop.ts';

/** Methods that no other engine has, which return many blocks with their receipts at once for the indexer. */
export function novaMethods(chain: Chain): RpcMethods {
  return {
    nova_getBlocks: method(z.tuple([countParam, countParam]), async ([from, count]) => {
      const end = Math.min(from + Math.min(count, MAX_BULK_BLOCKS), chain.head.header.number + 1);
      const found = [];
      const turn = yieldToEventLoop();
      for (let number = from; number < end; number++) {
        const block = chain.blocks.byNumber(number)!;
        const receipts = block.body === null ? [] : [formatReceipt(block, block.body)];
        found.push({ block: formatBlock(block, true), receipts });
        await turn();
      }
      return found;
    }),
  };
}
