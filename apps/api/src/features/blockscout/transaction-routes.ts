import { hashSchema } from '@nova/shared/hex';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { listInternal, listInternalOfTransaction } from './chain/internal-transactions.ts';
import { listTransactionLogs, LOG_DATA_BYTES_MAX } from './chain/logs.ts';
import { createPooledReader } from './chain/pooled-transactions.ts';
import { readTransaction } from './chain/transaction.ts';
import { LISTED_INPUT_BYTES_MAX } from './chain/transaction-rows.ts';
import { listTransactions } from './chain/transactions.ts';
import { listTransfers, listTransfersOf } from './chain/transfers.ts';
import type { BlockscoutContext } from './contracts/target.ts';
import { methodQuery, tokenTypeQuery, transactionTypeQuery } from './filters.ts';
import {
  internalPlaceQuery,
  placeQuery,
  pooledPlaceQuery,
  transactionParams,
  transferPlaceQuery,
} from './page.ts';
import { pooledTransactionSchema, tokenTransferSchema, transactionSchema } from './schemas/chain.ts';
import { internalTransactionSchema, logSchema } from './schemas/logs.ts';
import {
  internalParamsSchema,
  pageOf,
  placeParamsSchema,
  pooledPlaceParamsSchema,
  transferParamsSchema,
} from './schemas/parts.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';

const notFound = 'transaction_not_found';

/** Serves transactions with their transfers, logs and calls. */
export function serveTransactions(context: ApiContext & BlockscoutContext, router: ApiRouter): void {
  const { db } = context;
  const listPooled = createPooledReader(context);
  serveRead(router, {
    path: '/transactions',
    summary: 'List transactions in Blockscout format',
    description: `Lists the transactions in blocks, or with \`filter=pending\` those that wait in the pool of the node. In lists, \`raw_input\` is null if it is longer than ${LISTED_INPUT_BYTES_MAX} bytes, and the reason of a failure is null.`,
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
    notFound,
    read: ({ params }) => readTransaction(context, params.transaction_hash),
  });
  serveContents(context, router);
  serveRead(router, {
    path: '/token-transfers',
    summary: 'List token transfers in Blockscout format',
    params: NO_PARAMS,
    query: z.object({ type: tokenTypeQuery, ...transferPlaceQuery }),
    answer: pageOf(tokenTransferSchema, transferParamsSchema),
    read: ({ query: { type, ...place } }) => listTransfers(db, { ...place, kinds: type }),
  });
  serveRead(router, {
    path: '/internal-transactions',
    summary: 'List calls inside transactions in Blockscout format',
    params: NO_PARAMS,
    query: z.object({ transaction_hash: hashSchema.optional(), ...internalPlaceQuery }),
    answer: pageOf(internalTransactionSchema, internalParamsSchema),
    notFound,
    read: ({ query }) => listInternal(context, query),
  });
}

function serveContents(context: ApiContext, router: ApiRouter): void {
  serveRead(router, {
    path: '/transactions/{transaction_hash}/token-transfers',
    summary: 'List token transfers of a transaction in Blockscout format',
    params: transactionParams,
    query: z.object({ type: tokenTypeQuery, ...transferPlaceQuery }),
    answer: pageOf(tokenTransferSchema, transferParamsSchema),
    read: ({ params, query: { type, ...place } }) =>
      listTransfersOf(context.db, params.transaction_hash, { ...place, kinds: type }),
  });
  serveRead(router, {
    path: '/transactions/{transaction_hash}/logs',
    summary: 'List logs of a transaction in Blockscout format',
    description: `Lists the logs in their order. \`data\` is null if it is longer than ${LOG_DATA_BYTES_MAX} bytes.`,
    params: transactionParams,
    query: z.object(placeQuery),
    answer: pageOf(logSchema, placeParamsSchema),
    notFound,
    read: ({ params, query }) => listTransactionLogs(context, params.transaction_hash, query),
  });
  serveRead(router, {
    path: '/transactions/{transaction_hash}/internal-transactions',
    summary: 'List calls inside a transaction in Blockscout format',
    description:
      'Lists the calls in their order. Those of a new transaction are missing until they have been read.',
    params: transactionParams,
    query: z.object(internalPlaceQuery),
    answer: pageOf(internalTransactionSchema, internalParamsSchema),
    notFound,
    read: ({ params, query }) => listInternalOfTransaction(context, params.transaction_hash, query),
  });
}
