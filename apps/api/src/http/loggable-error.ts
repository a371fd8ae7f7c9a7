/** An error in the format of the log. */
export interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: LoggableError;
}

const CAUSES_MAX = 5;

/**
 * Returns the loggable part of an error. A failed query has its parameters in the message, and PostgreSQL
 * quotes the row's values in the detail: both can be email addresses or token hashes, and neither is needed
 * to find the cause.
 */
export function toLoggableError(thrown: unknown, depth = 0): LoggableError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'something that is no error was thrown' };
  const isQuery = 'query' in thrown && 'params' in thrown;
  return {
    type: thrown.name,
    message: isQuery ? `Failed query: ${String(thrown.query)}` : thrown.message,
    ...('code' in thrown && typeof thrown.code === 'string' ? { code: thrown.code } : {}),
    ...('constraint' in thrown && typeof thrown.constraint === 'string'
      ? { constraint: thrown.constraint }
      : {}),
    ...(thrown.stack === undefined ? {} : { stack: onlyFrames(thrown.stack) }),
    ...(thrown.cause === undefined || depth >= CAUSES_MAX
      ? {}
      : { cause: toLoggableError(thrown.cause, depth + 1) }),
  };
}

// The first lines of a stack repeat the message.
function onlyFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
