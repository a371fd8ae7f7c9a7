import { createRoute } from '@hono/zod-openapi';
import {
  conversionListSchema,
  conversionQuerySchema,
  conversionSchema,
  permitRequestSchema,
  conversionPermitSchema,
} from '@nova/shared/energy/conversion-schemas';
import { energyRankSchema } from '@nova/shared/energy/schemas';
import { addressSchema } from '@nova/shared/hex';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { requireOwnWallet } from '../../http/access/own-wallet.ts';
import { requireSession } from '../../http/access/session.ts';
import {
  createPermitWaiter,
  openChecklist,
  readConversion,
  readPermit,
  requestPermit,
} from './conversion.ts';
import { listConversions } from './conversions-list.ts';
import { readRank } from './read-rank.ts';

const OWN_ERRORS = { 401: '`unauthorized`', 403: '`wallet_mismatch`' } as const;

const stateRoute = createRoute({
  method: 'get',
  path: '/api/v1/energy/conversion',
  tags: ['energy'],
  summary: 'Check whether a wallet can convert points, and what is missing',
  security: NEEDS_SESSION,
  request: { query: conversionQuerySchema },
  responses: {
    200: jsonAnswer('The requirements and limits.', conversionSchema),
    ...errorAnswers(OWN_ERRORS),
  },
});
const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/energy/conversions',
  tags: ['energy'],
  summary: 'List the last ten conversions of a wallet',
  security: NEEDS_SESSION,
  request: { query: conversionQuerySchema },
  responses: { 200: jsonAnswer('Newest first.', conversionListSchema), ...errorAnswers(OWN_ERRORS) },
});
const requestPermitRoute = createRoute({
  method: 'post',
  path: '/api/v1/energy/conversion/permits',
  tags: ['energy'],
  summary: 'Request a conversion permit, with which the wallet calls `convert`',
  description: 'Waits up to two seconds for the signature; `queued` means that it will follow.',
  security: NEEDS_SESSION,
  request: { body: jsonBody(permitRequestSchema) },
  responses: {
    201: jsonAnswer('The permit.', conversionPermitSchema),
    ...errorAnswers({
      ...OWN_ERRORS,
      400: '`invalid_input`',
      409: '`conversion_refused`; `details.condition` says what is missing',
    }),
  },
});
const permitRoute = createRoute({
  method: 'get',
  path: '/api/v1/energy/conversion/permits/{id}',
  tags: ['energy'],
  summary: 'Retrieve a conversion permit',
  security: NEEDS_SESSION,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: jsonAnswer('The current permit.', conversionPermitSchema),
    ...errorAnswers({ 401: '`unauthorized`', 404: '`not_found`' }),
  },
});
const rankRoute = createRoute({
  method: 'get',
  path: '/api/v1/energy/rank',
  tags: ['energy'],
  summary: 'Retrieve the rank of an account by points earned',
  request: { query: z.object({ wallet_address: addressSchema }) },
  responses: {
    200: jsonAnswer('The rank from a snapshot, with the block of the snapshot.', energyRankSchema),
  },
});

/** Routes for converting points into coins, and for the rank. */
export function createConversionRoutes(context: ApiContext): ApiRouter {
  const { db, tokens } = context;
  const router = createRouter();
  const readCachedRewards = openChecklist(context);
  const permits = createPermitWaiter(context.events);

  router.openapi(stateRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const { wallet_address: account } = c.req.valid('query');
    await requireOwnWallet(db, userId, account);
    return c.json(await readConversion(context, { userId, account }, readCachedRewards), 200);
  });
  router.openapi(listRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const { wallet_address: account } = c.req.valid('query');
    await requireOwnWallet(db, userId, account);
    return c.json(await listConversions(db, account), 200);
  });
  router.openapi(requestPermitRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const { wallet_address: account, points } = c.req.valid('json');
    await requireOwnWallet(db, userId, account);
    return c.json(await requestPermit(context, permits, { userId, account }, points), 201);
  });
  router.openapi(permitRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json(await readPermit(context, c.req.valid('param').id, userId), 200);
  });
  router.openapi(rankRoute, async (c) =>
    c.json(await readRank(db, c.req.valid('query').wallet_address), 200),
  );
  return router;
}
