import { ApiError } from './http.ts';

/** How often a reading that failed is tried again by itself. */
export const READ_RETRIES = 2;

/** What may pass (no answer, 5xx, 429), never a refusal: asking again does not make a block exist. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
