/** Code of statements that the server refuses because an earlier one of the transaction failed. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Waits for statements that were sent on one connection without waiting for each other.
 * @returns their results in the same order
 * @throws the error that made the transaction fail, once no statement is running any more
 */
export async function sendTogether<const Statements extends readonly Promise<unknown>[]>(
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  // A statement that depends on an earlier one may not be sent yet, so that all are awaited.
  const settled = await Promise.allSettled(statements);
  const errors = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  if (errors.length > 0) throw errors.find((error) => !isConsequence(error)) ?? errors[0];
  return await Promise.all(statements);
}

/** Returns whether an error only says that another statement of the transaction failed before. */
function isConsequence(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ('code' in error && error.code === IN_FAILED_TRANSACTION) return true;
  return false;
}
