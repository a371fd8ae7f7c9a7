import { createRoute } from '@hono/zod-openapi';
import type { AwardWelcome } from '@nova/rewards/welcome-grant';
import { addressSchema } from '@nova/shared/hex';
import { walletOptionsSchema, walletTokensSchema } from '@nova/shared/wallet/schemas';
import { welcomeBonusRequestSchema, welcomeBonusResultSchema } from '@nova/shared/wallet/welcome-bonus';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { toClientNetworks } from '../../http/limits/client-networks.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';
import { requireOwnWallet } from '../../http/access/own-wallet.ts';
import { requireSession } from '../../http/access/session.ts';
import { createOwnTableRoutes } from './own-table-routes.ts';
import { choosePrimaryWallet, unlinkWallet } from './own-wallets.ts';
import { createTokenReader, type ReadSaleToken } from './wallet-tokens.ts';
import { claimWelcomeBonus } from './welcome-bonus.ts';

const params = z.object({ address: addressSchema });
const answers = {
  204: { description: 'Done.' },
  ...errorAnswers({ 401: '`unauthorized`', 404: '`not_found`', 409: '`last_way_in`' }),
};
const primaryRoute = createRoute({
  method: 'post',
  path: '/auth/v1/wallets/{address}/primary',
  tags: ['account'],
  summary: 'Make this the primary wallet',
  security: NEEDS_SESSION,
  request: { params },
  responses: answers,
});
const unlinkRoute = createRoute({
  method: 'delete',
  path: '/auth/v1/wallets/{address}',
  tags: ['account'],
  summary: 'Unlink a wallet',
  security: NEEDS_SESSION,
  request: { params },
  responses: answers,
});

const tokensRoute = createRoute({
  method: 'get',
  path: '/api/v1/wallet/tokens',
  tags: ['wallet'],
  summary: 'List tokens to add to a wallet: Energy Points and the presale payment token',
  responses: {
    200: jsonAnswer('The tokens that exist on this chain.', walletTokensSchema),
    ...errorAnswers({ 503: "`unavailable` while the chain isn't responding" }),
  },
});

const optionsRoute = createRoute({
  method: 'get',
  path: '/api/v1/wallet/options',
  tags: ['wallet'],
  summary: 'Get the ways to connect a wallet that this site offers',
  responses: {
    200: jsonAnswer(
      'The relay for wallets on other devices, if the operator has set one up.',
      walletOptionsSchema,
    ),
  },
});

/** Routes for a session's own wallets: primary wallet, unlinking, function `welcome-bonus`. */
export function createOwnWalletRoutes(
  context: ApiContext,
  award: AwardWelcome,
  readSaleToken: ReadSaleToken,
): ApiRouter {
  const { db, tokens, config } = context;
  const router = createRouter();
  describeWelcome(router);
  router.route('/', createOwnTableRoutes(context));

  router.openapi(primaryRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    await choosePrimaryWallet(db, userId, c.req.valid('param').address);
    return c.body(null, 204);
  });
  router.openapi(unlinkRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    await unlinkWallet(db, userId, c.req.valid('param').address);
    return c.body(null, 204);
  });
  const readTokens = createTokenReader(context, readSaleToken);
  router.openapi(tokensRoute, async (c) => c.json(await readTokens(), 200));
  router.openapi(optionsRoute, (c) => {
    const relay = config.walletConnect;
    const walletconnect = relay && { project_id: relay.projectId, relay_url: relay.relayUrl };
    return c.json({ walletconnect }, 200);
  });
  router.post('/functions/v1/welcome-bonus', async (c) => {
    const { wallet_address: address } = parseInput(welcomeBonusRequestSchema, await readJson(c));
    const { userId } = await requireSession(c, tokens);
    await requireOwnWallet(db, userId, address);
    const networks = toClientNetworks(config.userHashPepper, c.var.clientAddress);
    return c.json(await claimWelcomeBonus(context, award, { userId, address, networks }), 200);
  });
  return router;
}

function describeWelcome(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/functions/v1/welcome-bonus',
    tags: ['wallet'],
    summary: 'Claim the welcome bonus of a new wallet: 1,000 EP and 0.01 NAC, once',
    description:
      'If a daily limit is reached, the points are queued and credited automatically; gas is still sent immediately to the ' +
      'first ten wallets of a network. Repeating the request changes nothing. Demo wallets get no bonus.',
    security: NEEDS_SESSION,
    request: { body: jsonBody(welcomeBonusRequestSchema) },
    responses: {
      200: jsonAnswer('The state of the bonus.', welcomeBonusResultSchema),
      ...errorAnswers({
        400: '`invalid_input`, `malformed_json`',
        401: '`unauthorized`',
        403: '`wallet_mismatch`',
        503: '`unavailable` until the catalog is indexed',
      }),
    },
  });
}
