import { createRoute, z } from '@hono/zod-openapi';
import { sessions, users } from '@nova/db/schema/account';
import {
  deleteAccountRequestSchema,
  noteLanguageSchema,
  refreshRequestSchema,
  sessionListSchema,
  sessionTokensSchema,
  sessionUserSchema,
  signOutRequestSchema,
} from '@nova/shared/account/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { eq } from 'drizzle-orm';
import { stream } from 'hono/streaming';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  NEEDS_SESSION,
  ACCEPTS_SESSION,
} from '../../http/requests/describe.ts';
import { requireLiveSession } from '../../http/access/live-session.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';
import { requireSession } from '../../http/access/session.ts';
import { createCredentialsRoutes } from './credentials-routes.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { toSessionTokens } from './open-session.ts';
import { readUser } from './read-user.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { rotateSession } from './rotate-session.ts';
import { endOtherSessions, endSession, listSessions } from './session-list.ts';

const userRoute = createRoute({
  method: 'get',
  path: '/auth/v1/user',
  tags: ['account'],
  summary: 'Retrieve the current user',
  security: NEEDS_SESSION,
  responses: {
    200: jsonAnswer('The account and its wallets.', sessionUserSchema),
    ...errorAnswers({ 401: '`unauthorized`' }),
  },
});

const sessionsRoute = createRoute({
  method: 'get',
  path: '/auth/v1/sessions',
  tags: ['account'],
  summary: 'List sessions',
  security: NEEDS_SESSION,
  responses: {
    200: jsonAnswer('The sessions, the current one first; at most 200.', sessionListSchema),
    ...errorAnswers({ 401: '`unauthorized`' }),
  },
});
const endSessionRoute = createRoute({
  method: 'delete',
  path: '/auth/v1/sessions/{id}',
  tags: ['account'],
  summary: 'End a session',
  security: NEEDS_SESSION,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    204: {
      description:
        "The session has ended. Its access token can read for at most 15 more minutes and can't write.",
    },
    ...errorAnswers({ 400: '`invalid_input`', 401: '`unauthorized`', 404: '`not_found`' }),
  },
});

const languageRoute = createRoute({
  method: 'post',
  path: '/auth/v1/language',
  tags: ['account'],
  summary: "Set the account's language for emails",
  security: NEEDS_SESSION,
  request: { body: jsonBody(noteLanguageSchema) },
  responses: {
    204: { description: 'The language is saved.' },
    ...errorAnswers({ 400: '`invalid_input`', 401: '`unauthorized`' }),
  },
});

/** Routes for sessions and the account as a whole: user, session list, export, deletion. */
export function createAccountRoutes(context: ApiContext): ApiRouter {
  const { db, clock, tokens } = context;
  const router = createRouter();
  describeRoutes(router);
  router.route('/', createCredentialsRoutes(context));

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
    if (!user)
      throw new AppError(COMMON_ERRORS.unauthorized, {
        message: 'This account no longer exists. Log in with another account or create a new one.',
      });
    return c.json({ user }, 200);
  });

  router.openapi(languageRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    await db.update(users).set(c.req.valid('json')).where(eq(users.id, userId));
    return c.body(null, 204);
  });

  router.openapi(sessionsRoute, async (c) =>
    c.json(await listSessions(db, clock, await requireSession(c, tokens)), 200),
  );
  router.openapi(endSessionRoute, async (c) => {
    const session = await requireSession(c, tokens);
    if (await endSession(db, session, c.req.valid('param').id)) return c.body(null, 204);
    throw new AppError(COMMON_ERRORS.notFound, { message: 'This device is already logged out.' });
  });
  router.delete('/auth/v1/sessions', async (c) => {
    await endOtherSessions(db, await requireSession(c, tokens));
    return c.body(null, 204);
  });
  router.get('/auth/v1/export', async (c) => {
    const session = await requireSession(c, tokens);
    await requireLiveSession(db, clock, session);
    const pieces = exportAccount(db, session.userId);
    // The first chunk is read before the response starts, so a missing account is reported by status.
    const first = await pieces.next();
    c.header('content-type', 'application/json');
    c.header('content-disposition', 'attachment; filename="nova-account.json"');
    return stream(c, async (out) => {
      await out.write(first.value as string);
      for await (const piece of pieces) await out.write(piece);
    });
  });
  router.post('/auth/v1/delete-account', async (c) => {
    const session = await requireSession(c, tokens);
    const { password } = parseInput(deleteAccountRequestSchema, await readJson(c));
    await deleteAccount(context, session, password, c.var.clientAddress);
    return c.body(null, 204);
  });
  return router;
}

function describeRoutes(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/auth/v1/refresh',
    tags: ['account'],
    summary: 'Exchange a refresh token for new tokens',
    description:
      'Each refresh token works once. Using one again ends the session on every device that shares it.',
    request: { body: jsonBody(refreshRequestSchema) },
    responses: {
      200: jsonAnswer('The new tokens.', sessionTokensSchema),
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
    summary: 'Log out: end the session of the refresh token or, without one, of the Authorization header',
    description:
      'Returns the same response whether or not the session existed. Write requests reject its access token immediately; read requests accept it until it expires, within 15 minutes.',
    security: ACCEPTS_SESSION,
    request: { body: jsonBody(signOutRequestSchema) },
    responses: {
      204: { description: 'The session has ended.' },
      ...errorAnswers({ 400: '`invalid_input`, `malformed_json`', 401: '`unauthorized`' }),
    },
  });
  const unauthorized = errorAnswers({ 401: '`unauthorized`' });
  router.openAPIRegistry.registerPath({
    method: 'delete',
    path: '/auth/v1/sessions',
    tags: ['account'],
    summary: 'End all other sessions',
    security: NEEDS_SESSION,
    responses: { 204: { description: 'Only the current session is left.' }, ...unauthorized },
  });
  router.openAPIRegistry.registerPath({
    method: 'get',
    path: '/auth/v1/export',
    tags: ['account'],
    summary: 'Export all data stored about the account',
    security: NEEDS_SESSION,
    responses: { 200: { description: 'JSON: account, wallets, sessions, actions.' }, ...unauthorized },
  });
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/auth/v1/delete-account',
    tags: ['account'],
    summary: 'Delete the account',
    description: 'Coins and points are on-chain and stay with their wallets.',
    security: NEEDS_SESSION,
    request: { body: jsonBody(deleteAccountRequestSchema) },
    responses: {
      204: { description: 'The account has been deleted.' },
      ...errorAnswers({
        400: '`invalid_input`',
        401: '`unauthorized`, `credentials_wrong`',
        403: '`password_required`',
        429: '`rate_limited`',
      }),
    },
  });
}
