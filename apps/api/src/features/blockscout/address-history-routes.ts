import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { listValidatedBlocks } from './chain/blocks.ts';
import { listInternalOfAddress } from './chain/internal-transactions.ts';
import { listAddressLogs, LOG_DATA_BYTES_MAX } from './chain/logs.ts';
import { listAddressTransactions } from './chain/transactions.ts';
import { listAddressTransfers } from './chain/transfers.ts';
import {
  addressQuery,
  directionQuery,
  methodQuery,
  tokenTypeQuery,
  topicQuery,
  transactionTypeQuery,
} from './filters.ts';
import { addressParams, internalPlaceQuery, placeQuery, transferPlaceQuery } from './page.ts';
import { blockSchema, tokenTransferSchema, transactionSchema } from './schemas/chain.ts';
import { internalTransactionSchema, logSchema } from './schemas/logs.ts';
import {
  blockParamsSchema,
  internalParamsSchema,
  pageOf,
  placeParamsSchema,
  transferParamsSchema,
} from './schemas/parts.ts';
import { serveRead } from './serve-read.ts';

/** Serves what an address did, and what happened to it. */
export function serveHistory(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  serveRead(router, {
    path: '/addresses/{address_hash}/transactions',
    summary: 'List transactions of an address in Blockscout format',
    params: addressParams,
    query: z.object({
      filter: directionQuery,
      type: transactionTypeQuery,
      method: methodQuery,
      ...newestFirst,
      ...placeQuery,
    }),
    answer: pageOf(transactionSchema, placeParamsSchema),
    read: ({ params, query }) => listAddressTransactions(db, params.address_hash, query),
  });
  serveRead(router, {
    path: '/addresses/{address_hash}/token-transfers',
    summary: 'List token transfers of an address in Blockscout format',
    params: addressParams,
    query: z.object({
      filter: directionQuery,
      type: tokenTypeQuery,
      token: addressQuery,
      ...transferPlaceQuery,
    }),
    answer: pageOf(tokenTransferSchema, transferParamsSchema),
    read: ({ params, query: { type, ...query } }) =>
      listAddressTransfers(db, params.address_hash, { ...query, kinds: type }),
  });
  serveContractHistory(context, router);
}

/** The only order of an address's transactions. */
const newestFirst = { sort: z.enum(['block_number']).optional(), order: z.enum(['desc']).optional() };

function serveContractHistory({ db }: ApiContext, router: ApiRouter): void {
  serveRead(router, {
    path: '/addresses/{address_hash}/internal-transactions',
    summary: 'List calls of an address inside transactions in Blockscout format',
    params: addressParams,
    query: z.object({ filter: directionQuery, ...internalPlaceQuery }),
    answer: pageOf(internalTransactionSchema, internalParamsSchema),
    read: ({ params, query }) => listInternalOfAddress(db, params.address_hash, query),
  });
  serveRead(router, {
    path: '/addresses/{address_hash}/logs',
    summary: 'List logs of a contract in Blockscout format',
    description: `Lists the logs that the address emitted, newest first. \`data\` is null if it is longer than ${LOG_DATA_BYTES_MAX} bytes.`,
    params: addressParams,
    query: z.object({ topic: topicQuery, ...placeQuery }),
    answer: pageOf(logSchema, placeParamsSchema),
    read: ({ params, query }) => listAddressLogs(db, params.address_hash, query),
  });
  serveRead(router, {
    path: '/addresses/{address_hash}/blocks-validated',
    summary: 'List blocks that an address sealed in Blockscout format',
    params: addressParams,
    query: z.object({ block_number: placeQuery.block_number, items_count: placeQuery.items_count }),
    answer: pageOf(blockSchema, blockParamsSchema),
    read: ({ params, query }) => listValidatedBlocks(db, params.address_hash, query),
  });
}
