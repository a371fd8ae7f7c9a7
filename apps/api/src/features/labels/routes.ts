import { createRoute } from '@hono/zod-openapi';
import { addressSchema } from '@nova/shared/hex';
import { labelChangeSchema, labelPageSchema, labelsQuerySchema } from '@nova/shared/labels/schemas';
import { z } from 'zod';
import { requireAdmin } from '../../http/access/require-admin.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiRouter, createRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { listLabels, removeLabel, setLabel } from './labels.ts';

const base = { tags: ['admin'], security: NEEDS_ADMIN };
const params = z.object({ address: addressSchema });
const refusals = { 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' };

const listRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/admin/labels',
  summary: 'List public labels of addresses',
  request: { query: labelsQuerySchema },
  responses: {
    200: jsonAnswer('A page, newest first.', labelPageSchema),
    ...errorAnswers({ ...refusals, 400: '`invalid_cursor`, `invalid_input`' }),
  },
});
const setRoute = createRoute({
  ...base,
  method: 'put',
  path: '/api/v1/admin/labels/{address}',
  summary: 'Set the public label of an address',
  description:
    'Everyone sees the label wherever the address appears. It never replaces the name of a contract of this deployment or ' +
    'a .nac name. The kind `suspicious` shows a warning on the page of the address.',
  request: { params, body: jsonBody(labelChangeSchema) },
  responses: {
    204: { description: 'The address has this label.' },
    ...errorAnswers({ ...refusals, 400: '`invalid_input`' }),
  },
});
const removeRoute = createRoute({
  ...base,
  method: 'delete',
  path: '/api/v1/admin/labels/{address}',
  summary: 'Remove the public label of an address',
  request: { params },
  responses: {
    204: { description: 'The address has no label.' },
    ...errorAnswers({ ...refusals, 400: '`invalid_input`' }),
  },
});

/** Routes for administrators to label addresses. The audit log contains each attempt with its change. */
export function createLabelRoutes(context: ApiContext): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();
  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'read labels');
    return c.json(await listLabels(db, c.req.valid('query')), 200);
  });
  router.openapi(setRoute, async (c) => {
    const { address } = c.req.valid('param');
    const change = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'set label', { address, ...change });
    await db.transaction((tx) => setLabel(tx, admin, { address, ...change }, new Date(clock())));
    return c.body(null, 204);
  });
  router.openapi(removeRoute, async (c) => {
    const { address } = c.req.valid('param');
    const admin = await requireAdmin(context, c, 'remove label', { address });
    await db.transaction((tx) => removeLabel(tx, admin, address));
    return c.body(null, 204);
  });
  return router;
}
