import { createRoute } from '@hono/zod-openapi';
import { pageQuerySchema } from '@nova/shared/pagination';
import { approvalsPageSchema } from '@nova/shared/presale/approvals';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { listApprovals } from './list-approvals.ts';
import type { PresaleService } from './service.ts';

const approvalsRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/presale/approvals',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'List paid purchases that wait for the approval of the Safe',
  description:
    'These purchases exceed the daily limit for payments by card and from other chains. Each has the call that three owners of the Safe must sign; the coins are then delivered automatically.',
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('Oldest first.', approvalsPageSchema),
    ...errorAnswers({
      400: '`invalid_cursor`, `invalid_input`',
      401: '`unauthorized`',
      403: '`forbidden`',
      429: '`rate_limited`',
    }),
  },
});

/**
 * Routes for payments that administrators have the Safe approve. The server has no key that could approve
 * them.
 */
export function createPresaleApprovalRoutes({ context }: PresaleService): ApiRouter {
  const router = createRouter();
  router.openapi(approvalsRoute, async (c) => {
    await requireAdmin(context, c, 'read presale approvals');
    return c.json(await listApprovals(context.db, c.req.valid('query')), 200);
  });
  return router;
}
