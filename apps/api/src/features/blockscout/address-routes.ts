import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { listAddressTransactions } from './chain/transactions.ts';
import { listAddressTransfers } from './chain/transfers.ts';
import { addressQuery, directionQuery, tokenIdQuery, tokenTypeQuery } from './filters.ts';
import { readAddress } from './holdings/address.ts';
import { BALANCES_MAX, listAddressTokens, listTokenBalances } from './holdings/balances.ts';
import { listOwned } from './holdings/instances.ts';
import { addressParams, placeQuery, transferPlaceQuery } from './page.ts';
import { tokenTransferSchema, transactionSchema } from './schemas/chain.ts';
import { addressSchema, addressTokensSchema, ownedSchema, tokenBalanceSchema } from './schemas/holdings.ts';
import { pageOf, placeParamsSchema, transferParamsSchema } from './schemas/parts.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';

/** Serves addresses, their holdings and their history. */
export function serveAddresses(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  serveRead(router, {
    path: '/addresses/{address_hash}',
    summary: 'Retrieve an address in Blockscout format',
    params: addressParams,
    query: NO_PARAMS,
    answer: addressSchema,
    read: ({ params }) => readAddress(context, params.address_hash),
  });
  serveRead(router, {
    path: '/addresses/{address_hash}/token-balances',
    summary: 'List all token balances of an address',
    description: `Returns the first ${BALANCES_MAX} tokens without pagination. \`/tokens\` returns them page by page.`,
    params: addressParams,
    query: NO_PARAMS,
    answer: z.array(tokenBalanceSchema),
    read: ({ params }) => listTokenBalances(db, params.address_hash),
  });
  serveRead(router, {
    path: '/addresses/{address_hash}/tokens',
    summary: 'List token balances of an address page by page',
    params: addressParams,
    query: z.object({
      type: tokenTypeQuery,
      contract_address_hash: addressQuery,
      items_count: placeQuery.items_count,
    }),
    answer: addressTokensSchema,
    read: ({ params, query: { type, contract_address_hash } }) =>
      listAddressTokens(db, params.address_hash, { kinds: type, contract_address_hash }),
  });
  serveRead(router, {
    path: '/addresses/{address_hash}/nft',
    summary: 'List NFTs of an address in Blockscout format',
    params: addressParams,
    query: z.object({
      type: tokenTypeQuery,
      token_contract_address_hash: addressQuery,
      token_id: tokenIdQuery,
      token_type: tokenTypeQuery,
    }),
    answer: ownedSchema,
    read: ({ params, query: { type, ...query } }) =>
      listOwned(db, params.address_hash, { ...query, kinds: type }),
  });
  serveHistory(context, router);
}

function serveHistory({ db }: ApiContext, router: ApiRouter): void {
  serveRead(router, {
    path: '/addresses/{address_hash}/transactions',
    summary: 'List transactions of an address in Blockscout format',
    params: addressParams,
    query: z.object({ filter: directionQuery, ...placeQuery }),
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
}
