import { SEARCH_TEXT_MAX } from '@nova/shared/explorer/constants';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { serveAddresses } from './address-routes.ts';
import { serveChain } from './chain-routes.ts';
import { readStats } from './chain/stats.ts';
import { type SearchText, searchItems } from './search.ts';
import { searchSchema, statsSchema } from './schemas/search-and-stats.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';
import { serveTokens } from './token-routes.ts';

/** Functions of other features that this feature requires. */
export interface BlockscoutDependencies {
  /** The explorer's search. */
  readonly search: SearchText;
}

/** Creates the routes below `/api/v2` that wallets request from Blockscout, in its published schemas. */
export function createBlockscoutRoutes(context: ApiContext, { search }: BlockscoutDependencies): ApiRouter {
  const router = createRouter();
  serveAddresses(context, router);
  serveTokens(context, router);
  serveChain(context, router);
  serveRead(router, {
    path: '/search',
    summary: 'Search blocks, transactions, addresses and tokens',
    params: NO_PARAMS,
    query: z.object({ q: z.string().max(SEARCH_TEXT_MAX) }),
    answer: searchSchema,
    read: async ({ query }) => ({
      items: await searchItems(context.db, search, query.q),
      next_page_params: null,
    }),
  });
  serveRead(router, {
    path: '/stats',
    summary: 'Retrieve totals of the chain and its gas prices',
    params: NO_PARAMS,
    query: NO_PARAMS,
    answer: statsSchema,
    read: () => readStats(context),
  });
  return router;
}
