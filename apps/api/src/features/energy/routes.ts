import { createRoute } from '@hono/zod-openapi';
import {
  actionTypesSchema,
  dailySummarySchema,
  energyPointsRequestSchema,
  energyProgressQuerySchema,
  energyProgressSchema,
  rewardResultSchema,
  rewardResultsSchema,
  userActionsSchema,
  userPointsSchema,
  type EnergyPointsRequest,
} from '@nova/shared/energy/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  NEEDS_SESSION,
  ACCEPTS_SESSION,
} from '../../http/requests/describe.ts';
import { flattenData, readAction } from '../../http/requests/read-action.ts';
import { parseInput } from '../../http/requests/read-json.ts';
import { createOwnWalletCheck, type OwnWalletCheck } from '../../http/access/own-wallet.ts';
import { RATE_RULES, consumeRate } from '../../http/limits/rate-limit.ts';
import { requireSession } from '../../http/access/session.ts';
import {
  listActionTypes,
  readDailySummary,
  requirePrimaryWallet,
  readProgress,
  readUserPoints,
} from './queries.ts';
import { type RewardAction, rewardActions } from './reward-action.ts';
import { listUserActions } from './user-actions.ts';

const ACTIONS = [
  'get_user_points',
  'get_action_types',
  'get_user_actions',
  'get_daily_summary',
  'reward_action',
  'reward_actions',
] as const satisfies readonly EnergyPointsRequest['action'][];

const progressRoute = createRoute({
  method: 'get',
  path: '/api/v1/energy/progress',
  tags: ['energy'],
  summary: "Retrieve today's progress of a wallet",
  security: NEEDS_SESSION,
  request: { query: energyProgressQuerySchema },
  responses: {
    200: jsonAnswer("Today's progress, by the rules that decide the next claim.", energyProgressSchema),
    ...errorAnswers({
      401: '`unauthorized`',
      403: '`wallet_required`, `wallet_mismatch`',
      503: '`unavailable` until the catalog is indexed',
    }),
  },
});

/** Routes of the function `energy-points` and of `GET /api/v1/energy/progress`. */
export function createEnergyRoutes(context: ApiContext, rewardAction: RewardAction): ApiRouter {
  const router = createRouter();
  describeRoutes(router);
  const requireOwn = createOwnWalletCheck(context.db);

  router.post('/functions/v1/energy-points', async (c) => {
    const body = flattenData(await readAction(c, ACTIONS));
    return c.json(
      await answer(context, { rewardAction, requireOwn }, c, parseInput(energyPointsRequestSchema, body)),
      200,
    );
  });

  router.openapi(progressRoute, async (c) => {
    const { userId } = await requireSession(c, context.tokens);
    const { wallet_address: walletAddress } = c.req.valid('query');
    if (walletAddress !== undefined) await requireOwn(userId, walletAddress);
    const account = walletAddress ?? (await requirePrimaryWallet(context.db, userId));
    return c.json(await readProgress(context.db, account, context.clock()), 200);
  });
  return router;
}

async function answer(
  context: ApiContext,
  { rewardAction, requireOwn }: { rewardAction: RewardAction; requireOwn: OwnWalletCheck },
  c: Context<ApiEnv>,
  request: EnergyPointsRequest,
) {
  const { db, clock } = context;
  if (request.action === 'get_action_types') return listActionTypes(db);
  const { userId } = await requireSession(c, context.tokens);
  const account = request.wallet_address;
  if (request.user_id != null && request.user_id !== userId) {
    throw new AppError(COMMON_ERRORS.forbidden, {
      message: "The user ID doesn't match your session. Use the ID of the account you are logged in with.",
    });
  }
  if (request.action === 'reward_action') {
    const { action_key: key, request_id: requestId } = request;
    const metadata = request.metadata ?? null;
    const allow = async () => {
      await requireOwn(userId, account);
      await consumeRate(context, RATE_RULES.accountActions, account);
    };
    return rewardAction({ userId, account, key, requestId, metadata }, allow());
  }
  await requireOwn(userId, account);
  if (request.action === 'get_user_points') return readUserPoints(db, account);
  if (request.action === 'get_user_actions') {
    return { actions: await listUserActions(db, account, request.limit) };
  }
  if (request.action === 'get_daily_summary') {
    return readDailySummary(db, account, request.days, clock());
  }
  await consumeRate(context, RATE_RULES.accountActions, account, request.actions.length);
  return rewardActions(
    context,
    { userId, account },
    request.actions.map(({ action_key: key, request_id: requestId, metadata }) => ({
      key,
      requestId,
      metadata: metadata ?? null,
    })),
  );
}

function describeRoutes(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/functions/v1/energy-points',
    tags: ['energy'],
    summary: 'Read Energy Points (balance, catalog, history) or reward an action',
    description:
      'Send the fields beside `action` or inside `data`. `get_action_types` is public; the other actions require a session ' +
      'that owns the wallet. `reward_action` also returns 200 if it credits nothing: `status` is then `refused`, with ' +
      '`reason` and `next_at`. It waits up to two seconds for the block; `pending` means accepted. The same `request_id` ' +
      'returns the same result. `reward_actions` accepts up to twenty actions, does not wait for a block and decides each ' +
      'one separately; an `idempotency_conflict` of one action rejects all of them.',
    security: ACCEPTS_SESSION,
    request: { body: jsonBody(energyPointsRequestSchema) },
    responses: {
      200: jsonAnswer(
        'The response of the requested action; results are in the order of the request.',
        z.union([
          userPointsSchema,
          actionTypesSchema,
          userActionsSchema,
          dailySummarySchema,
          rewardResultSchema,
          rewardResultsSchema,
        ]),
      ),
      ...errorAnswers({
        400: '`unknown_action`, `unknown_action_key`, `invalid_input`, `malformed_json`',
        401: '`unauthorized`',
        403: '`forbidden`, `wallet_mismatch`',
        409: '`idempotency_conflict`',
        413: '`body_too_large`',
        429: '`rate_limited`',
        503: '`unavailable` until the catalog is indexed',
      }),
    },
  });
}
