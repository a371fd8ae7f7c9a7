import { createRoute } from '@hono/zod-openapi';
import type { Queryable } from '@nova/db/database';
import { auditChanges, auditLog } from '@nova/db/schema/admin';
import { auditFilterSchema, auditQuerySchema, type AuditQuery } from '@nova/shared/admin/lists';
import { type AuditEntry, auditPageSchema } from '@nova/shared/admin/schemas';
import type { Page } from '@nova/shared/pagination';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { CSV_PAGE_ROWS, type CsvColumn, streamCsv } from '../../http/requests/csv.ts';
import { errorAnswers, jsonAnswer, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';

const CSV_ROWS_MAX = 50_000;
const base = { method: 'get' as const, tags: ['admin'], security: NEEDS_ADMIN };
const refusals = errorAnswers({
  400: '`invalid_cursor`, `invalid_input`',
  401: '`unauthorized`',
  403: '`forbidden`',
  429: '`rate_limited`',
});
const listRoute = createRoute({
  ...base,
  path: '/api/v1/admin/audit',
  summary: 'List audit log entries, including denied attempts',
  request: { query: auditQuerySchema },
  responses: { 200: jsonAnswer('A page.', auditPageSchema), ...refusals },
});
const csvRoute = createRoute({
  ...base,
  path: '/api/v1/admin/audit.csv',
  summary: 'Export the audit log as CSV',
  request: { query: auditFilterSchema.extend({ cursor: auditQuerySchema.shape.cursor }) },
  responses: {
    200: { description: 'The newest 50,000 entries.', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
});

const facts = (value: Record<string, unknown> | null | undefined) => (value ? JSON.stringify(value) : null);
const COLUMNS: readonly CsvColumn<AuditEntry>[] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at],
  ['actor', ({ actor }) => actor],
  ['user_id', ({ user_id: userId }) => userId],
  ['action', ({ action }) => action],
  ['is_allowed', ({ is_allowed: isAllowed }) => isAllowed],
  ['details', ({ details }) => facts(details)],
  ['before', ({ change }) => facts(change?.before)],
  ['after', ({ change }) => facts(change?.after)],
];

/** Routes of the audit log: paginated, filtered, and as a file. */
export function createAuditRoutes(context: ApiContext): ApiRouter {
  const { db } = context;
  const router = createRouter();
  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'read audit log');
    return c.json(await listAudit(db, c.req.valid('query')), 200);
  });
  router.openapi(csvRoute, async (c) => {
    const { cursor: first, ...filter } = c.req.valid('query');
    await requireAdmin(context, c, 'export audit log', filter);
    const stream = await streamCsv({
      columns: COLUMNS,
      rowsMax: CSV_ROWS_MAX,
      readPage: (cursor) => listAudit(db, { ...filter, limit: CSV_PAGE_ROWS, cursor: cursor ?? first }),
      toAddress: (cursor) => {
        const url = new URL(c.req.url);
        url.searchParams.set('cursor', cursor);
        return url.pathname + url.search;
      },
    });
    return c.body(stream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="nova-audit.csv"',
    });
  });
  return router;
}

async function listAudit(db: Queryable, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { start, isAfter, order } = readColumnPage(query.cursor, auditLog.id);
  const rows = await db
    .select({ entry: auditLog, change: auditChanges })
    .from(auditLog)
    .leftJoin(auditChanges, eq(auditChanges.auditId, auditLog.id))
    .where(and(isAfter, ...narrow(query)))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, ({ entry }) => [entry.id]);
  return {
    ...page,
    items: page.items.map(({ entry, change }) => ({
      id: entry.id,
      at: toWireTime(entry.at),
      actor: entry.actor,
      user_id: entry.userId,
      action: entry.action,
      is_allowed: entry.isAllowed,
      details: entry.details,
      change: change && { before: change.before, after: change.after },
    })),
  };
}

function narrow({ actor, action, result }: AuditQuery): (SQL | undefined)[] {
  return [
    actor && eq(auditLog.actor, actor),
    action === undefined ? undefined : eq(auditLog.action, action),
    result === 'refused' ? eq(auditLog.isAllowed, false) : undefined,
    result === 'allowed' ? eq(auditLog.isAllowed, true) : undefined,
    result === 'change' ? isNotNull(auditChanges.auditId) : undefined,
  ];
}
