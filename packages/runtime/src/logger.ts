import { type DestinationStream, pino, stdSerializers, type Logger } from 'pino';
import { hideFields } from './hide-fields.ts';

export type { Logger };

/**
 * Fields of child loggers bypass `hideFields`, so the library hides these names itself, up to three levels
 * deep.
 */
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
 * Logs one JSON line per entry to standard output, with the process's name. Fields that may contain secrets
 * are hidden at any depth.
 * @param destination receives the lines instead of standard output
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

// The library's serializer adds a getter for the error itself; spreading copies only the logged fields.
function describeError(error: unknown): unknown {
  const serialized: unknown = stdSerializers.err(error as Error);
  return hideFields(typeof serialized === 'object' ? { ...serialized } : serialized);
}
