import { createRoute } from '@hono/zod-openapi';
import { pageQuerySchema } from '@nova/shared/pagination';
import { readRelease } from '@nova/runtime/read-release';
import { incidentPageSchema, releaseSchema, statusSummarySchema } from '@nova/shared/status/schemas';
import { z } from 'zod';
import { languageSchema } from '@nova/shared/language/schemas';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../http/requests/describe.ts';
import { listIncidents } from './incidents.ts';
import { readSummary } from './read-summary.ts';
import { writeFeed } from './write-feed.ts';

/** Cache header that lets clients poll often; responses may be 10 seconds old. */
const CACHE = 'public, max-age=10';
/** Maximum number of entries in the feed. */
const FEED_LENGTH = 20;
const base = { method: 'get' as const, tags: ['status'] };

const summaryRoute = createRoute({
  ...base,
  path: '/api/v1/status',
  summary: 'Retrieve the system status',
  description:
    'Based on checks by our own worker, every 30 seconds with a timeout of one second. `health` is `healthy` at 100 percent, `degraded` below or while the chain has stopped, `critical` below 50, and `unknown` while no checks run.',
  responses: { 200: jsonAnswer('The current status.', statusSummarySchema) },
});
const versionRoute = createRoute({
  ...base,
  path: '/api/v1/version',
  summary: 'Retrieve version and commit',
  responses: { 200: jsonAnswer('The running release.', releaseSchema) },
});
const incidentsRoute = createRoute({
  ...base,
  path: '/api/v1/status/incidents',
  summary: 'List incidents',
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page.', incidentPageSchema),
    ...errorAnswers({ 400: '`invalid_cursor`, `invalid_input`', 429: '`rate_limited`' }),
  },
});
const feedRoute = createRoute({
  ...base,
  path: '/api/v1/status/feed',
  summary: 'Read recent incidents as an Atom feed',
  request: { query: z.object({ language: languageSchema.default('en') }) },
  responses: {
    200: { description: 'Newest first.', content: { 'application/atom+xml': { schema: z.string() } } },
    ...errorAnswers({ 400: '`invalid_input`', 429: '`rate_limited`' }),
  },
});

/** Routes of the public status for the status page and for monitoring tools. */
export function createStatusRoutes({ db, clock, config }: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(summaryRoute, async (c) => {
    const summary = await readSummary(db, clock());
    return c.json(summary, 200, { 'cache-control': CACHE });
  });
  router.openapi(versionRoute, (c) => c.json(readRelease(), 200, { 'cache-control': CACHE }));
  router.openapi(incidentsRoute, async (c) => c.json(await listIncidents(db, c.req.valid('query')), 200));
  router.openapi(feedRoute, async (c) => {
    const { language } = c.req.valid('query');
    const { items } = await listIncidents(db, { limit: FEED_LENGTH });
    const feed = writeFeed(items, language, config.publicOrigins[0]!, clock());
    return c.body(feed, 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': CACHE,
    });
  });
  return router;
}
