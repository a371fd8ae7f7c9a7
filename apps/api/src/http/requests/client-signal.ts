import type { Context } from 'hono';
import type { ApiEnv } from '../api-router.ts';

/** Returns a signal that aborts if the client closes its connection before the response. */
export function readClientSignal(c: Context<ApiEnv>): AbortSignal {
  const { outgoing } = c.env;
  const disconnect = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) disconnect.abort();
  });
  return disconnect.signal;
}
