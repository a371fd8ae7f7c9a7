import { isChainError } from './query-rows.ts';

/**
 * Does the work of one row of a queue. What goes wrong with it is noted at the row, which then waits, and the rows
 * behind it go on.
 * @throws what a node that is away throws, and the error itself when it could not even be noted: the database is away
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
