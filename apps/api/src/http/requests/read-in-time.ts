import type { Database, Transaction } from '@nova/db/database';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { sql } from 'drizzle-orm';

/** Maximum milliseconds of one read: some filters are evaluated row by row. */
const TIMEOUT_MS = 5_000;
/** Error code of PostgreSQL for a statement that reached its timeout. */
const QUERY_CANCELED = '57014';

const WITH_TIMEOUT = `set local statement_timeout = ${TIMEOUT_MS}`;
/**
 * Plans every statement once for all values, and in the order of an index. A plan for the average value would sort
 * instead, which is slow for an address with a million rows; planning for each value takes longer than most reads.
 */
const ALONG_INDEXES = ['plan_cache_mode = force_generic_plan', 'enable_sort = off', 'enable_bitmapscan = off']
  .map((setting) => `; set local ${setting}`)
  .join('');

/** Runs a read with a time limit; all its statements see the same state. @throws AppError `unavailable` */
export function readInTime<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return readWith(db, WITH_TIMEOUT, read);
}

/**
 * Like `readInTime`, for statements that each read the beginning of an index, whatever their values are.
 * @throws AppError `unavailable`
 */
export function readAlongIndexes<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return readWith(db, WITH_TIMEOUT + ALONG_INDEXES, read);
}

async function readWith<T>(
  db: Database,
  settings: string,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(settings));
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
