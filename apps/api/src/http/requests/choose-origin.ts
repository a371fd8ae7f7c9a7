import type { Context } from 'hono';
import type { ApiContext } from '../api-context.ts';
import type { ApiEnv } from '../api-router.ts';

/**
 * Returns the request's origin if it is one of ours, or else the canonical one, for example for clients
 * without pages. Links that belong to the reader's session use it, because a browser keeps one session for
 * each origin.
 */
export function chooseOrigin({ config }: Pick<ApiContext, 'config'>, c: Context<ApiEnv>): string {
  const sent = c.req.header('origin');
  return config.publicOrigins.find((origin) => origin === sent) ?? config.publicOrigins[0]!;
}
