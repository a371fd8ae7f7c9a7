import { createRoute } from '@hono/zod-openapi';
import type { Queryable } from '@nova/db/database';
import { notifications } from '@nova/db/schema/notification';
import {
  type Notification,
  type NotificationPage,
  notificationPageSchema,
  readNotificationsSchema,
} from '@nova/shared/notification/schemas';
import { pageQuerySchema, type PageQuery } from '@nova/shared/pagination';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { requireSession } from '../../http/access/session.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/notifications',
  tags: ['account'],
  summary: 'List notifications and the unread count',
  security: NEEDS_SESSION,
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page.', notificationPageSchema),
    ...errorAnswers({ 400: '`invalid_cursor`', 401: '`unauthorized`' }),
  },
});
const readRoute = createRoute({
  method: 'post',
  path: '/api/v1/notifications/read',
  tags: ['account'],
  summary: 'Mark notifications as read, up to and including one',
  security: NEEDS_SESSION,
  request: { body: jsonBody(readNotificationsSchema) },
  responses: { 204: { description: 'Done.' }, ...errorAnswers({ 401: '`unauthorized`' }) },
});

/** Routes for in-app notifications of the session's account. */
export function createNotificationRoutes({ db, tokens, clock }: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(listRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json(await listNotifications(db, userId, c.req.valid('query')), 200);
  });
  router.openapi(readRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const isMeant = and(
      eq(notifications.userId, userId),
      lte(notifications.id, c.req.valid('json').up_to),
      isNull(notifications.readAt),
    );
    await db
      .update(notifications)
      .set({ readAt: new Date(clock()) })
      .where(isMeant);
    return c.body(null, 204);
  });
  return router;
}

async function listNotifications(db: Queryable, userId: string, query: PageQuery): Promise<NotificationPage> {
  const { start, isAfter, order } = readColumnPage(query.cursor, notifications.id);
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isAfter))
    .orderBy(...order)
    .limit(query.limit + 1);
  const [unread] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return { ...page, items: page.items.map(toWire), unread: unread!.count };
}

function toWire(row: typeof notifications.$inferSelect): Notification {
  return {
    id: row.id,
    kind: row.kind as Notification['kind'],
    data: row.data,
    created_at: toWireTime(row.createdAt),
    is_read: row.readAt !== null,
  };
}
