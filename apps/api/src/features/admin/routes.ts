import { createRoute } from '@hono/zod-openapi';
import { overviewSchema } from '@nova/shared/admin/lists';
import { adminSchema, anomaliesSchema } from '@nova/shared/admin/schemas';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { staleWhileRevalidate } from '../../http/stale-while-revalidate.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { listAnomalies } from './anomalies.ts';
import { createAuditRoutes } from './audit-routes.ts';
import { createOutboxRoutes } from './outbox-routes.ts';
import { createOverviewReader } from './overview.ts';
import { createUserRoutes } from './user-routes.ts';

const base = { method: 'get' as const, tags: ['admin'], security: NEEDS_ADMIN };
const refusals = errorAnswers({ 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' });
const meRoute = createRoute({
  ...base,
  path: '/api/v1/admin/me',
  summary: "Check the caller's admin access",
  responses: { 200: jsonAnswer("The caller's admin access.", adminSchema), ...refusals },
});
const overviewRoute = createRoute({
  ...base,
  path: '/api/v1/admin/overview',
  summary: 'Retrieve the dashboard overview',
  responses: {
    200: jsonAnswer('The current values; totals are at most one minute old.', overviewSchema),
    ...refusals,
  },
});
const anomaliesRoute = createRoute({
  ...base,
  path: '/api/v1/admin/anomalies',
  summary: 'List anomalies such as suspected account farms',
  responses: {
    200: jsonAnswer('Most suspicious first; at most one minute old.', anomaliesSchema),
    ...refusals,
  },
});

/** Cache ages of the anomalies: four totals over two weeks. */
const ANOMALIES_AGES = { freshMs: 10_000, staleMs: 60_000 };

/** Routes for every administrator: identity, overview, accounts, outbox, audit log and anomalies. */
export function createAdminRoutes(context: ApiContext): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();
  const readOverview = createOverviewReader(db);
  const readAnomalies = staleWhileRevalidate(() => listAnomalies(db, clock()), ANOMALIES_AGES);
  router.openapi(meRoute, async (c) => {
    const { actor, mayChange } = await requireAdmin(context, c, 'enter');
    return c.json({ actor, may_change: mayChange }, 200);
  });
  router.openapi(overviewRoute, async (c) => {
    await requireAdmin(context, c, 'read overview');
    return c.json(await readOverview(clock()), 200);
  });
  router.openapi(anomaliesRoute, async (c) => {
    await requireAdmin(context, c, 'read anomalies');
    return c.json({ items: await readAnomalies() }, 200);
  });
  router.route('/', createAuditRoutes(context));
  router.route('/', createUserRoutes(context));
  router.route('/', createOutboxRoutes(context));
  return router;
}
