import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import type { ApiContext } from './api-context.ts';
import type { ApiEnv } from './api-router.ts';

const SHARED = {
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: ['authorization', 'content-type', 'last-event-id'],
  exposeHeaders: ['x-request-id', 'retry-after'],
  maxAge: 86_400,
};
/** Public chain data: any site and any wallet may read it. No cookie exists, so nothing rides along. */
const PUBLIC_PATHS =
  /^\/((v2\/)?api(\/|$)|rpc\/?$|openapi\.json$|functions\/v1\/nova-rpc$|storage\/v1\/(files|metadata)\/)/;

const RPC_PATH = /^\/rpc\/?$/;

/** Public reads answer every origin; whatever knows a session answers our own origins only. */
export function allowOrigins({ config }: Pick<ApiContext, 'config'>): MiddlewareHandler<ApiEnv> {
  const everyone = cors({ ...SHARED, origin: '*' });
  // Tools of the ecosystem send headers of their own; without a list the library allows those that are asked for.
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
