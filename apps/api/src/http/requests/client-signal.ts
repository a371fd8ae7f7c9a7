import type { Context } from 'hono';
import type { ApiEnv } from '../api-router.ts';

/** Aborts when the client closes its connection before it has its answer. */
export function readClientSignal(c: Context<ApiEnv>): AbortSignal {
  const { outgoing } = c.env;
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return gone.signal;
}
