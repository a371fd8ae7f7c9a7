import { createRoute } from '@hono/zod-openapi';
import {
  adminUserSchema,
  roleChangeSchema,
  usersPageSchema,
  usersQuerySchema,
} from '@nova/shared/admin/lists';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { recordChange } from '../../http/access/record-change.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { changeRole, listUsers } from './users.ts';

const base = { tags: ['admin'], security: NEEDS_ADMIN };
const refusals = { 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' };
const listRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/admin/users',
  summary: 'List accounts',
  request: { query: usersQuerySchema },
  responses: {
    200: jsonAnswer('A page.', usersPageSchema),
    ...errorAnswers({ ...refusals, 400: '`invalid_cursor`, `invalid_input`' }),
  },
});
const roleRoute = createRoute({
  ...base,
  method: 'put',
  path: '/api/v1/admin/users/{id}/role',
  summary: "Change an account's role, effective from its next request",
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(roleChangeSchema) },
  responses: {
    200: jsonAnswer('The updated account.', adminUserSchema),
    ...errorAnswers({
      ...refusals,
      400: '`invalid_input`',
      404: '`not_found`',
      409: '`own_role`, `role_refused`',
    }),
  },
});

/** Routes for accounts and their roles. */
export function createUserRoutes(context: ApiContext): ApiRouter {
  const { db } = context;
  const router = createRouter();
  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'list users');
    return c.json(await listUsers(db, c.req.valid('query')), 200);
  });
  router.openapi(roleRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { role } = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'change role', { user: id, role });
    const user = await db.transaction(async (tx) => {
      const { before, after } = await changeRole(tx, id, role, admin.userId);
      await recordChange(tx, admin, { before: { role: before.role }, after: { role: after.role } });
      return after;
    });
    return c.json(user, 200);
  });
  return router;
}
