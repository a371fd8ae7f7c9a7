import { createRoute } from '@hono/zod-openapi';
import type { Queryable } from '@nova/db/database';
import { auditLog } from '@nova/db/schema/admin';
import { adminSchema, anomaliesSchema, auditPageSchema } from '@nova/shared/admin/schemas';
import { pageQuerySchema, type PageQuery } from '@nova/shared/pagination';
import { asc, desc, gt, lt } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { errorAnswers, jsonAnswer } from '../../http/describe.ts';
import { readCursor, toPage } from '../../http/page-cursor.ts';
import { requireAdmin } from '../../http/require-admin.ts';
import { listAnomalies } from './anomalies.ts';

const refusals = errorAnswers({ 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' });
const meRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/me',
  tags: ['admin'],
  summary: 'Whether one is an administrator, by account or by token',
  responses: { 200: jsonAnswer('How.', adminSchema), ...refusals },
});
const auditRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/audit',
  tags: ['admin'],
  summary: 'Attempts at what only administrators may do, newest first, refused ones too',
  request: { query: pageQuerySchema },
  responses: { 200: jsonAnswer('A page.', auditPageSchema), ...refusals },
});
const anomaliesRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/anomalies',
  tags: ['admin'],
  summary: 'What looks like a farm of accounts, or like a fault',
  responses: { 200: jsonAnswer('Most striking first.', anomaliesSchema), ...refusals },
});

/** What every administrator needs: who they are, the audit log, what looks wrong. */
export function createAdminRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(meRoute, async (c) => {
    const { actor } = await requireAdmin(context, c, 'enter');
    return c.json({ actor }, 200);
  });
  router.openapi(auditRoute, async (c) => {
    await requireAdmin(context, c, 'read audit log');
    return c.json(await listAudit(context.db, c.req.valid('query')), 200);
  });
  router.openapi(anomaliesRoute, async (c) => {
    await requireAdmin(context, c, 'read anomalies');
    return c.json({ items: await listAnomalies(context.db, context.clock()) }, 200);
  });
  return router;
}

async function listAudit(db: Queryable, query: PageQuery) {
  const start = readCursor(query.cursor, 1);
  const isNext = start.direction === 'next';
  const [id] = start.position ?? [];
  const rows = await db
    .select()
    .from(auditLog)
    .where(id === undefined ? undefined : isNext ? lt(auditLog.id, id) : gt(auditLog.id, id))
    .orderBy(isNext ? desc(auditLog.id) : asc(auditLog.id))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return {
    ...page,
    items: page.items.map((row) => ({
      id: row.id,
      at: toWireTime(row.at),
      actor: row.actor,
      user_id: row.userId,
      action: row.action,
      is_allowed: row.isAllowed,
      details: row.details,
    })),
  };
}
