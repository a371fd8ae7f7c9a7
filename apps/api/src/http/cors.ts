import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import type { ApiContext } from './api-context.ts';
import { API_KEY_HEADER } from './access/identify-key.ts';
import { POSITION_HEADER } from '@nova/shared/position-header';
import type { ApiEnv } from './api-router.ts';

const SHARED = {
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: ['authorization', 'content-type', 'last-event-id', API_KEY_HEADER, POSITION_HEADER],
  exposeHeaders: ['x-request-id', 'retry-after', POSITION_HEADER],
  maxAge: 86_400,
};
/**
 * Public chain data, which any site and wallet may read. There are no cookies, so requests carry no
 * credentials.
 */
const PUBLIC_PATHS =
  /^\/((v2\/)?api(\/|$)|v2\/chainlist$|sourcify(\/|$)|rpc\/?$|openapi\.json$|tokenlist\.json$|functions\/v1\/nova-rpc$|storage\/v1\/(files|metadata)\/)/;

const RPC_PATH = /^\/rpc\/?$/;

/** Allows every origin for public reads, but only our own origins for routes that use a session. */
export function allowOrigins({ config }: Pick<ApiContext, 'config'>): MiddlewareHandler<ApiEnv> {
  const everyone = cors({ ...SHARED, origin: '*' });
  // Ecosystem tools send their own headers; without a list, the library allows the requested ones.
  const tools = cors({ ...SHARED, origin: '*', allowHeaders: [] });
  const ours = cors({
    ...SHARED,
    origin: (origin) => (config.publicOrigins.includes(origin) ? origin : null),
  });
  return (c, next) => {
    if (RPC_PATH.test(c.req.path)) return tools(c, next);
    return PUBLIC_PATHS.test(c.req.path) ? everyone(c, next) : ours(c, next);
  };
}
