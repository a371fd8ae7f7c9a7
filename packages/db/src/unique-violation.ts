const UNIQUE_VIOLATION = '23505';

/** Returns whether PostgreSQL refused a row because another one has its key. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
