import { hashSchema } from '@nova/shared/hex';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { BLOCK_TYPES, listBlocks, readBlock } from './chain/blocks.ts';
import { countDown } from './chain/countdown.ts';
import { listInternalOfBlock } from './chain/internal-transactions.ts';
import { listBlockTransactions } from './chain/transactions.ts';
import { callTypeQuery, internalTypeQuery, methodQuery, transactionTypeQuery } from './filters.ts';
import { heightSchema, internalPlaceQuery, placeQuery } from './page.ts';
import { blockSchema, transactionSchema } from './schemas/chain.ts';
import { countdownSchema } from './schemas/counters.ts';
import { internalTransactionSchema } from './schemas/logs.ts';
import { blockParamsSchema, internalParamsSchema, pageOf, placeParamsSchema } from './schemas/parts.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';

const blockParams = z.object({
  block_number_or_hash: z
    .string()
    .regex(/^(\d{1,15}|0x[0-9a-fA-F]{64})$/, 'must be a block number or hash')
    .transform((text) => (text.startsWith('0x') ? hashSchema.parse(text) : Number(text))),
});
const notFound = 'block_not_found';

/** Serves blocks and what they contain. */
export function serveBlocks({ db }: ApiContext, router: ApiRouter): void {
  serveRead(router, {
    path: '/blocks',
    summary: 'List blocks in Blockscout format',
    description:
      'Lists the blocks of the chain. `type=uncle` and `type=reorg` are always empty: this chain has no uncles, and `/api/v1/orphaned-blocks` lists replaced blocks.',
    params: NO_PARAMS,
    query: z.object({
      type: z.enum(BLOCK_TYPES).optional(),
      block_number: placeQuery.block_number,
      items_count: placeQuery.items_count,
    }),
    answer: pageOf(blockSchema, blockParamsSchema),
    read: ({ query }) => listBlocks(db, query),
  });
  serveRead(router, {
    path: '/blocks/{block_number_or_hash}',
    summary: 'Retrieve a block in Blockscout format',
    params: blockParams,
    query: NO_PARAMS,
    answer: blockSchema,
    notFound,
    read: ({ params }) => readBlock(db, params.block_number_or_hash),
  });
  serveRead(router, {
    path: '/blocks/{block_number_or_hash}/transactions',
    summary: 'List transactions of a block in Blockscout format',
    params: blockParams,
    query: z.object({ type: transactionTypeQuery, method: methodQuery, ...placeQuery }),
    answer: pageOf(transactionSchema, placeParamsSchema),
    notFound,
    read: async ({ params, query }) => {
      const { height } = await readBlock(db, params.block_number_or_hash);
      return listBlockTransactions(db, height, query);
    },
  });
  serveRead(router, {
    path: '/blocks/{block_number_or_hash}/internal-transactions',
    summary: 'List calls inside the transactions of a block in Blockscout format',
    description:
      'Lists the calls in their order. The calls of a new block are missing until they have been read.',
    params: blockParams,
    query: z.object({
      internal_type: internalTypeQuery,
      call_type: callTypeQuery,
      ...internalPlaceQuery,
    }),
    answer: pageOf(internalTransactionSchema, internalParamsSchema),
    notFound,
    read: async ({ params, query }) => {
      const { height } = await readBlock(db, params.block_number_or_hash);
      return listInternalOfBlock(db, height, query);
    },
  });
  serveRead(router, {
    path: '/blocks/{block_number}/countdown',
    summary: 'Retrieve an estimate of when a block will be sealed',
    params: z.object({ block_number: heightSchema }),
    query: NO_PARAMS,
    answer: countdownSchema,
    read: ({ params }) => countDown(db, params.block_number),
  });
}
