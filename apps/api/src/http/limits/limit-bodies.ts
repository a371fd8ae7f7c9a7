import type { Context, MiddlewareHandler } from 'hono';
import type { ApiContext } from '../api-context.ts';
import type { ApiEnv } from '../api-router.ts';
import { type Limiting, RATE_RULES, consumeRate } from './rate-limit.ts';

const BYTES_PER_TOKEN = 1024;
const SHORT_BYTES = 8 * 1024;
/**
 * Maximum size of a body other than an upload, and the cost of a body that is longer or does not declare its
 * length.
 */
const MOST_BYTES = 3 * 1024 * 1024;
/** File uploads have their own limits per account, network and day. */
const UPLOADS = '/storage/v1/';
/** External protocols with their own error formats, whose routes count the bytes themselves. */
const OWN_ERRORS: ReadonlySet<string> = new Set(['/rpc', '/api']);

/**
 * Counts the bytes of a body toward the client's limit. Reading and parsing a megabyte blocks the only thread
 * for tens of milliseconds, whatever the outcome of the request; short bodies are limited by the number of
 * requests only.
 * @throws AppError `rate_limited`
 */
export async function readLimitedBytes(
  context: Limiting,
  clientAddress: string,
  bytes: number,
): Promise<void> {
  if (bytes <= SHORT_BYTES) return;
  await consumeRate(context, RATE_RULES.bodyKilobytes, clientAddress, Math.ceil(bytes / BYTES_PER_TOKEN));
}

/**
 * Counts the declared length of a request's body toward the client's limit.
 * @throws AppError `rate_limited`
 */
export async function readLimitedBody(context: Limiting, c: Context<ApiEnv>): Promise<void> {
  const { 'content-length': declared, 'transfer-encoding': encoding } = c.env.incoming.headers;
  const unsaid = encoding === undefined ? 0 : MOST_BYTES;
  const bytes = declared === undefined ? unsaid : Math.min(Number(declared), MOST_BYTES);
  await readLimitedBytes(context, c.var.clientAddress, bytes);
}

/** Limits the bytes that a client sends before any of them is read. */
export function limitBodies(context: ApiContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { path } = c.req;
    if (!OWN_ERRORS.has(path) && !path.startsWith(UPLOADS)) await readLimitedBody(context, c);
    await next();
  };
}
