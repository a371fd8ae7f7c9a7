/** Maximum delay between two attempts at a row, in seconds. */
export const LONGEST_RETRY_SECONDS = 3_600;

/**
 * Returns the delay in seconds before a row of a queue is retried: grows fourfold with each attempt, up to
 * an hour.
 */
export function retrySeconds(attempts: number): number {
  return Math.min(4 ** attempts, LONGEST_RETRY_SECONDS);
}
