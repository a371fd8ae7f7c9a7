/** Names of fields that may contain secrets, in lowercase without hyphens and underscores. */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'setcookie',
  'password',
  'token',
  'accesstoken',
  'refreshtoken',
  'admintoken',
  'xadmintoken',
  'novaadmintoken',
  'signature',
  'privatekey',
  'secret',
  'secretkey',
  'sessionsecret',
  'webhooksecret',
  'apikey',
]);
const HIDDEN = '[hidden]';
/** `postgres://user:password@host`: a password in a URL. */
const PASSWORD_IN_ADDRESS = /(:\/\/[^\s:@/]*):[^\s@/]+@/g;
/** Maximum depth; a deeper object is not logged on purpose and may be cyclic. */
const DEPTH_MAX = 8;

/**
 * Returns the value with the contents of secret fields hidden at any depth, and without passwords in URLs.
 */
export function hideFields(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(PASSWORD_IN_ADDRESS, `$1:${HIDDEN}@`);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === DEPTH_MAX) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => hideFields(item, depth + 1));
  // Dates and similar objects define their own serialization.
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecret(name) ? HIDDEN : hideFields(item, depth + 1),
    ]),
  );
}

const isSecret = (name: string) => SECRET_NAMES.has(name.toLowerCase().replaceAll(/[-_]/g, ''));
