import { hashSchema } from '@nova/shared/hex';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { BLOCK_TYPES, listBlocks, readBlock } from './chain/blocks.ts';
import { createPooledReader } from './chain/pooled-transactions.ts';
import { LISTED_INPUT_BYTES_MAX } from './chain/transaction-rows.ts';
import { listBlockTransactions, listTransactions, readTransaction } from './chain/transactions.ts';
import { listTransfersOf } from './chain/transfers.ts';
import { methodQuery, transactionTypeQuery } from './filters.ts';
import { placeQuery, pooledPlaceQuery, transactionParams, transferPlaceQuery } from './page.ts';
import {
  blockSchema,
  pooledTransactionSchema,
  tokenTransferSchema,
  transactionSchema,
} from './schemas/chain.ts';
import { pageOf, placeParamsSchema, pooledPlaceParamsSchema, transferParamsSchema } from './schemas/parts.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';

const blockParams = z.object({
  block_number_or_hash: z
    .string()
    .regex(/^(\d{1,15}|0x[0-9a-fA-F]{64})$/, 'must be a block number or hash')
    .transform((text) => (text.startsWith('0x') ? hashSchema.parse(text) : Number(text))),
});
const blocksSchema = pageOf(
  blockSchema,
  z.object({ block_number: z.number().int(), items_count: z.number().int() }),
);

/** Serves transactions and blocks. */
export function serveChain(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  serveTransactions(context, router);
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
    answer: blocksSchema,
    read: ({ query }) => listBlocks(db, query),
  });
  serveRead(router, {
    path: '/blocks/{block_number_or_hash}',
    summary: 'Retrieve a block in Blockscout format',
    params: blockParams,
    query: NO_PARAMS,
    answer: blockSchema,
    notFound: 'block_not_found',
    read: ({ params }) => readBlock(db, params.block_number_or_hash),
  });
  serveRead(router, {
    path: '/blocks/{block_number_or_hash}/transactions',
    summary: 'List transactions of a block in Blockscout format',
    params: blockParams,
    query: z.object(placeQuery),
    answer: pageOf(transactionSchema, placeParamsSchema),
    notFound: 'block_not_found',
    read: async ({ params, query }) => {
      const { height } = await readBlock(db, params.block_number_or_hash);
      return listBlockTransactions(db, height, query);
    },
  });
}

function serveTransactions(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  const listPooled = createPooledReader(context);
  serveRead(router, {
    path: '/transactions',
    summary: 'List transactions in Blockscout format',
    description: `Lists the transactions in blocks, or with \`filter=pending\` those that wait in the pool of the node. In lists, \`raw_input\` is null if it is longer than ${LISTED_INPUT_BYTES_MAX} bytes.`,
    params: NO_PARAMS,
    query: z.object({
      filter: z.enum(['validated', 'pending']).optional(),
      type: transactionTypeQuery,
      method: methodQuery,
      ...placeQuery,
      ...pooledPlaceQuery,
    }),
    answer: z.union([
      pageOf(transactionSchema, placeParamsSchema),
      pageOf(pooledTransactionSchema, pooledPlaceParamsSchema),
    ]),
    read: ({ query }) => (query.filter === 'pending' ? listPooled(query) : listTransactions(db, query)),
  });
  serveRead(router, {
    path: '/transactions/{transaction_hash}',
    summary: 'Retrieve a transaction in Blockscout format',
    params: transactionParams,
    query: NO_PARAMS,
    answer: z.union([transactionSchema, pooledTransactionSchema]),
    notFound: 'transaction_not_found',
    read: ({ params }) => readTransaction(context, params.transaction_hash),
  });
  serveRead(router, {
    path: '/transactions/{transaction_hash}/token-transfers',
    summary: 'List token transfers of a transaction in Blockscout format',
    params: transactionParams,
    query: z.object(transferPlaceQuery),
    answer: pageOf(tokenTransferSchema, transferParamsSchema),
    read: ({ params, query }) => listTransfersOf(db, params.transaction_hash, query),
  });
}
