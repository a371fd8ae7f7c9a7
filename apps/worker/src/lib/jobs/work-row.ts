import { isChainError } from './query-rows.ts';

/**
 * Processes one row of a queue. An error is stored with the row, which is postponed, and later rows
 * continue.
 * @throws Errors of an unavailable node, and the original error if it could not be stored because the
 * database is unavailable.
 */
export async function workRow(
  work: () => Promise<unknown>,
  noteFailure: (reason: string) => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isChainError(error)) throw error;
    await noteFailure(String(error)).catch(() => {
      throw error;
    });
  }
}
