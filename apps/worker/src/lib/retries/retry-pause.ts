import { HOUR_MS } from '@nova/shared/durations';
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/** Returns the delay after failed attempts: one minute at first, doubled each time, six hours at most. */
export function toRetryPauseMs(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);
}
