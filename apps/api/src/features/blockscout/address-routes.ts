import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { serveHistory } from './address-history-routes.ts';
import type { BlockscoutContext } from './contracts/target.ts';
import { addressQuery, amountQuery, tokenIdQuery, tokenTypeQuery } from './filters.ts';
import { ACCOUNT_SORTS, listAccounts } from './holdings/accounts.ts';
import { readAddress } from './holdings/address.ts';
import { BALANCES_MAX, listAddressTokens, listTokenBalances } from './holdings/balances.ts';
import { COUNTED_MAX, readCounters, readTabsCounters } from './holdings/counters.ts';
import { listCollections, SHOWN_INSTANCES_MAX } from './holdings/collections.ts';
import { listOwned } from './holdings/instances.ts';
import { addressParams, placeQuery } from './page.ts';
import { accountsSchema, addressCountersSchema, tabsCountersSchema } from './schemas/counters.ts';
import {
  addressSchema,
  addressTokensSchema,
  collectionsSchema,
  ownedSchema,
  tokenBalanceSchema,
} from './schemas/holdings.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';

/** Serves addresses, their holdings and their history. */
export function serveAddresses(context: ApiContext & BlockscoutContext, router: ApiRouter): void {
  const { db } = context;
  serveRead(router, {
    path: '/addresses',
    summary: 'List addresses by balance in Blockscout format',
    description:
      'Lists the addresses that hold NAC, or with `sort=transactions_count` those with transactions.',
    params: NO_PARAMS,
    query: z.object({
      sort: z.enum(ACCOUNT_SORTS).optional(),
      order: z.enum(['asc', 'desc']).optional(),
      fetched_coin_balance: amountQuery,
      transactions_count: placeQuery.index,
      address_hash: addressQuery,
      items_count: placeQuery.items_count,
    }),
    answer: accountsSchema,
    read: ({ query }) => listAccounts(db, query),
  });
  serveRead(router, {
    path: '/addresses/{address_hash}',
    summary: 'Retrieve an address in Blockscout format',
    params: addressParams,
    query: NO_PARAMS,
    answer: addressSchema,
    read: ({ params }) => readAddress(context, params.address_hash),
  });
  serveCounters(context, router);
  serveHoldings(context, router);
  serveHistory(context, router);
}

function serveCounters({ db, chain }: ApiContext, router: ApiRouter): void {
  serveRead(router, {
    path: '/addresses/{address_hash}/counters',
    summary: 'Retrieve counters of an address',
    description: `\`gas_usage_count\` and \`validations_count\` are null above ${COUNTED_MAX} transactions or blocks.`,
    params: addressParams,
    query: NO_PARAMS,
    answer: addressCountersSchema,
    read: async ({ params: { address_hash: address } }) => {
      const { isContract } = await chain.getAccount(address);
      return readCounters(db, address, isContract ?? false);
    },
  });
  serveRead(router, {
    path: '/addresses/{address_hash}/tabs-counters',
    summary: 'Retrieve the numbers of rows in the lists of an address, up to 51',
    params: addressParams,
    query: NO_PARAMS,
    answer: tabsCountersSchema,
    read: ({ params }) => readTabsCounters(db, params.address_hash),
  });
}

function serveHoldings({ db }: ApiContext, router: ApiRouter): void {
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
      items_count: placeQuery.items_count,
    }),
    answer: ownedSchema,
    read: ({ params, query: { type, ...query } }) =>
      listOwned(db, params.address_hash, { ...query, kinds: type }),
  });
  serveRead(router, {
    path: '/addresses/{address_hash}/nft/collections',
    summary: 'List NFT collections of an address in Blockscout format',
    description: `Each has the first ${SHOWN_INSTANCES_MAX} NFTs that the address holds.`,
    params: addressParams,
    query: z.object({
      type: tokenTypeQuery,
      token_contract_address_hash: addressQuery,
      token_type: tokenTypeQuery,
      items_count: placeQuery.items_count,
    }),
    answer: collectionsSchema,
    read: ({ params, query: { type, ...query } }) =>
      listCollections(db, params.address_hash, { ...query, kinds: type }),
  });
}
