/** An error as it goes into the log. */
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
 * What of an error may be logged. A failed query carries its parameters in its message, and PostgreSQL names the
 * values of the row in its detail: both can be email addresses or hashes of tokens, and neither is needed to find
 * the fault.
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

// The head of a stack repeats the message.
function onlyFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
