import { pino, type Logger } from 'pino';

export type { Logger };

/** Names of fields that may carry secrets; their values never reach a log, however deep they stand. */
const SECRET_FIELDS = [
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

/** One JSON line per entry on standard output, stamped with the process's name. */
export function createLogger(name: string, level: string): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  return pino({ name, level, redact: { paths, censor: '[hidden]' }, base: { name } });
}
