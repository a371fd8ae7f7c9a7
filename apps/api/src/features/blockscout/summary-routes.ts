import { SEARCH_TEXT_MAX } from '@nova/shared/explorer/constants';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { listBlocks } from './chain/blocks.ts';
import { readIndexingStatus, readStats, readTransactionsChart } from './chain/stats.ts';
import { listTransactions } from './chain/transactions.ts';
import { blockSchema, transactionSchema } from './schemas/chain.ts';
import { indexingStatusSchema, transactionsChartSchema } from './schemas/counters.ts';
import { redirectSchema, searchItemSchema, searchSchema, statsSchema } from './schemas/search-and-stats.ts';
import { findRedirect, quickSearch, searchItems, type SearchText } from './search.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';

/** Numbers of rows in the short lists of a start page, as in Blockscout. */
const SHOWN = { blocks: 4, transactions: 6 };

/** Serves the search. */
export function serveSearch({ db }: ApiContext, router: ApiRouter, search: SearchText): void {
  const query = z.object({ q: z.string().max(SEARCH_TEXT_MAX) });
  serveRead(router, {
    path: '/search',
    summary: 'Search blocks, transactions, addresses and tokens',
    params: NO_PARAMS,
    query,
    answer: searchSchema,
    read: async ({ query: { q } }) => ({ items: await searchItems(db, search, q), next_page_params: null }),
  });
  serveRead(router, {
    path: '/search/quick',
    summary: 'Search blocks, transactions, addresses and tokens without pages',
    params: NO_PARAMS,
    query,
    answer: z.array(searchItemSchema),
    read: ({ query: { q } }) => quickSearch(db, search, q),
  });
  serveRead(router, {
    path: '/search/check-redirect',
    summary: 'Retrieve the block, transaction, address or user operation that a text names',
    params: NO_PARAMS,
    query,
    answer: redirectSchema,
    read: ({ query: { q } }) => findRedirect(db, search, q),
  });
}

/** Serves totals, and the short lists of a start page. */
export function serveSummary(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  serveRead(router, {
    path: '/stats',
    summary: 'Retrieve totals of the chain and its gas prices',
    params: NO_PARAMS,
    query: NO_PARAMS,
    answer: statsSchema,
    read: () => readStats(context),
  });
  serveRead(router, {
    path: '/stats/charts/transactions',
    summary: 'Retrieve the numbers of transactions of the last finished days',
    params: NO_PARAMS,
    query: NO_PARAMS,
    answer: transactionsChartSchema,
    read: () => readTransactionsChart(context),
  });
  serveRead(router, {
    path: '/main-page/blocks',
    summary: 'List the newest blocks in Blockscout format',
    params: NO_PARAMS,
    query: NO_PARAMS,
    answer: z.array(blockSchema),
    read: async () => (await listBlocks(db, {})).items.slice(0, SHOWN.blocks),
  });
  serveRead(router, {
    path: '/main-page/transactions',
    summary: 'List the newest transactions in Blockscout format',
    params: NO_PARAMS,
    query: NO_PARAMS,
    answer: z.array(transactionSchema),
    read: async () => (await listTransactions(db, {})).items.slice(0, SHOWN.transactions),
  });
  serveRead(router, {
    path: '/main-page/indexing-status',
    summary: 'Retrieve how much of the chain the index has',
    params: NO_PARAMS,
    query: NO_PARAMS,
    answer: indexingStatusSchema,
    read: () => readIndexingStatus(context),
  });
}
