import type { Logger } from '@nova/runtime/logger';
import { nameReason } from '@nova/runtime/name-reason';
import type { AppError } from '@nova/shared/errors';

const EVERY_MS = 60_000;
/** More messages than exist; a bound in case one contains something that varies. */
const MESSAGES_MAX = 100;

/**
 * Logs why requests cannot be served now. Every request fails during an outage, so each message is logged at
 * most once a minute, with the number of requests that failed in between.
 */
export class OutageLog {
  readonly #reported = new Map<string, { readonly at: number; repeated: number }>();

  report(logger: Logger, error: AppError, now = Date.now()): void {
    const last = this.#reported.get(error.message);
    if (last !== undefined && now - last.at < EVERY_MS) {
      last.repeated++;
      return;
    }
    if (this.#reported.size >= MESSAGES_MAX) this.#reported.clear();
    this.#reported.set(error.message, { at: now, repeated: 0 });
    const err = error.cause ?? error;
    logger.warn({ err, reason: nameReason(err), repeated: last?.repeated ?? 0 }, error.message);
  }
}
