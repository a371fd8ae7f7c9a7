/**
 * Waits for statements that were sent on one connection without waiting for each other.
 * @returns their results in the same order
 * @throws the error of the first that the server refused, once none of them is running any more
 */
export async function sendTogether<const Statements extends readonly Promise<unknown>[]>(
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  try {
    return await Promise.all(statements);
  } finally {
    // A statement that depends on an earlier one may not be sent yet.
    await Promise.allSettled(statements);
  }
}
