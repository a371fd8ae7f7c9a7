import { createRoute } from '@hono/zod-openapi';
import { treasurySchema } from '@nova/shared/treasury/schemas';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { jsonAnswer } from '../../http/describe.ts';
import { readTreasury } from './read-treasury.ts';

const treasuryRoute = createRoute({
  method: 'get',
  path: '/api/v1/treasury',
  tags: ['treasury'],
  summary: 'Where the supply lies, read from the chain at the end of one block',
  responses: { 200: jsonAnswer('What the chain did not answer is null.', treasurySchema) },
});

/** What the transparency page proves. */
export function createTreasuryRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(treasuryRoute, async (c) => c.json(await readTreasury(context), 200));
  return router;
}
