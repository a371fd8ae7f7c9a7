import { createRoute } from '@hono/zod-openapi';
import { chartQuerySchema, chartSchema } from '@nova/shared/explorer/chart-schemas';
import { SEARCH_TEXT_MAX } from '@nova/shared/explorer/constants';
import { statsSchema } from '@nova/shared/explorer/schemas';
import { searchResultSchema } from '@nova/shared/explorer/search-schemas';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../http/requests/describe.ts';
import { serveAddresses } from './address-routes.ts';
import { serveChainLists } from './chain-list-routes.ts';
import { serveChain } from './chain-routes.ts';
import { readCharts } from './charts.ts';
import { search } from './search/search.ts';
import { createStatsReader, type ReadUptime } from './stats.ts';
import { serveTokens } from './token-routes.ts';
import { serveUserOperations } from './user-operation/user-operation-routes.ts';

const tags = ['explorer'];
const statsRoute = createRoute({
  method: 'get',
  path: '/api/v1/stats',
  tags,
  summary: 'Retrieve totals and sync status',
  responses: { 200: jsonAnswer('The totals, at most one second old.', statsSchema) },
});
const chartsRoute = createRoute({
  method: 'get',
  path: '/api/v1/charts',
  tags,
  summary: 'List totals of UTC days',
  description:
    'The last `days` including today, or every day from `from` to `to`. Starts at the first block. A chain younger than three days is listed by the hour (`bucket`), unless it has too many transactions.',
  request: { query: chartQuerySchema },
  responses: {
    200: jsonAnswer('One entry for each day or hour, oldest first.', chartSchema),
    ...errorAnswers({ 400: '`invalid_input`' }),
  },
});
const searchRoute = createRoute({
  method: 'get',
  path: '/api/v1/search',
  tags,
  summary: 'Search blocks, transactions, actions, addresses, tokens and NFTs',
  description:
    'Accepts block heights, hashes, IDs and addresses in any format, and links to this or other explorers.',
  request: { query: z.object({ q: z.string().max(SEARCH_TEXT_MAX) }) },
  responses: {
    200: jsonAnswer('The matches.', searchResultSchema),
    ...errorAnswers({ 400: '`invalid_input`' }),
  },
});

/**
 * Routes of the explorer. All data comes from the index except balances, pending transactions and raw JSON.
 */
export function createExplorerRoutes(
  context: ApiContext,
  readUptime: ReadUptime = () => Promise.resolve(null),
): ApiRouter {
  const { db, chain, clock } = context;
  const router = createRouter();
  const readStats = createStatsReader(db, chain, readUptime);
  serveChain(context, router);
  serveChainLists(context, router);
  serveAddresses(context, router);
  serveTokens(context, router);
  serveUserOperations(context, router);
  router.openapi(statsRoute, async (c) => c.json(await readStats(), 200));
  router.openapi(chartsRoute, async (c) => c.json(await readCharts(db, c.req.valid('query'), clock()), 200));
  router.openapi(searchRoute, async (c) =>
    c.json(await search(db, chain, c.req.valid('query').q, clock()), 200),
  );
  return router;
}
