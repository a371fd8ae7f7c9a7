import { createRoute } from '@hono/zod-openapi';
import { retryFailed } from '@nova/db/retry-failed';
import { outbox } from '@nova/db/schema/outbox';
import { ADMIN_ERRORS } from '@nova/shared/admin/errors';
import { outboxPageSchema, outboxParamSchema, outboxQuerySchema } from '@nova/shared/admin/lists';
import { SET_ACTION_TYPE } from '@nova/shared/energy/record-action';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { recordChange } from '../../http/access/record-change.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { listOutbox, readLanes } from './outbox-list.ts';

const base = { tags: ['admin'], security: NEEDS_ADMIN };
const refusals = { 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' };
const listRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/admin/outbox',
  summary: 'List outbox operations and queue status',
  request: { query: outboxQuerySchema },
  responses: {
    200: jsonAnswer('A page.', outboxPageSchema),
    ...errorAnswers({ ...refusals, 400: '`invalid_cursor`, `invalid_input`' }),
  },
});
const retryRoute = createRoute({
  ...base,
  method: 'post',
  path: '/api/v1/admin/outbox/{id}/retry',
  summary: 'Retry a failed operation',
  description:
    'The operation is signed again. If it turns out to be on the chain already, it is marked as done.',
  request: { params: outboxParamSchema },
  responses: {
    202: { description: 'The operation is queued.' },
    ...errorAnswers({
      ...refusals,
      400: '`invalid_input`',
      404: '`not_found`',
      409: '`operation_not_failed`, `operation_ask_anew`',
    }),
  },
});

/** Routes of the outbox: waiting and failed operations, and retries. */
export function createOutboxRoutes(context: ApiContext): ApiRouter {
  const { db } = context;
  const router = createRouter();
  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'read outbox');
    const [page, lanes] = await Promise.all([listOutbox(db, c.req.valid('query')), readLanes(db)]);
    return c.json({ ...page, lanes }, 200);
  });
  router.openapi(retryRoute, async (c) => {
    const { id } = c.req.valid('param');
    const admin = await requireAdmin(context, c, 'retry operation', { id });
    await db.transaction(async (tx) => {
      const [row] = await tx.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.id, id));
      if (!row) throw new AppError(COMMON_ERRORS.notFound, { message: 'Operation not found. Check its ID.' });
      // A key is not awarded while its catalog row changes, which ended with the failure; a retry would not
      // pause it again.
      if (row.kind === SET_ACTION_TYPE) {
        throw new AppError(ADMIN_ERRORS.requestAgain, {
          message: "This operation can't be retried. Change the catalog entry again.",
        });
      }
      const retried = await retryFailed(tx, id);
      if (retried === null) {
        throw new AppError(ADMIN_ERRORS.notFailed, {
          message: "This operation has not failed, so it can't be retried.",
        });
      }
      const before = { status: 'failed', last_error: retried.lastError };
      await recordChange(tx, admin, { before, after: { status: 'queued' } });
    });
    return c.body(null, 202);
  });
  return router;
}
