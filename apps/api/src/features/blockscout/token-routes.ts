import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { listInstanceTransfers, listTokenTransfers } from './chain/transfers.ts';
import { addressQuery, amountQuery, tokenIdSchema, tokenTypeQuery } from './filters.ts';
import {
  listInstanceHolders,
  listInstances,
  readInstance,
  readTransfersCount,
} from './holdings/instances.ts';
import { listHolders, listTokens, readToken, readTokenCounters } from './holdings/tokens.ts';
import { addressParams, placeQuery, transferPlaceQuery } from './page.ts';
import { tokenTransferSchema } from './schemas/chain.ts';
import { tokenCountersSchema, transfersCountSchema } from './schemas/counters.ts';
import { holdersSchema, instanceSchema, instancesSchema, tokensSchema } from './schemas/holdings.ts';
import { pageOf, tokenInfoSchema, transferParamsSchema } from './schemas/parts.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';

const notFound = 'token_not_found';

const holdersQuery = z.object({
  value: amountQuery,
  address_hash: addressQuery,
  items_count: placeQuery.items_count,
});

/** Serves tokens, their holders, transfers and NFTs. */
export function serveTokens(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  serveRead(router, {
    path: '/tokens',
    summary: 'List tokens by number of holders in Blockscout format',
    params: NO_PARAMS,
    query: z.object({
      q: z.string().max(100).optional(),
      type: tokenTypeQuery,
      contract_address_hash: addressQuery,
      holders_count: placeQuery.index,
      items_count: placeQuery.items_count,
    }),
    answer: tokensSchema,
    read: ({ query: { type, ...query } }) => listTokens(db, { ...query, kinds: type }),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}',
    summary: 'Retrieve a token in Blockscout format',
    params: addressParams,
    query: NO_PARAMS,
    answer: tokenInfoSchema,
    notFound,
    read: ({ params }) => readToken(db, params.address_hash),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/transfers',
    summary: 'List transfers of a token in Blockscout format',
    params: addressParams,
    query: z.object(transferPlaceQuery),
    answer: pageOf(tokenTransferSchema, transferParamsSchema),
    read: ({ params, query }) => listTokenTransfers(db, params.address_hash, query),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/holders',
    summary: 'List token holders in Blockscout format',
    params: addressParams,
    query: holdersQuery,
    answer: holdersSchema,
    notFound,
    read: ({ params, query }) => listHolders(db, params.address_hash, query),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/counters',
    summary: 'Retrieve the numbers of holders and transfers of a token',
    params: addressParams,
    query: NO_PARAMS,
    answer: tokenCountersSchema,
    notFound,
    read: ({ params }) => readTokenCounters(db, params.address_hash),
  });
  serveInstances(context, router);
}

function serveInstances({ db }: ApiContext, router: ApiRouter): void {
  const params = addressParams.extend({ id: tokenIdSchema });
  serveRead(router, {
    path: '/tokens/{address_hash}/instances',
    summary: 'List NFTs of a collection in Blockscout format',
    params: addressParams,
    query: z.object({ holder_address_hash: addressQuery, unique_token: amountQuery }),
    answer: instancesSchema,
    notFound,
    read: ({ params, query }) => listInstances(db, params.address_hash, query),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/instances/{id}',
    summary: 'Retrieve an NFT in Blockscout format',
    params,
    query: NO_PARAMS,
    answer: instanceSchema,
    notFound: 'nft_not_found',
    read: ({ params: { address_hash, id } }) => readInstance(db, address_hash, id),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/instances/{id}/transfers',
    summary: 'List transfers of an NFT in Blockscout format',
    params,
    query: z.object(transferPlaceQuery),
    answer: pageOf(tokenTransferSchema, transferParamsSchema),
    read: ({ params: { address_hash, id }, query }) => listInstanceTransfers(db, address_hash, id, query),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/instances/{id}/transfers-count',
    summary: 'Retrieve the number of transfers of an NFT',
    params,
    query: NO_PARAMS,
    answer: transfersCountSchema,
    notFound: 'nft_not_found',
    read: ({ params: { address_hash, id } }) => readTransfersCount(db, address_hash, id),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/instances/{id}/holders',
    summary: 'List holders of an NFT in Blockscout format',
    params,
    query: holdersQuery,
    answer: holdersSchema,
    notFound: 'nft_not_found',
    read: ({ params: { address_hash, id }, query }) => listInstanceHolders(db, address_hash, id, query),
  });
}
