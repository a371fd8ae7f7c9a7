import type { Database, Transaction } from '@nova/db/database';
import { sql } from 'drizzle-orm';
import { EtherscanError } from './answers.ts';

/**
 * Milliseconds that a list may take. These lists skip rows by counting them, which can be slow despite an
 * index.
 */
const TIMEOUT_MS = 5_000;
/** Error code of PostgreSQL for a statement that reached its timeout. */
const QUERY_CANCELED = '57014';

/** Runs a query with a time limit and reports a timeout with Etherscan's message. @throws EtherscanError */
export async function withStatementTimeout<T>(
  db: Database,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${TIMEOUT_MS}`));
        return read(tx);
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new EtherscanError('Query Timeout occured. Please select a smaller result dataset');
  }
}

function isTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === QUERY_CANCELED || (cause !== undefined && isTimeout(cause));
}
