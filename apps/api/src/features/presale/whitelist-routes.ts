import { createRoute } from '@hono/zod-openapi';
import { approvedWalletsSchema, approveWalletsSchema, walletsApprovedSchema } from '@nova/shared/admin/lists';
import { addressSchema } from '@nova/shared/hex';
import { pageQuerySchema } from '@nova/shared/pagination';
import { z } from 'zod';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import type { PresaleService } from './service.ts';
import { approveWallets, disapproveWallet } from './whitelist-wallet.ts';

const base = { tags: ['admin'], security: NEEDS_ADMIN };
const refusals = { 400: '`invalid_input`', 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' };
const listRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/admin/whitelist/wallets',
  summary: 'List approved wallets',
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page.', approvedWalletsSchema),
    ...errorAnswers({ ...refusals, 400: '`invalid_cursor`, `invalid_input`' }),
  },
});
const approveRoute = createRoute({
  ...base,
  method: 'post',
  path: '/api/v1/admin/whitelist/wallets',
  summary: 'Approve wallets, all of them or none if any address is invalid',
  request: { body: jsonBody(approveWalletsSchema) },
  responses: {
    200: jsonAnswer('The number of newly approved wallets.', walletsApprovedSchema),
    ...errorAnswers(refusals),
  },
});
const removeRoute = createRoute({
  ...base,
  method: 'delete',
  path: '/api/v1/admin/whitelist/wallets/{address}',
  summary: 'Remove the approval of a wallet',
  request: { params: z.object({ address: addressSchema }) },
  responses: {
    204: { description: 'The wallet is no longer approved.' },
    ...errorAnswers({ ...refusals, 404: '`not_found`' }),
  },
});

/** Routes for the wallets that may buy early, which are also sent to the contract. */
export function createPresaleWhitelistRoutes({ context, whitelist }: PresaleService): ApiRouter {
  const router = createRouter();
  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'list whitelisted wallets');
    return c.json(await whitelist.list(c.req.valid('query')), 200);
  });
  router.openapi(approveRoute, async (c) => {
    const { addresses } = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'add to whitelist', { count: addresses.length });
    return c.json(await approveWallets(context, whitelist, admin, addresses), 200);
  });
  router.openapi(removeRoute, async (c) => {
    const { address } = c.req.valid('param');
    const admin = await requireAdmin(context, c, 'remove from whitelist', { address });
    await disapproveWallet(context, whitelist, admin, address);
    return c.body(null, 204);
  });
  return router;
}
