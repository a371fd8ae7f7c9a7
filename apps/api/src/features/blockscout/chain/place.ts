import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { readNodeTransaction } from '../../../http/chain/node-transactions.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';

/** Where a transaction is in the chain. */
export interface TransactionPlace extends Record<string, unknown> {
  readonly block_number: string;
  readonly tx_index: number;
}

/**
 * Finds a transaction in the index; null while it waits in the pool or its block is not indexed yet.
 * @throws AppError `transaction_not_found`
 */
export async function findPlace(
  { db, chain }: Pick<ApiContext, 'db' | 'chain'>,
  hash: Hex,
): Promise<TransactionPlace | null> {
  const { rows } = await db.execute<TransactionPlace>(
    sql`select block_number, tx_index from chain.transactions where hash = ${toBytes(hash)}`,
  );
  if (rows[0]) return rows[0];
  if (await readNodeTransaction(chain, hash)) return null;
  throw new AppError(EXPLORER_ERRORS.transactionNotFound, { message: 'Transaction not found' });
}
