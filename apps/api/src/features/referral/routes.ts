import { createRoute } from '@hono/zod-openapi';
import { wallets } from '@nova/db/schema/wallet';
import type { AwardReferral } from '@nova/rewards/referral-award';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { AppError } from '@nova/shared/errors';
import { addressSchema } from '@nova/shared/hex';
import { pageQuerySchema } from '@nova/shared/pagination';
import {
  friendPageSchema,
  referralRequestSchema,
  referralResultSchema,
  referralSummarySchema,
} from '@nova/shared/referral/schemas';
import { desc, eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { toClientNetworks } from '../../http/limits/client-networks.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { readAction } from '../../http/requests/read-action.ts';
import { parseInput } from '../../http/requests/read-json.ts';
import { requireSession } from '../../http/access/session.ts';
import { listFriends, readReferralSummary } from './queries.ts';
import { recordShare } from './record-share.ts';
import { trackReferral } from './track-referral.ts';

const ACTIONS = ['track_referral', 'record_share'] as const;

const summaryRoute = createRoute({
  method: 'get',
  path: '/api/v1/referrals',
  tags: ['referral'],
  summary: 'Retrieve your referral code and statistics',
  security: NEEDS_SESSION,
  responses: {
    200: jsonAnswer('The current statistics; the first call creates the code.', referralSummarySchema),
    ...errorAnswers({ 401: '`unauthorized`' }),
  },
});
const friendsRoute = createRoute({
  method: 'get',
  path: '/api/v1/referrals/friends',
  tags: ['referral'],
  summary: 'List referred friends',
  security: NEEDS_SESSION,
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page.', friendPageSchema),
    ...errorAnswers({ 400: '`invalid_cursor`', 401: '`unauthorized`' }),
  },
});

/** Routes of the function `referral-system`, and of the user's own referral program. */
export function createReferralRoutes(context: ApiContext, award: AwardReferral): ApiRouter {
  const { db, clock, tokens, config } = context;
  const router = createRouter();
  describeFunction(router);

  router.openapi(summaryRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json(await readReferralSummary(db, userId, clock()), 200);
  });
  router.openapi(friendsRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json(await listFriends(db, userId, c.req.valid('query'), clock()), 200);
  });
  router.post('/functions/v1/referral-system', async (c) => {
    const request = parseInput(referralRequestSchema, await readAction(c, ACTIONS));
    const { userId } = await requireSession(c, tokens);
    const own = await listOwnWallets(context, userId);
    if (request.action === 'record_share') {
      const [account] = own;
      if (account === undefined) {
        throw new AppError(ENERGY_ERRORS.walletRequired, { message: 'Connect a wallet first.' });
      }
      return c.json(await recordShare(db, award, { userId, account }, request.platform, clock()), 200);
    }
    const wallet = request.referee_wallet;
    if (!own.includes(wallet)) {
      throw new AppError(ENERGY_ERRORS.walletMismatch, {
        message: "This wallet isn't linked to your account. Link it first, or use a linked wallet.",
      });
    }
    const networks = toClientNetworks(config.userHashPepper, c.var.clientAddress);
    return c.json(
      await trackReferral(context, award, request.referral_code, { userId, wallet, networks }),
      200,
    );
  });
  return router;
}

/** Lists the wallets of an account, primary wallet first. */
async function listOwnWallets({ db }: ApiContext, userId: string): Promise<Hex[]> {
  const rows = await db
    .select({ address: wallets.address })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .orderBy(desc(wallets.isPrimary), desc(wallets.lastUsedAt));
  return rows.map((row) => addressSchema.parse(row.address));
}

function describeFunction(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/functions/v1/referral-system',
    tags: ['referral'],
    summary: 'Report a referral or a shared link',
    description: 'Also returns 200 if nothing was counted; `success` is then false and `error` explains why.',
    security: NEEDS_SESSION,
    request: { body: jsonBody(referralRequestSchema) },
    responses: {
      200: jsonAnswer('The state of the bonus.', referralResultSchema),
      ...errorAnswers({
        400: '`unknown_action`, `invalid_input`, `malformed_json`',
        401: '`unauthorized`',
        403: '`wallet_mismatch`, `wallet_required`',
        503: '`unavailable` until the catalog is indexed',
      }),
    },
  });
}
