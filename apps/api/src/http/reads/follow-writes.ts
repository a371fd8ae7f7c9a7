import { POSITION_HEADER } from '@nova/shared/position-header';
import type { MiddlewareHandler } from 'hono';
import type { ApiContext } from '../api-context.ts';
import type { ApiEnv } from '../api-router.ts';
import { parsePosition } from './wal-position.ts';

const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls that the node answers, of which many arrive per second. Their blocks arrive as events. */
const FORWARDED = /^\/(rpc\/?|functions\/v1\/nova-rpc)$/;

/**
 * Makes later reads include every accepted write: reads of this process by themselves, and those of other
 * processes if the client sends back the position in the response.
 */
export function followWrites({ reads }: Pick<ApiContext, 'reads'>): MiddlewareHandler<ApiEnv> {
  if (reads.replica === null) return (_, next) => next();
  return async (c, next) => {
    const position = parsePosition(c.req.header(POSITION_HEADER) ?? '');
    const eventId = parsePosition(c.req.header('last-event-id') ?? '');
    await reads.run({ position, eventId: eventId === null ? null : Number(eventId) }, next);
    if (READ_METHODS.has(c.req.method) || c.res.status >= 400 || FORWARDED.test(c.req.path)) return;
    try {
      c.header(POSITION_HEADER, String(await reads.includeWrites()));
    } catch (error) {
      // The write is accepted in any case.
      c.var.logger.warn({ err: error }, 'the position of a write is unknown');
    }
  };
}
