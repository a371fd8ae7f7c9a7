import { createRoute } from '@hono/zod-openapi';
import type { Queryable } from '@nova/db/database';
import { ownAccounts } from '@nova/db/schema/presale';
import { wallets } from '@nova/db/schema/wallet';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { addressSchema } from '@nova/shared/hex';
import { TOKEN_LOGIN_REQUIRED } from '@nova/shared/token/constants';
import { TOKEN_ERRORS } from '@nova/shared/token/errors';
import {
  createdTokenPageSchema,
  createdTokenSchema,
  createdTokensQuerySchema,
  newTokenMetadataSchema,
  preparedDescriptionSchema,
  preparedTokenSchema,
  type TokenCreator,
  tokenCreatorSchema,
  tokenDescriptionSchema,
  tokenListSchema,
  tokenOrderRequestSchema,
  tokenOrderSchema,
} from '@nova/shared/token/schemas';
import { tokenReportSchema } from '@nova/shared/token/reports';
import { pageQuerySchema } from '@nova/shared/pagination';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiEnv, type ApiRouter, createRouter } from '../../http/api-router.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { readSession, requireSession } from '../../http/access/session.ts';
import { listCreatedTokens, readCreatedToken, toPublicToken } from './created-tokens.ts';
import type { TokenDependencies } from './dependencies.ts';
import { prepareDescription, prepareToken } from './prepare-token.ts';
import { reportToken } from './report-token.ts';
import { createTokenListReader } from './token-list.ts';
import { orderToken, readOrders } from './token-orders.ts';

const tags = ['token'];
const params = z.object({ address: addressSchema });
const loginRequired = '`token_login_required`';
const values = '`token_fields_missing`, `invalid_token_name`, `invalid_token_symbol`';

const tokenListRoute = createRoute({
  method: 'get',
  path: '/tokenlist.json',
  tags,
  summary: "Retrieve the token list of Nova's contracts for wallets and exchanges",
  description:
    'The format is that of https://tokenlists.org. Tokens that other people created are not in it.',
  responses: {
    200: jsonAnswer('The list.', tokenListSchema),
    ...errorAnswers({ 503: '`unavailable`' }),
  },
});
const creatorRoute = createRoute({
  method: 'get',
  path: '/api/v1/token-creator',
  tags,
  security: NEEDS_SESSION,
  summary: 'Check what the account can create tokens with',
  responses: {
    200: jsonAnswer("The account's options as a creator.", tokenCreatorSchema),
    ...errorAnswers({ 401: loginRequired }),
  },
});
const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/token-creator/tokens',
  tags,
  summary: 'List tokens created with the Token Creator',
  request: { query: createdTokensQuerySchema },
  responses: {
    200: jsonAnswer('A page.', createdTokenPageSchema),
    ...errorAnswers({ 400: '`invalid_input`, `invalid_cursor`' }),
  },
});
const ownRoute = createRoute({
  method: 'get',
  path: '/api/v1/token-creator/own-tokens',
  tags,
  security: NEEDS_SESSION,
  summary: "List the account's tokens",
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page.', createdTokenPageSchema),
    ...errorAnswers({ 400: '`invalid_input`, `invalid_cursor`', 401: loginRequired }),
  },
});
const tokenRoute = createRoute({
  method: 'get',
  path: '/api/v1/token-creator/tokens/{address}',
  tags,
  summary: 'Retrieve a token created with the Token Creator',
  request: { params },
  responses: {
    200: jsonAnswer('The token.', createdTokenSchema),
    ...errorAnswers({ 404: '`created_token_not_found`' }),
  },
});
const metadataRoute = createRoute({
  method: 'post',
  path: '/api/v1/token-creator/metadata',
  tags,
  security: NEEDS_SESSION,
  summary: 'Store token metadata before the wallet creates it',
  request: { body: jsonBody(newTokenMetadataSchema) },
  responses: {
    201: jsonAnswer('The metadata is stored; the wallet can now create it.', preparedTokenSchema),
    ...errorAnswers({
      400: `\`invalid_input\`, ${values}`,
      401: loginRequired,
      404: '`upload_not_found`',
      503: '`unavailable`',
    }),
  },
});
const describeRoute = createRoute({
  method: 'put',
  path: '/api/v1/token-creator/tokens/{address}/metadata',
  tags,
  security: NEEDS_SESSION,
  summary: "Store a new token description; the owner's wallet then sets its URL",
  request: { params, body: jsonBody(tokenDescriptionSchema) },
  responses: {
    201: jsonAnswer('The description is stored; the owner can now set its URL.', preparedDescriptionSchema),
    ...errorAnswers({
      400: '`invalid_input`',
      401: loginRequired,
      403: '`forbidden`: the token belongs to someone else',
      404: '`created_token_not_found`, `upload_not_found`',
      503: '`unavailable`',
    }),
  },
});
const orderRoute = createRoute({
  method: 'post',
  path: '/api/v1/token-creator/orders',
  tags,
  security: NEEDS_SESSION,
  summary: 'Create a token for an account without a wallet',
  description:
    "Supply and ownership go to the account's own address. The same `request_id` returns the same order.",
  request: { body: jsonBody(tokenOrderRequestSchema) },
  responses: {
    202: jsonAnswer('Accepted; the token will be created at the address `token`.', tokenOrderSchema),
    ...errorAnswers({
      400: `\`invalid_input\`, ${values}, \`invalid_token_supply\``,
      401: loginRequired,
      404: '`upload_not_found`',
      409: '`token_wallet_present`, `token_order_open`, `idempotency_conflict`',
      429: '`token_order_limit`, with `nextAt`',
      503: '`unavailable`',
    }),
  },
});
const reportRoute = createRoute({
  method: 'post',
  path: '/api/v1/tokens/{address}/report',
  tags,
  security: NEEDS_SESSION,
  summary: 'Report a token to the administrators',
  description: 'Each account can report a token once; a second report replaces the first.',
  request: { params, body: jsonBody(tokenReportSchema) },
  responses: {
    204: { description: 'The report has been received.' },
    ...errorAnswers({
      400: '`invalid_input`',
      401: '`unauthorized`',
      404: '`token_not_found`',
      409: '`token_is_ours`',
      429: '`report_limit`',
    }),
  },
});

/** Routes for created tokens: preparing and listing them, and creating them for accounts without a wallet. */
export function createTokenRoutes(context: ApiContext, dependencies: TokenDependencies): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();
  const readTokenList = createTokenListReader(context);
  router.openapi(tokenListRoute, async (c) => c.json(await readTokenList(), 200));
  router.openapi(creatorRoute, async (c) => {
    const userId = await requireLogin(c, context);
    const [factory, own, orders] = await Promise.all([
      findContract(db, 'TokenFactory'),
      readAddresses(db, userId),
      readOrders(db, userId, clock()),
    ]);
    const answer = {
      factory,
      ...own,
      orders_left: orders.left,
      next_order_at: orders.nextAt,
      orders: orders.orders,
    };
    return c.json(answer, 200);
  });
  router.openapi(listRoute, async (c) => {
    const { owner, ...query } = c.req.valid('query');
    const owners = owner === undefined ? null : [owner];
    const filter = { owners, withHidden: false };
    return c.json(await listCreatedTokens(db, dependencies, query, filter), 200);
  });
  router.openapi(ownRoute, async (c) => {
    const { addresses: owners } = await readAddresses(db, await requireLogin(c, context));
    const filter = { owners, withHidden: true };
    return c.json(await listCreatedTokens(db, dependencies, c.req.valid('query'), filter), 200);
  });
  router.openapi(tokenRoute, async (c) => {
    const { token } = await readCreatedToken(db, dependencies, c.req.valid('param').address);
    return c.json(toPublicToken(token), 200);
  });
  router.openapi(metadataRoute, async (c) => {
    const userId = await requireLogin(c, context);
    return c.json(await prepareToken(context, dependencies, userId, c.req.valid('json')), 201);
  });
  router.openapi(describeRoute, async (c) => {
    const userId = await requireLogin(c, context);
    const { token, content } = await readCreatedToken(db, dependencies, c.req.valid('param').address);
    const { addresses } = await readAddresses(db, userId);
    if (token.owner === null || !addresses.includes(token.owner)) {
      throw new AppError(COMMON_ERRORS.forbidden, {
        message: 'This token belongs to another account. Log in to the account that owns it.',
      });
    }
    const now = { name: token.name ?? '', symbol: token.symbol ?? '', content };
    const wanted = c.req.valid('json');
    return c.json(await prepareDescription(context, dependencies, userId, wanted, now), 201);
  });
  router.openapi(orderRoute, async (c) => {
    const userId = await requireLogin(c, context);
    return c.json(await orderToken(context, dependencies, userId, c.req.valid('json')), 202);
  });
  router.openapi(reportRoute, async (c) => {
    const { userId } = await requireSession(c, context.tokens);
    await reportToken(context, userId, c.req.valid('param').address, c.req.valid('json'));
    return c.body(null, 204);
  });
  return router;
}

/**
 * Returns the account of the session.
 * @throws AppError `token_login_required`; `unauthorized` for an expired session
 */
async function requireLogin(c: Context<ApiEnv>, { tokens }: ApiContext): Promise<string> {
  const session = await readSession(c, tokens);
  if (session) return session.userId;
  throw new AppError(TOKEN_ERRORS.loginRequired, { message: TOKEN_LOGIN_REQUIRED });
}

/** Returns the addresses that act for an account. */
async function readAddresses(
  db: Queryable,
  userId: string,
): Promise<Pick<TokenCreator, 'addresses' | 'own_address' | 'has_wallet'>> {
  const [own, linked] = await Promise.all([
    db.select({ address: ownAccounts.address }).from(ownAccounts).where(eq(ownAccounts.userId, userId)),
    db.select({ address: wallets.address }).from(wallets).where(eq(wallets.userId, userId)),
  ]);
  const ownAddress = (own[0]?.address as Hex | undefined) ?? null;
  const addresses = [...linked, ...own].map(({ address }) => address as Hex);
  return { addresses, own_address: ownAddress, has_wallet: linked.length > 0 };
}
