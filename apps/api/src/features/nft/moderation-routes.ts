import { createRoute } from '@hono/zod-openapi';
import { hiddenNfts, nftReports } from '@nova/db/schema/market';
import { nftIdSchema } from '@nova/shared/nft/list-queries';
import {
  hiddenNftPageSchema,
  nftHidingSchema,
  nftReportPageSchema,
  nftReportsQuerySchema,
} from '@nova/shared/nft/moderation';
import { pageQuerySchema } from '@nova/shared/pagination';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiRouter, createRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody } from '../../http/requests/describe.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { listHiddenNfts, listNftReports } from './list-nft-reports.ts';
import { requireNft } from './report-nft.ts';

const tags = ['admin'];
const params = z.object({ id: nftIdSchema });
const listRefusals = errorAnswers({
  400: '`invalid_cursor`, `invalid_input`',
  401: '`unauthorized`',
  403: '`forbidden`',
  429: '`rate_limited`',
});
const refusals = errorAnswers({
  400: '`invalid_input`',
  401: '`unauthorized`',
  403: '`forbidden`',
  404: '`nft_not_found`',
  429: '`rate_limited`',
});

const reportsRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/nft-reports',
  tags,
  summary: 'List NFT reports',
  request: { query: nftReportsQuerySchema },
  responses: { 200: jsonAnswer('A page.', nftReportPageSchema), ...listRefusals },
});
const hiddenRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/hidden-nfts',
  tags,
  summary: 'List hidden NFTs',
  request: { query: pageQuerySchema.strict() },
  responses: { 200: jsonAnswer('A page.', hiddenNftPageSchema), ...listRefusals },
});
const hideRoute = createRoute({
  method: 'put',
  path: '/api/v1/admin/nfts/{id}/hidden',
  tags,
  summary: 'Hide an NFT from all lists and previews',
  description: "Hiding doesn't affect ownership or trading. A new reason replaces the previous one.",
  request: { params, body: jsonBody(nftHidingSchema) },
  responses: { 204: { description: 'The NFT is hidden.' }, ...refusals },
});
const restoreRoute = createRoute({
  method: 'delete',
  path: '/api/v1/admin/nfts/{id}/hidden',
  tags,
  summary: 'Unhide an NFT',
  request: { params },
  responses: { 204: { description: 'The NFT is visible again.' }, ...refusals },
});
const dismissRoute = createRoute({
  method: 'delete',
  path: '/api/v1/admin/nfts/{id}/reports',
  tags,
  summary: 'Dismiss all reports of an NFT',
  request: { params },
  responses: { 204: { description: 'The reports have been dismissed.' }, ...refusals },
});

/**
 * Routes for administrators to handle reported NFTs. The audit log contains each attempt, including refused
 * ones.
 */
export function createNftModerationRoutes(context: ApiContext): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();
  router.openapi(reportsRoute, async (c) => {
    await requireAdmin(context, c, 'read nft reports');
    return c.json(await listNftReports(db, c.req.valid('query')), 200);
  });
  router.openapi(hiddenRoute, async (c) => {
    await requireAdmin(context, c, 'read hidden nfts');
    return c.json(await listHiddenNfts(db, c.req.valid('query')), 200);
  });
  router.openapi(hideRoute, async (c) => {
    const { id: tokenId } = c.req.valid('param');
    const { reason } = c.req.valid('json');
    await requireAdmin(context, c, 'hide nft', { token_id: tokenId, reason });
    await requireNft(context, tokenId);
    const set = { reason, hiddenAt: new Date(clock()) };
    await db
      .insert(hiddenNfts)
      .values({ tokenId, ...set })
      .onConflictDoUpdate({ target: hiddenNfts.tokenId, set });
    return c.body(null, 204);
  });
  router.openapi(restoreRoute, async (c) => {
    const { id: tokenId } = c.req.valid('param');
    await requireAdmin(context, c, 'restore nft', { token_id: tokenId });
    await requireNft(context, tokenId);
    await db.delete(hiddenNfts).where(eq(hiddenNfts.tokenId, tokenId));
    return c.body(null, 204);
  });
  router.openapi(dismissRoute, async (c) => {
    const { id: tokenId } = c.req.valid('param');
    await requireAdmin(context, c, 'dismiss nft reports', { token_id: tokenId });
    await requireNft(context, tokenId);
    await db.delete(nftReports).where(eq(nftReports.tokenId, tokenId));
    return c.body(null, 204);
  });
  return router;
}
