import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { listTokenTransfers } from './chain/transfers.ts';
import { addressQuery, amountQuery, tokenIdSchema, tokenTypeQuery } from './filters.ts';
import { listInstances, readInstance } from './holdings/instances.ts';
import { listHolders, listTokens, readToken } from './holdings/tokens.ts';
import { addressParams, placeQuery } from './page.ts';
import { tokenTransferSchema } from './schemas/chain.ts';
import { holdersSchema, instanceSchema, instancesSchema, tokensSchema } from './schemas/holdings.ts';
import { pageOf, placeParamsSchema, tokenInfoSchema } from './schemas/parts.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';

const notFound = 'token_not_found';

/** Serves tokens, their holders, transfers and NFTs. */
export function serveTokens({ db }: ApiContext, router: ApiRouter): void {
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
    query: z.object(placeQuery),
    answer: pageOf(tokenTransferSchema, placeParamsSchema),
    read: ({ params, query }) => listTokenTransfers(db, params.address_hash, query),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/holders',
    summary: 'List token holders in Blockscout format',
    params: addressParams,
    query: z.object({ value: amountQuery, address_hash: addressQuery, items_count: placeQuery.items_count }),
    answer: holdersSchema,
    notFound,
    read: ({ params, query }) => listHolders(db, params.address_hash, query),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/instances',
    summary: 'List NFTs of a collection in Blockscout format',
    params: addressParams,
    query: z.object({ unique_token: amountQuery }),
    answer: instancesSchema,
    notFound,
    read: ({ params, query }) => listInstances(db, params.address_hash, query),
  });
  serveRead(router, {
    path: '/tokens/{address_hash}/instances/{id}',
    summary: 'Retrieve an NFT in Blockscout format',
    params: addressParams.extend({ id: tokenIdSchema }),
    query: NO_PARAMS,
    answer: instanceSchema,
    notFound: 'nft_not_found',
    read: ({ params }) => readInstance(db, params.address_hash, params.id),
  });
}
