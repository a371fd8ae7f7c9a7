import { isDiskFull } from './errors/disk-full.ts';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening at that address',
  ECONNRESET: 'the connection was reset',
  ENOTFOUND: 'this host name does not exist',
  EAI_AGAIN: 'the host name could not be resolved',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
  ETIMEDOUT: 'the request timed out',
  ESOCKETTIMEDOUT: 'the request timed out',
  ABORT_ERR: 'the request timed out',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate was issued for another name',
};
/** Explanations of system errors about missing resources, with advice. */
const SHORTAGES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program is using it; stop that program or choose another port',
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
  let last = 'the reason is unknown';
  let each = error;
  for (let depth = 0; depth < CAUSES_MAX && each instanceof Error; depth++, each = firstCause(each)) {
    const { code } = each as NodeJS.ErrnoException;
    // Some libraries include the system's error code only in their message.
    const word = /\bE[A-Z_]{4,}\b/.exec(each.message)?.[0] ?? '';
    const known = REASONS[String(code)] ?? REASONS[word];
    if (known !== undefined) return known;
    const shortage = SHORTAGES[String(code)] ?? SHORTAGES[word];
    if (shortage !== undefined) return placeOf(each) + shortage;
    if (isDiskFull(each)) return SHORTAGES.ENOSPC!;
    if (/address already in use/i.test(each.message)) return `a port: ${SHORTAGES.EADDRINUSE!}`;
    if (each.name === 'TimeoutError') return 'the request timed out';
    const line = each.message.split('\n')[0]!;
    last = (line.endsWith('.') ? line.slice(0, -1) : line) || last;
  }
  return last;
}

/** Returns the port or file that a system error refers to. */
function placeOf(error: Error): string {
  const { port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (port !== undefined) return `port ${port}: `;
  return path === undefined ? '' : `${path}: `;
}

// Stripe's library names the cause `detail`.
const firstCause = (error: Error): unknown =>
  error instanceof AggregateError ? error.errors[0] : (error.cause ?? (error as { detail?: unknown }).detail);
