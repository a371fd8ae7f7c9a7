import { timingSafeEqual, createHash } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { syncState } from '@nova/db/schema/explorer';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ApiContext } from './api-context.ts';
import { createRouter, type ApiRouter } from './api-router.ts';
import { errorAnswers, jsonAnswer } from './requests/describe.ts';

/** Maximum number of blocks that the index may lag behind the chain to count as fresh. */
const INDEX_LAG_MAX = 100;
const CHECK_TIMEOUT_MS = 1_000;

const checkSchema = z.object({ status: z.enum(['ok', 'failing']), detail: z.string() });
const readinessSchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  checks: z.object({
    database: checkSchema,
    chain: checkSchema,
    index: checkSchema,
    process: checkSchema,
  }),
});
type Check = z.infer<typeof checkSchema>;

const healthRoute = createRoute({
  method: 'get',
  path: '/healthz',
  tags: ['operations'],
  summary: 'Check that the process is alive',
  responses: { 200: jsonAnswer('The process is alive.', z.object({ status: z.literal('ok') })) },
});

const readinessRoute = createRoute({
  method: 'get',
  path: '/readyz',
  tags: ['operations'],
  summary: 'Check that database, chain node and index are ready',
  responses: {
    200: jsonAnswer('All dependencies are ready.', readinessSchema),
    503: jsonAnswer('A dependency is not ready; `checks` says which.', readinessSchema),
  },
});

/** Routes of `/healthz`, `/readyz` and `/metrics`. In production the metrics require the admin token. */
export function createHealthRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(healthRoute, (c) => c.json({ status: 'ok' } as const, 200));
  router.openapi(readinessRoute, async (c) => {
    const [database, chain] = await Promise.all([checkDatabase(context), checkChain(context)]);
    const checks = {
      database,
      chain: chain.check,
      index: await checkIndex(context, database, chain.head),
      process: context.isEnding() ? failing('is about to end') : ok('serves'),
    };
    const isReady = Object.values(checks).every((check) => check.status === 'ok');
    return c.json({ status: isReady ? 'ready' : 'not_ready', checks } as const, isReady ? 200 : 503);
  });
  router.openAPIRegistry.registerPath({
    method: 'get',
    path: '/metrics',
    tags: ['operations'],
    summary: 'Read Prometheus metrics; in production with the admin token only',
    responses: {
      200: { description: 'The metrics.', content: { 'text/plain': { schema: z.string() } } },
      ...errorAnswers({ 401: '`unauthorized`' }),
    },
  });
  router.get('/metrics', async (c) => {
    const { isProduction, adminToken } = context.config;
    if (isProduction && !isSameSecret(c.req.header('authorization'), `Bearer ${adminToken}`)) {
      throw new AppError(COMMON_ERRORS.unauthorized, {
        message: 'Metrics require the admin token. Send it in the `x-admin-token` header.',
      });
    }
    return c.body(await context.metrics.registry.metrics(), 200, {
      'content-type': context.metrics.registry.contentType,
    });
  });
  return router;
}

/** Compares in constant time, so the duration does not reveal how much of a guess was right. */
function isSameSecret(candidate: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate ?? ''), digest(expected));
}

async function checkDatabase({ db }: ApiContext): Promise<Check> {
  const isThere = await withinTimeout(db.execute(sql`select 1`));
  return isThere ? ok('answers') : failing('does not answer');
}

async function checkChain({ chain }: ApiContext): Promise<{ check: Check; head: number | null }> {
  const head = await chain.getHead(CHECK_TIMEOUT_MS);
  return { check: head === null ? failing('does not answer') : ok(`at block ${head}`), head };
}

async function checkIndex({ db }: ApiContext, database: Check, head: number | null): Promise<Check> {
  if (database.status !== 'ok' || head === null) return failing('cannot be compared');
  const [state] = await db.select({ blockNumber: syncState.blockNumber }).from(syncState);
  if (!state) return failing('has not begun');
  const lag = Math.max(0, head - state.blockNumber);
  return lag <= INDEX_LAG_MAX ? ok(`${lag} blocks behind`) : failing(`${lag} blocks behind`);
}

async function withinTimeout(work: PromiseLike<unknown>): Promise<boolean> {
  const timeout = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  return new Promise((resolve) => {
    timeout.addEventListener('abort', () => resolve(false));
    work.then(
      () => resolve(true),
      () => resolve(false),
    );
  });
}

const ok = (detail: string): Check => ({ status: 'ok', detail });
const failing = (detail: string): Check => ({ status: 'failing', detail });
