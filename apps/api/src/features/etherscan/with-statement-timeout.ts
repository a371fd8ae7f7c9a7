import type { Database, Transaction } from '@nova/db/database';
import { sql } from 'drizzle-orm';
import { EtherscanError } from './answers.ts';

/** How long one list may take. These lists jump to a page by counting to it, which no index can promise to be quick. */
const TIMEOUT_MS = 5_000;
/** PostgreSQL: a statement was ended by its timeout. */
const QUERY_CANCELED = '57014';

/** Reads with a limit on its time, in the words that clients of Etherscan know. @throws EtherscanFault */
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
