import { createRoute } from '@hono/zod-openapi';
import { watchFeeds } from '@nova/db/schema/labels';
import { addressSchema } from '@nova/shared/hex';
import { pageQuerySchema } from '@nova/shared/pagination';
import { WATCHED_MAX } from '@nova/shared/watchlist/constants';
import {
  watchAnswerSchema,
  watchChangeSchema,
  watchedAddressSchema,
  watchFeedCreatedSchema,
  watchFeedSchema,
  watchPageSchema,
} from '@nova/shared/watchlist/schemas';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { languageSchema } from '@nova/shared/language/schemas';
import { requireSession } from '../../http/access/session.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiRouter, createRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { createFeed, writeWatchFeed } from './feed.ts';
import { endMail, listWatched, readWatched, unwatchAddress, watchAddress } from './watched.ts';

const base = { tags: ['account'], security: NEEDS_SESSION };
const params = z.object({ address: addressSchema });
const refusals = { 400: '`invalid_input`', 401: '`unauthorized`', 429: '`rate_limited`' };
const sessionRefusals = errorAnswers({ 401: '`unauthorized`', 429: '`rate_limited`' });

const listRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/watchlist',
  summary: 'List the addresses that you watch',
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page, newest first.', watchPageSchema),
    ...errorAnswers({ ...refusals, 400: '`invalid_cursor`, `invalid_input`' }),
  },
});
const readRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/watchlist/addresses/{address}',
  summary: 'Retrieve how you watch an address',
  request: { params },
  responses: {
    200: jsonAnswer('The choices; null if you do not watch it.', watchAnswerSchema),
    ...errorAnswers(refusals),
  },
});
const watchRoute = createRoute({
  ...base,
  method: 'put',
  path: '/api/v1/watchlist/addresses/{address}',
  summary: 'Set how you watch an address',
  description: `You are notified of what comes in and goes out from now on. An account can watch ${WATCHED_MAX} addresses.`,
  request: { params, body: jsonBody(watchChangeSchema) },
  responses: {
    200: jsonAnswer('The choices.', watchedAddressSchema),
    ...errorAnswers({ ...refusals, 409: '`watch_limit`, `watch_needs_email`' }),
  },
});
const unwatchRoute = createRoute({
  ...base,
  method: 'delete',
  path: '/api/v1/watchlist/addresses/{address}',
  summary: 'Remove an address from your watchlist',
  request: { params },
  responses: { 204: { description: 'You do not watch it.' }, ...errorAnswers(refusals) },
});
const feedStateRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/watchlist/feed',
  summary: 'Retrieve whether your watchlist has a feed',
  responses: {
    200: jsonAnswer('Its creation time; null without a feed.', watchFeedSchema),
    ...sessionRefusals,
  },
});
const createFeedRoute = createRoute({
  ...base,
  method: 'post',
  path: '/api/v1/watchlist/feed',
  summary: 'Create the secret address of your feed',
  description: 'It is returned only once. An earlier address stops working.',
  responses: { 200: jsonAnswer('The address.', watchFeedCreatedSchema), ...sessionRefusals },
});
const revokeFeedRoute = createRoute({
  ...base,
  method: 'delete',
  path: '/api/v1/watchlist/feed',
  summary: 'Revoke the secret address of your feed',
  responses: { 204: { description: 'There is no feed.' }, ...sessionRefusals },
});
const feedRoute = createRoute({
  tags: ['account'],
  method: 'get',
  path: '/api/v1/watchlist/feed/{token}',
  summary: 'Read the transfers at watched addresses as an Atom feed',
  request: {
    params: z.object({ token: z.string().max(100) }),
    query: z.object({ language: languageSchema.default('en') }),
  },
  responses: {
    200: { description: 'Newest first.', content: { 'application/atom+xml': { schema: z.string() } } },
    ...errorAnswers({ 400: '`invalid_input`', 404: '`feed_not_found`', 429: '`rate_limited`' }),
  },
});
const unsubscribeRoute = createRoute({
  tags: ['account'],
  method: 'post',
  path: '/api/v1/watchlist/unsubscribe',
  summary: 'Unsubscribe from emails about a watched address with one click (RFC 8058)',
  request: { query: z.object({ key: z.uuid() }) },
  responses: {
    200: jsonAnswer('Whether the key was known; no more emails follow.', z.object({ left: z.boolean() })),
    ...errorAnswers({ 400: '`invalid_input`', 429: '`rate_limited`' }),
  },
});

/** Routes of the watchlist of the session's account, its feed, and the end of its emails. */
export function createWatchlistRoutes(context: ApiContext): ApiRouter {
  const { db, tokens, clock } = context;
  const router = createRouter();
  router.openapi(listRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json(await listWatched(db, userId, c.req.valid('query')), 200);
  });
  router.openapi(readRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json({ watched: await readWatched(db, userId, c.req.valid('param').address) }, 200);
  });
  router.openapi(watchRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const change = { ...c.req.valid('json'), ...c.req.valid('param'), now: new Date(clock()) };
    return c.json(await db.transaction((tx) => watchAddress(tx, userId, change)), 200);
  });
  router.openapi(unwatchRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    await unwatchAddress(db, userId, c.req.valid('param').address);
    return c.body(null, 204);
  });
  router.openapi(unsubscribeRoute, async (c) => {
    const left = await db.transaction((tx) => endMail(tx, c.req.valid('query').key));
    return c.json({ left }, 200);
  });
  serveFeed(context, router);
  return router;
}

function serveFeed({ db, tokens, clock, config }: ApiContext, router: ApiRouter): void {
  const site = config.publicOrigins[0]!;
  router.openapi(feedStateRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const [feed] = await db.select().from(watchFeeds).where(eq(watchFeeds.userId, userId));
    return c.json({ created_at: feed ? toWireTime(feed.createdAt) : null }, 200);
  });
  router.openapi(createFeedRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const token = await createFeed(db, userId, new Date(clock()));
    return c.json({ url: `${site}/api/v1/watchlist/feed/${token}` }, 200);
  });
  router.openapi(revokeFeedRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    await db.delete(watchFeeds).where(eq(watchFeeds.userId, userId));
    return c.body(null, 204);
  });
  router.openapi(feedRoute, async (c) => {
    const { language } = c.req.valid('query');
    const feed = await writeWatchFeed(db, c.req.valid('param').token, { language, site });
    return c.body(feed, 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'private, max-age=60',
    });
  });
}
