import type { MiddlewareHandler } from 'hono';
import type { ApiContext } from './api-context.ts';
import type { ApiEnv } from './api-router.ts';

/** API responses are data: nothing in them may run, load or be framed. Pages have their own policy. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // Wallets that open a window must be able to communicate with it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Sets headers on every response, except those that a handler has set itself. */
export function setSecurityHeaders({ config }: Pick<ApiContext, 'config'>): MiddlewareHandler<ApiEnv> {
  const isHttps = config.isProduction && config.publicOrigins[0]?.startsWith('https:') === true;
  const defaults = {
    ...HEADERS,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'content-security-policy': DATA_POLICY,
    'cache-control': 'no-store',
  };
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(defaults)) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}
