import { createRoute } from '@hono/zod-openapi';
import type { Transaction } from '@nova/db/database';
import { hiddenTokens, tokenReports } from '@nova/db/schema/token';
import { addressSchema } from '@nova/shared/hex';
import { pageQuerySchema } from '@nova/shared/pagination';
import {
  hiddenTokenPageSchema,
  tokenReportPageSchema,
  tokenReportsQuerySchema,
  type TokenVisibility,
  tokenVisibilitySchema,
} from '@nova/shared/token/moderation';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiRouter, createRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { recordChange } from '../../http/access/record-change.ts';
import { type Admin, requireAdmin } from '../../http/access/require-admin.ts';
import { listHiddenTokens, listTokenReports } from './list-token-reports.ts';
import { requireForeignToken } from './report-token.ts';

const base = { tags: ['admin'], security: NEEDS_ADMIN };
const params = z.object({ address: addressSchema });
const refusals = { 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' };
const listRefusals = errorAnswers({ ...refusals, 400: '`invalid_cursor`, `invalid_input`' });

const reportsRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/admin/token-reports',
  summary: 'List token reports',
  request: { query: tokenReportsQuerySchema },
  responses: { 200: jsonAnswer('A page.', tokenReportPageSchema), ...listRefusals },
});
const hiddenRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/admin/hidden-tokens',
  summary: 'List hidden tokens',
  request: { query: pageQuerySchema.strict() },
  responses: { 200: jsonAnswer('A page.', hiddenTokenPageSchema), ...listRefusals },
});
const visibilityRoute = createRoute({
  ...base,
  method: 'put',
  path: '/api/v1/admin/tokens/{address}/visibility',
  summary: 'Hide a token, or restore it',
  description:
    'A hidden token is excluded from token lists and name search; elsewhere it appears by address only. On-chain data ' +
    'stays visible. Hiding it again replaces the reason. Tokens no longer in the index can still be restored.',
  request: { params, body: jsonBody(tokenVisibilitySchema) },
  responses: {
    204: { description: 'The token is hidden, or visible again.' },
    ...errorAnswers({
      ...refusals,
      400: '`invalid_input`',
      404: '`token_not_found`',
      409: '`token_is_ours`',
    }),
  },
});
const dismissRoute = createRoute({
  ...base,
  method: 'delete',
  path: '/api/v1/admin/tokens/{address}/reports',
  summary: 'Dismiss all reports of a token',
  request: { params },
  responses: {
    204: { description: 'The reports have been dismissed.' },
    ...errorAnswers({ ...refusals, 400: '`invalid_input`' }),
  },
});

/**
 * Routes for administrators to handle reported tokens. The audit log contains each attempt with its changes.
 */
export function createTokenModerationRoutes(context: ApiContext): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();
  router.openapi(reportsRoute, async (c) => {
    await requireAdmin(context, c, 'read token reports');
    return c.json(await listTokenReports(db, c.req.valid('query')), 200);
  });
  router.openapi(hiddenRoute, async (c) => {
    await requireAdmin(context, c, 'read hidden tokens');
    return c.json(await listHiddenTokens(db, c.req.valid('query')), 200);
  });
  router.openapi(visibilityRoute, async (c) => {
    const { address } = c.req.valid('param');
    const wanted = c.req.valid('json');
    const action = wanted.is_hidden ? 'hide token' : 'restore token';
    const admin = await requireAdmin(context, c, action, { token: address, reason: wanted.reason });
    if (wanted.is_hidden) await requireForeignToken(db, address);
    await db.transaction((tx) => setVisibility(tx, admin, address, wanted, new Date(clock())));
    return c.body(null, 204);
  });
  router.openapi(dismissRoute, async (c) => {
    const { address } = c.req.valid('param');
    const admin = await requireAdmin(context, c, 'dismiss token reports', { token: address });
    await db.transaction(async (tx) => {
      const removed = await tx
        .delete(tokenReports)
        .where(eq(tokenReports.token, address))
        .returning({ userId: tokenReports.userId });
      if (removed.length === 0) return;
      await recordChange(tx, admin, { before: { reports: removed.length }, after: { reports: 0 } });
    });
    return c.body(null, 204);
  });
  return router;
}

async function setVisibility(
  tx: Transaction,
  admin: Admin,
  token: Hex,
  { is_hidden: isHidden, reason }: TokenVisibility,
  hiddenAt: Date,
): Promise<void> {
  const [before] = await tx
    .select({ reason: hiddenTokens.reason })
    .from(hiddenTokens)
    .where(eq(hiddenTokens.token, token))
    .for('update');
  const set = { reason, hiddenAt };
  if (isHidden) {
    await tx
      .insert(hiddenTokens)
      .values({ token, ...set })
      .onConflictDoUpdate({ target: hiddenTokens.token, set });
  } else {
    await tx.delete(hiddenTokens).where(eq(hiddenTokens.token, token));
  }
  // The token was already shown, so nothing has changed.
  if (!isHidden && !before) return;
  await recordChange(tx, admin, {
    before: before ? { is_hidden: true, reason: before.reason } : { is_hidden: false },
    after: isHidden ? { is_hidden: true, reason } : { is_hidden: false },
  });
}
