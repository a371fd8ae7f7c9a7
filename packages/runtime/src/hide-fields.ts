/** Names of fields that may carry secrets, as they read without case, hyphens and underscores. */
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
/** `postgres://user:password@host`: the password of an address, behind its scheme. */
const PASSWORD_IN_ADDRESS = /(:\/\/[^\s:@/]*):[^\s@/]+@/g;
/** Deeper is nothing that anybody logs on purpose, and may never end. */
const DEPTH_MAX = 8;

/** The same value without what stands in fields that may carry secrets, however deep, and without passwords of addresses. */
export function hideFields(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(PASSWORD_IN_ADDRESS, `$1:${HIDDEN}@`);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === DEPTH_MAX) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => hideFields(item, depth + 1));
  // Dates and the like know how they are written.
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
