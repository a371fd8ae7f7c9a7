import { createRoute } from '@hono/zod-openapi';
import { newsletterPageSchema } from '@nova/shared/admin/lists';
import { pageQuerySchema } from '@nova/shared/pagination';
import {
  listConfirmationSchema,
  listDepartureSchema,
  listTokenSchema,
  newsletterSignUpSchema,
  whitelistPageSchema,
  whitelistSignUpSchema,
} from '@nova/shared/whitelist/schemas';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  ACCEPTS_SESSION,
  NEEDS_ADMIN,
} from '../../http/requests/describe.ts';
import { chooseOrigin } from '../../http/requests/choose-origin.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { readSession } from '../../http/access/session.ts';
import { type AwardNewsletter, confirmLists } from './confirm.ts';
import { leaveList } from './leave.ts';
import { listNewsletter } from './list-newsletter.ts';
import { consumeListLink } from './list-rates.ts';
import { keyOf } from './list-keys.ts';
import { signUpForLists, type ListSignUp } from './sign-up.ts';
import { listWhitelistSignUps } from './whitelist-store.ts';

export interface ListDependencies {
  readonly awardNewsletter: AwardNewsletter;
  /** Called after the sign-up of a logged-in account; the occasion is the same for the same address. */
  readonly onSignedUp: (userId: string, occasion: string) => void;
}

const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/whitelist',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'List whitelist requests',
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page.', whitelistPageSchema),
    ...errorAnswers({
      400: '`invalid_cursor`',
      401: '`unauthorized`',
      403: '`forbidden`',
      429: '`rate_limited`',
    }),
  },
});

const newsletterRoute = createRoute({
  method: 'get',
  path: '/api/v1/admin/newsletter',
  tags: ['admin'],
  security: NEEDS_ADMIN,
  summary: 'List newsletter subscribers',
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page.', newsletterPageSchema),
    ...errorAnswers({
      400: '`invalid_cursor`',
      401: '`unauthorized`',
      403: '`forbidden`',
      429: '`rate_limited`',
    }),
  },
});

/** Routes of the lists for email addresses: the presale's whitelist and the newsletter. */
export function createListRoutes(context: ApiContext, dependencies: ListDependencies): ApiRouter {
  const router = createRouter();
  describeSignUps(router);
  describeLinks(router);
  const readUser = async (c: Context<ApiEnv>) => (await readSession(c, context.tokens))?.userId ?? null;
  const signUp = async (
    c: Context<ApiEnv>,
    website: string,
    wanted: Omit<ListSignUp, 'userId' | 'origin'>,
  ) => {
    const userId = await readUser(c);
    // A bot that filled in the hidden field gets the same response.
    if (website === '') {
      await signUpForLists(
        context,
        { ...wanted, userId, origin: chooseOrigin(context, c) },
        c.var.clientAddress,
      );
      const occasion = keyOf(context.config.userHashPepper, wanted.lists[0]!, wanted.email);
      if (userId !== null) dependencies.onSignedUp(userId, occasion);
    }
    return c.json({ received: true }, 202);
  };
  router.post('/api/v1/whitelist', async (c) => {
    const { newsletter, website, ...rest } = parseInput(whitelistSignUpSchema, await readJson(c));
    const lists = newsletter ? (['whitelist', 'newsletter'] as const) : (['whitelist'] as const);
    return signUp(c, website, { ...rest, lists });
  });
  router.post('/api/v1/newsletter', async (c) => {
    const { website, ...rest } = parseInput(newsletterSignUpSchema, await readJson(c));
    return signUp(c, website, { ...rest, address: null, lists: ['newsletter'] });
  });
  router.post('/api/v1/lists/confirm', async (c) => {
    await consumeListLink(context, c.var.clientAddress);
    const { token } = parseInput(listTokenSchema, await readJson(c));
    const opened = { origin: chooseOrigin(context, c), userId: await readUser(c) };
    return c.json(await confirmLists(context, dependencies.awardNewsletter, token, opened), 200);
  });
  router.post('/api/v1/lists/leave', async (c) => {
    await consumeListLink(context, c.var.clientAddress);
    const { token } = parseInput(listTokenSchema, await readJson(c));
    return c.json({ left: await leaveList(context.db, token) }, 200);
  });
  // One-click unsubscribe of mail clients (RFC 8058): the body has a fixed content, and the response is
  // ignored.
  router.post('/api/v1/newsletter/unsubscribe', async (c) => {
    await consumeListLink(context, c.var.clientAddress);
    const { token } = parseInput(listTokenSchema, { token: c.req.query('token') });
    return c.json({ left: await leaveList(context.db, token) }, 200);
  });
  router.openapi(listRoute, async (c) => {
    await requireAdmin(context, c, 'read whitelist sign-ups');
    return c.json(await listWhitelistSignUps(context.db, c.req.valid('query')), 200);
  });
  router.openapi(newsletterRoute, async (c) => {
    await requireAdmin(context, c, 'read newsletter list');
    return c.json(await listNewsletter(context.db, c.req.valid('query')), 200);
  });
  return router;
}

const SAME_RESPONSE =
  "Accepted. The response doesn't reveal whether the address is known; its owner receives an email.";

function describeSignUps(router: ApiRouter): void {
  const ways = [
    { name: 'whitelist', schema: whitelistSignUpSchema, summary: 'Join the whitelist' },
    { name: 'newsletter', schema: newsletterSignUpSchema, summary: 'Sign up for the newsletter' },
  ] as const;
  for (const { name, schema, summary } of ways)
    router.openAPIRegistry.registerPath({
      method: 'post',
      path: `/api/v1/${name}`,
      tags: ['lists'],
      summary,
      security: ACCEPTS_SESSION,
      request: { body: jsonBody(schema) },
      responses: {
        202: jsonAnswer(SAME_RESPONSE, z.object({ received: z.literal(true) })),
        ...errorAnswers({ 400: '`invalid_input`', 429: '`rate_limited`' }),
      },
    });
}

function describeLinks(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/lists/confirm',
    tags: ['lists'],
    summary: 'Confirm a sign-up with the emailed link',
    security: ACCEPTS_SESSION,
    request: { body: jsonBody(listTokenSchema) },
    responses: {
      200: jsonAnswer('The sign-up is confirmed.', listConfirmationSchema),
      ...errorAnswers({ 400: '`invalid_input`, `list_link_invalid`', 429: '`rate_limited`' }),
    },
  });
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/lists/leave',
    tags: ['lists'],
    summary: 'Leave an email list with the emailed link',
    request: { body: jsonBody(listTokenSchema) },
    responses: {
      200: jsonAnswer('The address is no longer on the list.', listDepartureSchema),
      ...errorAnswers({ 400: '`invalid_input`', 429: '`rate_limited`' }),
    },
  });
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/newsletter/unsubscribe',
    tags: ['lists'],
    summary: 'Unsubscribe from the newsletter with one click (RFC 8058)',
    request: { query: listTokenSchema },
    responses: {
      200: jsonAnswer('The address is no longer subscribed.', listDepartureSchema),
      ...errorAnswers({ 400: '`invalid_input`', 429: '`rate_limited`' }),
    },
  });
}
