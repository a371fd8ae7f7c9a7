import { createRoute } from '@hono/zod-openapi';
import {
  adminPurchasesPageSchema,
  adminPurchasesQuerySchema,
  endPhaseRequestSchema,
  pauseRequestSchema,
  saleControlSchema,
} from '@nova/shared/presale/control';
import { createRouter, type ApiRouter } from '../../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_ADMIN } from '../../../http/requests/describe.ts';
import { recordChange } from '../../../http/access/record-change.ts';
import { requireAdmin } from '../../../http/access/require-admin.ts';
import { describeControl, endPhase, setPaused } from './control-sale.ts';
import { listAllPurchases } from '../purchase/purchases.ts';
import { readSaleNow } from './sale-cache.ts';
import type { PresaleService } from '../service.ts';

const base = { tags: ['admin'], security: NEEDS_ADMIN };
const refusals = {
  400: '`invalid_input`',
  401: '`unauthorized`',
  403: '`forbidden`',
  429: '`rate_limited`',
  503: '`unavailable`',
};
const controlRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/admin/presale/control',
  summary: 'Retrieve the state of the sale and pending changes',
  responses: { 200: jsonAnswer('The current state.', saleControlSchema), ...errorAnswers(refusals) },
});
const endRoute = createRoute({
  ...base,
  method: 'post',
  path: '/api/v1/admin/presale/end-phase',
  summary: 'Announce the end of the current sale phase',
  description:
    "The curator's key announces it on the chain, through the outbox. After two days only the Safe can execute it; a phase that has ended can't be reopened.",
  request: { body: jsonBody(endPhaseRequestSchema) },
  responses: {
    202: { description: 'Accepted; the change is being written to the chain.' },
    ...errorAnswers({ ...refusals, 409: '`wrong_phase`, `idempotency_conflict`' }),
  },
});
const pauseRoute = createRoute({
  ...base,
  method: 'post',
  path: '/api/v1/admin/presale/pause',
  summary: 'Pause or resume the sale',
  description:
    "The pauser's key does this through the outbox. Paid purchases are delivered when the sale resumes.",
  request: { body: jsonBody(pauseRequestSchema) },
  responses: {
    202: { description: 'Accepted; the change is being written to the chain.' },
    ...errorAnswers({ ...refusals, 409: '`idempotency_conflict`' }),
  },
});
const purchasesRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/admin/presale/purchases',
  summary: 'List all purchases',
  request: { query: adminPurchasesQuerySchema },
  responses: {
    200: jsonAnswer('A page.', adminPurchasesPageSchema),
    ...errorAnswers({ ...refusals, 400: '`invalid_cursor`, `invalid_input`' }),
  },
});

/** Routes for phases and pause of the sale, and for all purchases. */
export function createPresaleControlRoutes({ context }: PresaleService): ApiRouter {
  const { db, clock, chain } = context;
  const router = createRouter();
  router.openapi(controlRoute, async (c) => {
    await requireAdmin(context, c, 'read presale control');
    return c.json(await describeControl(db, () => readSaleNow(context)), 200);
  });
  router.openapi(endRoute, async (c) => {
    const { phase } = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'end presale phase', { phase });
    await db.transaction(async (tx) => {
      await endPhase(tx, () => readSaleNow({ db: tx, chain }), phase, clock());
      await recordChange(tx, admin, { before: { phase }, after: { phase: phase + 1 } });
    });
    return c.body(null, 202);
  });
  router.openapi(pauseRoute, async (c) => {
    const { is_paused: isPaused } = c.req.valid('json');
    const admin = await requireAdmin(context, c, isPaused ? 'pause presale' : 'resume presale');
    await db.transaction(async (tx) => {
      await setPaused(tx, () => readSaleNow({ db: tx, chain }), isPaused, clock());
      await recordChange(tx, admin, {
        before: { is_paused: !isPaused },
        after: { is_paused: isPaused },
      });
    });
    return c.body(null, 202);
  });
  router.openapi(purchasesRoute, async (c) => {
    await requireAdmin(context, c, 'list presale purchases');
    return c.json(await listAllPurchases(db, c.req.valid('query')), 200);
  });
  return router;
}
