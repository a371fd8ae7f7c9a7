import { ConfigurationError } from '@nova/runtime/parse-env';
import { nameReason } from '@nova/runtime/name-reason';
import { DatabaseError } from 'pg';

const UNTRUSTED = [
  'The certificate of PostgreSQL is signed by an authority that this machine does not trust.',
  'Set that authority in DATABASE_URL (sslrootcert=/path/to/ca.pem) or in NODE_EXTRA_CA_CERTS.',
] as const;
const REFUSALS: Readonly<Record<string, readonly [message: string, advice: string]>> = {
  '28P01': ['PostgreSQL rejects the user name or the password.', 'Correct them in DATABASE_URL.'],
  '28000': ['PostgreSQL does not accept this user from this machine.', 'Allow it in pg_hba.conf.'],
  '3D000': [
    'PostgreSQL has no database of this name.',
    'Create it (createdb), or correct the name in DATABASE_URL.',
  ],
  '42501': [
    'PostgreSQL does not let this user create the tables of Nova.',
    'Use the login of the database’s owner in DATABASE_URL, or make this user the owner (alter database … owner to …).',
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  CERT_HAS_EXPIRED: ['The certificate of PostgreSQL has expired.', 'Renew it.'],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'The certificate of PostgreSQL is for a different name than DATABASE_URL.',
    'Use a name in the certificate, or issue a certificate for this name.',
  ],
  '53300': ['PostgreSQL has no connection left.', 'Raise max_connections, or close other connections.'],
};

/** The driver's message for this error, which has no code. */
const NO_TLS_MESSAGE = 'The server does not support SSL connections';
const NO_TLS = [
  'DATABASE_URL requires TLS, but PostgreSQL does not support it.',
  'Turn it on (ssl = on in postgresql.conf), or connect over a private network without sslmode.',
] as const;

/** Returns why PostgreSQL is unusable and how to fix it. */
export const explainDatabaseError = (error: unknown): readonly [message: string, advice: string] =>
  refusalOf(error) ?? [
    `PostgreSQL does not answer: ${nameReason(error)}.`,
    'Start it, and check the host and port in DATABASE_URL and the firewall in between.',
  ];

/**
 * Returns the error with which `npm start` exits without a retry if the database is unreachable, with the
 * doctor's message. Errors that a reachable database reports for a migration stay unchanged.
 */
export function explainUnreachable(error: unknown): unknown {
  const isAnswer = databaseErrorOf(error) !== null && refusalOf(error) === undefined;
  if (isAnswer || !isConnectionError(error)) return error;
  return new ConfigurationError(explainDatabaseError(error).join(' '));
}

/** Returns an error's message, with what PostgreSQL reported, which the driver's own message leaves out. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reported = databaseErrorOf(error);
  if (reported === null || reported === error) return error.message;
  return `PostgreSQL reports: ${reported.message}.\n${error.message.trim()}`;
}

const isConnectionError = (error: unknown): boolean =>
  refusalOf(error) !== undefined || /^E[A-Z_]+$/.test(systemCodeOf(error));

function refusalOf(error: unknown): readonly [message: string, advice: string] | undefined {
  const known = REFUSALS[databaseErrorOf(error)?.code ?? ''] ?? REFUSALS[systemCodeOf(error)];
  if (known !== undefined) return known;
  for (let each = error; each instanceof Error; each = each.cause)
    if (each.message === NO_TLS_MESSAGE) return NO_TLS;
  return undefined;
}

function databaseErrorOf(error: unknown): DatabaseError | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseError) return each;
  }
  return null;
}

function systemCodeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = firstCause(each)) {
    const { code } = each as NodeJS.ErrnoException;
    if (typeof code === 'string' && code !== '') return code;
  }
  return '';
}

const firstCause = (error: Error): unknown =>
  error instanceof AggregateError ? error.errors[0] : error.cause;
