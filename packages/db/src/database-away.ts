/**
 * Errors that mean PostgreSQL is unavailable: refused or lost connection, shutdown, startup, too many
 * connections.
 */
const AWAY_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|08\w{3}|57P0[1-3]|53300)$/;
const AWAY_MESSAGES =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Returns true if an error means that the database is temporarily unavailable, not that a query is wrong. */
export function isDatabaseAway(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (AWAY_CODES.test(code) || AWAY_MESSAGES.test(error.message)) return true;
    if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
