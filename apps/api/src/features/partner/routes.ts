import { createRoute } from '@hono/zod-openapi';
import { userActionSchema, type UserAction } from '@nova/shared/energy/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { hashSchema } from '@nova/shared/hex';
import { PARTNER_ERRORS } from '@nova/shared/partner/errors';
import {
  IDEMPOTENCY_HEADER,
  partnerActionResultSchema,
  partnerActionSchema,
  type PartnerScope,
} from '@nova/shared/partner/schemas';
import { createMiddleware } from 'hono/factory';
import type { Hex } from 'viem';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody } from '../../http/requests/describe.ts';
import { consumeRate } from '../../http/limits/rate-limit.ts';
import { requirePartner } from './partner-key.ts';
import { type CreditPartnerAction, findReported, reportAction } from './report-action.ts';

const NEEDS_KEY = [{ partnerKey: [] }];
/** Rate limit for the reports of one partner, from all addresses together. */
const PARTNER_RATE = { name: 'partner', perSecond: 50, burst: 200 } as const;
const idempotencySchema = z.string().min(8).max(100);
const refusals = { 401: '`api_key_invalid`', 403: '`scope_missing`, `not_your_action`' } as const;

const reportRoute = createRoute({
  method: 'post',
  path: '/api/v1/actions',
  operationId: 'reportAction',
  tags: ['partner'],
  summary: 'Report an action (partner API)',
  description:
    'Requires an API key and an `Idempotency-Key`. Retrying with the same key returns the same result. Also returns 200 ' +
    'if no points are credited; `status` is then `refused`, with `reason` and `next_at`. When the action has been ' +
    'sealed, we send a webhook; you can also retrieve the action.',
  security: NEEDS_KEY,
  // Described here but validated by the handler, which has a specific error code for it.
  parameters: [
    {
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      required: true,
      description: 'A new value for each action, ideally the ID of your own record.',
      schema: { type: 'string', minLength: 8, maxLength: 100 },
    },
  ],
  request: { body: jsonBody(partnerActionSchema) },
  responses: {
    200: jsonAnswer('The state of the bonus.', partnerActionResultSchema),
    ...errorAnswers({
      ...refusals,
      400: '`invalid_input`, `idempotency_key_missing`, `unknown_action_key`',
      404: '`wallet_unknown`',
      409: '`idempotency_conflict`',
      429: '`rate_limited`',
    }),
  },
});
const readRoute = createRoute({
  method: 'get',
  path: '/api/v1/actions/{id}/report',
  operationId: 'readReportedAction',
  tags: ['partner'],
  summary: 'Retrieve a reported action (partner API)',
  security: NEEDS_KEY,
  request: { params: z.object({ id: hashSchema }) },
  responses: {
    200: jsonAnswer('The action and its current state.', userActionSchema),
    ...errorAnswers({ ...refusals, 404: '`not_found`' }),
  },
});

/** Variables of a request with a key. */
type KeyEnv = ApiEnv & { Variables: { partner: Awaited<ReturnType<typeof requirePartner>> } };

/** Functions of other features that the partner API requires. */
export interface PartnerDependencies {
  readonly credit: CreditPartnerAction;
  readAction(actionId: Hex): Promise<UserAction | null>;
}

/** Routes of `/api/v1/actions`: actions of partner applications, by API key. */
export function createPartnerRoutes(
  context: ApiContext,
  { credit, readAction }: PartnerDependencies,
): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();
  router.openAPIRegistry.registerComponent('securitySchemes', 'partnerKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of a partner: `nova_…`.',
  });

  // A wrong key is reported before invalid input is.
  const requireKey = (scope: PartnerScope) =>
    createMiddleware<KeyEnv>(async (c, next) => {
      c.set('partner', await requirePartner(db, c.req.header('authorization'), scope, clock()));
      await next();
    });

  router.openapi({ ...reportRoute, middleware: requireKey('actions:write') }, async (c) => {
    const partner = c.get('partner');
    await consumeRate(context, PARTNER_RATE, partner.partnerId);
    const idempotencyKey = idempotencySchema.safeParse(c.req.header(IDEMPOTENCY_HEADER));
    if (!idempotencyKey.success) {
      const message = 'Send an Idempotency-Key header (8 to 100 characters), unique for each action.';
      throw new AppError(PARTNER_ERRORS.idempotencyMissing, { message });
    }
    const report = { ...c.req.valid('json'), ...partner, idempotencyKey: idempotencyKey.data };
    return c.json(await reportAction(context, credit, report), 200);
  });
  router.openapi({ ...readRoute, middleware: requireKey('actions:read') }, async (c) => {
    const { partnerId } = c.get('partner');
    const { id } = c.req.valid('param');
    const action = (await findReported(context, partnerId, id)) && (await readAction(id));
    if (!action) throw new AppError(COMMON_ERRORS.notFound, { message: 'Action not found. Check its ID.' });
    return c.json(action, 200);
  });
  return router;
}
