import type { Database, Transaction } from '@nova/db/database';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { sql } from 'drizzle-orm';

/** Maximum milliseconds of one read: some filters are evaluated row by row. */
const TIMEOUT_MS = 5_000;
/** Error code of PostgreSQL for a statement that reached its timeout. */
const QUERY_CANCELED = '57014';

/** Runs a read with a time limit; all its statements see the same state. @throws AppError `unavailable` */
export async function readInTime<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${TIMEOUT_MS}`));
        return read(tx);
      },
      { accessMode: 'read only', isolationLevel: 'repeatable read' },
    );
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const message = 'This list takes too long with these filters. Leave one out and try again.';
    throw new AppError(COMMON_ERRORS.unavailable, { message, cause: error });
  }
}

function isTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === QUERY_CANCELED || (cause !== undefined && isTimeout(cause));
}
