import { type DestinationStream, pino, stdSerializers, type Logger } from 'pino';
import { hideFields } from './hide-fields.ts';

export type { Logger };

/** What children of a logger carry passes the library's own hiding alone, which reaches three levels deep. */
const CARRIED = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'signature',
  'privateKey',
  'secret',
];

/**
 * One JSON line per entry on standard output, stamped with the process's name. Fields that may carry secrets are
 * hidden, however deep they stand.
 * @param destination where lines go instead of standard output
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: { name },
    redact: { paths: CARRIED.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
    formatters: { log: (entry: object) => hideFields(entry) as Record<string, unknown> },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

// The library's own answer has a getter for the error itself: spread, it is what stands in the line and no more.
function describeError(error: unknown): unknown {
  const told: unknown = stdSerializers.err(error as Error);
  return hideFields(typeof told === 'object' ? { ...told } : told);
}
