import { ConfigurationError } from '@nova/runtime/parse-env';
import { nameReason } from '@nova/runtime/name-reason';
import { DatabaseError } from 'pg';

const REFUSALS: Readonly<Record<string, readonly [message: string, advice: string]>> = {
  '28P01': ['PostgreSQL refuses the user or the password.', 'Correct them in DATABASE_URL.'],
  '28000': ['PostgreSQL does not accept this user from this machine.', 'Allow it in pg_hba.conf.'],
  '3D000': [
    'PostgreSQL has no database of this name.',
    'Create it (createdb), or correct the name in DATABASE_URL.',
  ],
  '53300': ['PostgreSQL has no connection left.', 'Raise max_connections, or close other connections.'],
};

/** Returns why PostgreSQL is unusable and how to fix it. */
export const explainDatabaseError = (error: unknown): readonly [message: string, advice: string] =>
  REFUSALS[codeOf(error)] ?? [
    `PostgreSQL does not answer: ${nameReason(error)}.`,
    'Start it, and check host and port in DATABASE_URL and the firewall in between.',
  ];

/**
 * Returns the error with which `npm start` exits if the database is unreachable, in the doctor's words and
 * without a retry. Errors that a reachable database reports for a migration stay unchanged.
 */
export function explainUnreachable(error: unknown): unknown {
  const isAnswer = databaseErrorOf(error) !== null && REFUSALS[codeOf(error)] === undefined;
  if (isAnswer || !isConnectionError(error)) return error;
  return new ConfigurationError(explainDatabaseError(error).join(' '));
}

const isConnectionError = (error: unknown): boolean =>
  REFUSALS[codeOf(error)] !== undefined || /^E[A-Z_]+$/.test(systemCodeOf(error));

const codeOf = (error: unknown): string => databaseErrorOf(error)?.code ?? '';

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
