import { ApiError } from './http.ts';

/** Maximum number of automatic retries of a failed read. */
export const READ_RETRIES = 2;

/**
 * Returns true for temporary errors (no response, 5xx, 429); other
 * errors are final, because a retry cannot make a block exist.
 */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
