import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ApiContext } from './api-context.ts';
import type { ApiEnv } from './api-router.ts';
import type { ClientAddressReader } from './limits/client-address.ts';

/** The rest of this path is a secret that grants access, so it must not be logged. */
const SECRET_PATH = /^(\/api\/v1\/watchlist\/feed\/).+/;

/**
 * Sets the request's id, logger and client address, and counts it when it is answered. The log contains the
 * path without the query: queries may contain search terms, and by mistake a token.
 */
export function observeRequests(
  { logger, metrics, clock }: Pick<ApiContext, 'logger' | 'metrics' | 'clock'>,
  readClientAddress: ClientAddressReader,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('receivedAt', clock());
    c.set('logger', logger.child({ requestId }));
    const socket = c.env.incoming.socket.remoteAddress;
    c.set('clientAddress', readClientAddress(socket, c.req.header('x-forwarded-for')));
    c.header('x-request-id', requestId);
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    const { method } = c.req;
    const path = c.req.path.replace(SECRET_PATH, '$1…');
    const { status } = c.res;
    // Only known routes become labels, so that a scanner cannot fill the memory with names.
    const route = status === 404 ? 'none' : routePath(c);
    metrics.requests.inc({ method, route, status });
    metrics.duration.observe({ method, route }, seconds);
    const line = { method, path, status, ms: Math.round(seconds * 1000) };
    // An outage has a line of its own instead of one for each request.
    c.var.logger[status >= 500 && status !== 503 ? 'error' : 'debug'](line, 'request');
  };
}
