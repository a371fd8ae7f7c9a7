import { createRoute } from '@hono/zod-openapi';
import { sessions } from '@nova/db/schema/account';
import {
  refreshRequestSchema,
  sessionTokensSchema,
  sessionUserSchema,
  signOutRequestSchema,
} from '@nova/shared/account/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION, TAKES_SESSION } from '../../http/describe.ts';
import { parseInput, readJson } from '../../http/read-json.ts';
import { requireSession } from '../../http/session.ts';
import { toSessionTokens } from './open-session.ts';
import { readUser } from './read-user.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { rotateSession } from './rotate-session.ts';

const userRoute = createRoute({
  method: 'get',
  path: '/auth/v1/user',
  tags: ['account'],
  summary: 'Who the session is',
  security: NEEDS_SESSION,
  responses: {
    200: jsonAnswer('The account and its wallets.', sessionUserSchema),
    ...errorAnswers({ 401: '`unauthorized`' }),
  },
});

/** `/auth/v1/refresh`, `/auth/v1/sign-out`, `/auth/v1/user`. */
export function createAccountRoutes(context: ApiContext): ApiRouter {
  const { db, clock, tokens } = context;
  const router = createRouter();
  describeRoutes(router);

  router.post('/auth/v1/refresh', async (c) => {
    const { refresh_token } = parseInput(refreshRequestSchema, await readJson(c));
    const { refreshToken, ...session } = await rotateSession(db, clock, refresh_token, c.var.receivedAt);
    return c.json(await toSessionTokens(tokens, session, refreshToken), 200);
  });

  router.post('/auth/v1/sign-out', async (c) => {
    const { refresh_token } = parseInput(signOutRequestSchema, await readJson(c));
    const ended =
      refresh_token === undefined
        ? eq(sessions.id, (await requireSession(c, tokens)).sessionId)
        : eq(sessions.token, hashRefreshToken(refresh_token));
    await db.delete(sessions).where(ended);
    return c.body(null, 204);
  });

  router.openapi(userRoute, async (c) => {
    const session = await requireSession(c, tokens);
    const user = await readUser(db, session.userId);
    if (!user) throw new AppError(COMMON_ERRORS.unauthorized, { message: 'This account no longer exists.' });
    return c.json({ user }, 200);
  });
  return router;
}

function describeRoutes(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/auth/v1/refresh',
    tags: ['account'],
    summary: 'Exchange a refresh token for the next pair of tokens',
    description:
      'Each refresh token works once. Using one again ends the session on every device that shares it.',
    request: { body: jsonBody(refreshRequestSchema) },
    responses: {
      200: jsonAnswer('The next tokens.', sessionTokensSchema),
      ...errorAnswers({
        400: '`invalid_input`, `malformed_json`',
        401: '`refresh_invalid`, `refresh_reused`',
      }),
    },
  });
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/auth/v1/sign-out',
    tags: ['account'],
    summary: 'End a session: that of the refresh token, else that of the Authorization header',
    description:
      'Answers the same whether the session existed. An access token lives on until it ends by itself.',
    security: TAKES_SESSION,
    request: { body: jsonBody(signOutRequestSchema) },
    responses: {
      204: { description: 'The session has ended.' },
      ...errorAnswers({ 400: '`invalid_input`, `malformed_json`', 401: '`unauthorized`' }),
    },
  });
}
