const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name cannot be looked up',
  EHOSTUNREACH: 'there is no way to this host',
  ENETUNREACH: 'there is no way to this network',
  ETIMEDOUT: 'no answer came in time',
  ESOCKETTIMEDOUT: 'no answer came in time',
  ABORT_ERR: 'no answer came in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};
/** Explanations of system errors about missing resources, with advice. */
const SHORTAGES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program; stop it or choose another port',
  EACCES: 'permission was denied',
  EADDRNOTAVAIL: 'this machine has no such address',
  EDQUOT: 'the disk quota is used up; free some space',
  EMFILE: 'too many files are open; raise the limit (ulimit -n)',
  ENOSPC: 'the disk is full; free some space',
  EROFS: 'the disk is read-only',
};
const CAUSES_MAX = 6;

/** Returns a short reason why something was unreachable, from anywhere in the chain of causes. */
export function nameReason(error: unknown): string {
  let last = 'for an unknown reason';
  let each = error;
  for (let depth = 0; depth < CAUSES_MAX && each instanceof Error; depth++, each = firstCause(each)) {
    const { code } = each as NodeJS.ErrnoException;
    // Some libraries include the system's error code only in their message.
    const word = /\bE[A-Z_]{4,}\b/.exec(each.message)?.[0] ?? '';
    const known = REASONS[String(code)] ?? REASONS[word];
    if (known !== undefined) return known;
    const shortage = SHORTAGES[String(code)] ?? SHORTAGES[word];
    if (shortage !== undefined) return placeOf(each) + shortage;
    if (each.name === 'TimeoutError') return 'no answer came in time';
    const line = each.message.split('\n')[0]!;
    last = (line.endsWith('.') ? line.slice(0, -1) : line) || last;
  }
  return last;
}

/** Returns the port or file that a system error refers to. */
function placeOf(error: Error): string {
  const { port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (port !== undefined) return `port ${port} `;
  return path === undefined ? '' : `${path}: `;
}

// Stripe's library names the cause `detail`.
const firstCause = (error: Error): unknown =>
  error instanceof AggregateError ? error.errors[0] : (error.cause ?? (error as { detail?: unknown }).detail);
