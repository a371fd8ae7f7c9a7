import { createRoute } from '@hono/zod-openapi';
import {
  appealSchema,
  ownSuspensionSchema,
  suspensionChangeSchema,
  suspensionPageSchema,
} from '@nova/shared/energy/suspension-schemas';
import { pageQuerySchema } from '@nova/shared/pagination';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  NEEDS_ADMIN,
  NEEDS_SESSION,
} from '../../http/requests/describe.ts';
import { recordChange } from '../../http/access/record-change.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { requireSession } from '../../http/access/session.ts';
import { appealSuspension, changeSuspension, listSuspensions, readSuspension } from './suspensions.ts';

const refusals = { 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' };
const ownRoute = createRoute({
  method: 'get',
  path: '/api/v1/energy/suspension',
  tags: ['energy'],
  summary: 'Check whether the account is suspended from converting, and why',
  security: NEEDS_SESSION,
  responses: {
    200: jsonAnswer('The suspension, or null.', ownSuspensionSchema),
    ...errorAnswers({ 401: '`unauthorized`' }),
  },
});
const appealRoute = createRoute({
  method: 'post',
  path: '/api/v1/energy/suspension/appeal',
  tags: ['energy'],
  summary: 'Answer a suspension (once)',
  security: NEEDS_SESSION,
  request: { body: jsonBody(appealSchema) },
  responses: {
    200: jsonAnswer('The updated suspension.', ownSuspensionSchema),
    ...errorAnswers({ 400: '`invalid_input`', 401: '`unauthorized`', 409: '`appeal_refused`' }),
  },
});
const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/suspensions',
  tags: ['admin'],
  summary: "List accounts suspended from converting, with their owners' answers",
  security: NEEDS_ADMIN,
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page.', suspensionPageSchema),
    ...errorAnswers({ ...refusals, 400: '`invalid_cursor`, `invalid_input`' }),
  },
});
const changeRoute = createRoute({
  method: 'put',
  path: '/api/v1/admin/users/{id}/suspension',
  tags: ['admin'],
  summary:
    'Suspend an account from converting, or lift the suspension; its owner is notified with the reason',
  security: NEEDS_ADMIN,
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(suspensionChangeSchema) },
  responses: {
    200: jsonAnswer('The updated suspension.', ownSuspensionSchema),
    ...errorAnswers({ ...refusals, 400: '`invalid_input`', 404: '`not_found`' }),
  },
});

/** Routes for suspended conversions: the owner's view and appeal, and the decisions of administrators. */
export function createSuspensionRoutes(context: ApiContext): ApiRouter {
  const { db, tokens } = context;
  const router = createRouter();
  router.openapi(ownRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json({ suspension: await readSuspension(db, userId) }, 200);
  });
  router.openapi(appealRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const answer = { text: c.req.valid('json').text, clientAddress: c.var.clientAddress };
    return c.json({ suspension: await appealSuspension(context, userId, answer) }, 200);
  });
  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'list suspensions');
    return c.json(await listSuspensions(db, c.req.valid('query')), 200);
  });
  router.openapi(changeRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { is_suspended: isSuspended, reason } = c.req.valid('json');
    const action = isSuspended ? 'suspend conversions' : 'resume conversions';
    const admin = await requireAdmin(context, c, action, { user: id, reason });
    const suspension = await db.transaction(async (tx) => {
      const { before, after } = await changeSuspension(context, tx, id, { isSuspended, reason });
      await recordChange(tx, admin, { before, after });
      return after;
    });
    return c.json({ suspension }, 200);
  });
  return router;
}
