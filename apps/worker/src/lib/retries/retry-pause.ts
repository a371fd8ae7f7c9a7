const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** How long work rests that was tried so many times in vain: a minute at first, twice as long each time, six hours at most. */
export function toRetryPauseMs(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);
}
