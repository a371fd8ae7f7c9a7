/** The longest pause between two tries at a row, in seconds. */
export const LONGEST_RETRY_SECONDS = 3_600;

/** Pause before a row of a queue is tried again, in seconds: grows fourfold with each try, up to an hour. */
export function retrySeconds(attempts: number): number {
  return Math.min(4 ** attempts, LONGEST_RETRY_SECONDS);
}
