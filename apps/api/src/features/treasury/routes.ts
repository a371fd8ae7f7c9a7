import { createRoute } from '@hono/zod-openapi';
import { pageQuerySchema } from '@nova/shared/pagination';
import { scheduledPageSchema } from '@nova/shared/treasury/scheduled';
import { treasurySchema } from '@nova/shared/treasury/schemas';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { jsonAnswer } from '../../http/requests/describe.ts';
import { listScheduled } from './list-scheduled.ts';
import { readTreasury } from './read-treasury.ts';

const treasuryRoute = createRoute({
  method: 'get',
  path: '/api/v1/treasury',
  tags: ['treasury'],
  summary: 'Retrieve the supply allocation, read from the chain at a single block',
  responses: { 200: jsonAnswer("Values the chain couldn't provide are null.", treasurySchema) },
});

const scheduledRoute = createRoute({
  method: 'get',
  path: '/api/v1/treasury/scheduled',
  tags: ['treasury'],
  summary: 'List irreversible steps scheduled in the timelock',
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('The steps, newest first; empty on a chain without a timelock.', scheduledPageSchema),
  },
});

/** Routes for the data of the transparency page. */
export function createTreasuryRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(treasuryRoute, async (c) => c.json(await readTreasury(context), 200));
  router.openapi(scheduledRoute, async (c) =>
    c.json(await listScheduled(context, c.req.valid('query')), 200),
  );
  return router;
}
