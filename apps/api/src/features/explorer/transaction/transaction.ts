import type { Queryable } from '@nova/db/database';
import { preparedQuery } from '@nova/db/queries/prepared-query';
import { blocks, logs, transactions } from '@nova/db/schema/explorer';
import { toBytes } from '@nova/runtime/hex-bytes';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import type { TransactionAnswer, TransactionDetail } from '@nova/shared/explorer/schemas';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ChainClient } from '../../../http/chain/chain-client.ts';
import { readInternalOf } from '../lists/internal-transactions.ts';
import { readDroppedTransaction } from '../orphans.ts';
import { readPendingTransaction } from './pending-transaction.ts';
import { toTransaction } from '../lists/rows.ts';
import { readTransfersOf } from '../lists/transfers.ts';
import { readIndexedHead, selectTransactions } from '../lists/transactions.ts';

/**
 * Reads a transaction from the index, then from the node, then from orphaned blocks.
 * @throws AppError `transaction_not_found`
 */
export async function readTransaction(
  db: Queryable,
  chain: ChainClient,
  hash: Hex,
): Promise<TransactionAnswer> {
  const found =
    (await readSealedTransaction(db, hash)) ??
    (await readPendingTransaction(chain, hash)) ??
    (await readDroppedTransaction(db, hash));
  if (!found) throw new AppError(EXPLORER_ERRORS.transactionNotFound, { message: 'Transaction not found' });
  return found;
}

const HASH = sql.placeholder('hash');

const transactionOf = preparedQuery((db) => selectTransactions(db).where(eq(transactions.hash, HASH)));

/** What lists leave out. */
const detailsOf = preparedQuery((db) =>
  db
    .select({
      input: transactions.input,
      maxFeePerGas: transactions.maxFeePerGas,
      maxPriorityFeePerGas: transactions.maxPriorityFeePerGas,
      baseFeePerGas: blocks.baseFeePerGas,
      miner: blocks.miner,
    })
    .from(transactions)
    .innerJoin(blocks, eq(blocks.number, transactions.blockNumber))
    .where(eq(transactions.hash, HASH)),
);

const logsAt = preparedQuery((db) =>
  db
    .select({ index: logs.logIndex, address: logs.address, topics: logs.topics, data: logs.data })
    .from(logs)
    .where(
      and(eq(logs.blockNumber, sql.placeholder('blockNumber')), eq(logs.txIndex, sql.placeholder('index'))),
    )
    .orderBy(asc(logs.logIndex)),
);

async function readSealedTransaction(db: Queryable, hash: Hex): Promise<TransactionDetail | null> {
  const key = { hash: toBytes(hash) };
  const [[row], [more]] = await Promise.all([transactionOf(db).execute(key), detailsOf(db).execute(key)]);
  if (!row || !more) return null;
  const { input, miner, maxFeePerGas, maxPriorityFeePerGas, baseFeePerGas } = more;
  const place = [row.blockNumber, row.index] as const;
  const [logRows, transfers, internal, head] = await Promise.all([
    logsAt(db).execute({ blockNumber: row.blockNumber, index: row.index }),
    readTransfersOf(db, place),
    readInternalOf(db, place, hash),
    readIndexedHead(db),
  ]);
  const confirmations = Math.max(1, (head ?? row.blockNumber) - row.blockNumber + 1);
  return {
    ...toTransaction(row),
    input,
    miner,
    max_fee_per_gas: maxFeePerGas?.toString() ?? null,
    max_priority_fee_per_gas: maxPriorityFeePerGas?.toString() ?? null,
    base_fee_per_gas: baseFeePerGas?.toString() ?? null,
    logs: logRows,
    transfers,
    internal,
    confirmations,
  };
}
