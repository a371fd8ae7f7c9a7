import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { hexSchema } from '@nova/shared/hex';
import { toHex } from '@nova/runtime/hex-bytes';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { z } from 'zod';
import type { ContractAbi } from '../../../http/chain/abi/contract-abi.ts';
import type { ChainClient } from '../../../http/chain/chain-client.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { describeAddresses } from '../address-params.ts';
import { type BlockscoutContext, readTarget } from '../contracts/target.ts';
import { decodeInput, describeRevert } from '../decoded.ts';
import type { TransactionItem } from '../schemas/chain.ts';
import { readPooledTransaction } from './pooled-transactions.ts';
import { selectTransactions, toTransaction, type TransactionRow } from './transaction-rows.ts';
import { listTransfersOf } from './transfers.ts';

/** The transaction's own call as geth's call tracer describes it. */
const callSchema = z.object({ error: z.string().optional(), output: hexSchema.optional() });
const REVERTED = 'execution reverted';

/**
 * Reads a transaction with its token transfers and the reason of its failure, or one that waits in the pool.
 * @throws AppError `transaction_not_found`
 */
export async function readTransaction(context: BlockscoutContext, hash: Hex) {
  const { db, chain } = context;
  const places = sql`select block_number, tx_index from chain.transactions where hash = ${toBytes(hash)}`;
  const { rows } = await db.execute<TransactionRow>(selectTransactions(places, null));
  const [row] = rows;
  if (!row) {
    const pooled = await readPooledTransaction(db, chain, hash);
    if (pooled) return pooled;
    throw new AppError(EXPLORER_ERRORS.transactionNotFound, { message: 'Transaction not found' });
  }
  const [describe, transfers, target] = await Promise.all([
    describeAddresses(db, [row.from, row.to, row.contract_address]),
    listTransfersOf(db, hash, {}),
    row.to && row.selector.length > 0 ? readTarget(context, toHex(row.to)) : null,
  ]);
  const item = toTransaction(row, describe, target?.abi ?? null);
  return {
    ...item,
    ...(row.is_successful ? {} : await describeFailure(chain, row, target?.abi ?? null)),
    decoded_input: decodeInput(target?.abi ?? null, row),
    to: item.to && { ...item.to, ...target?.proxy },
    token_transfers: transfers.items,
    token_transfers_overflow: transfers.next_page_params !== null,
  };
}

/** Executes the transaction again in the node; without an answer, the reason stays unknown. */
async function describeFailure(
  chain: ChainClient,
  { hash, to, from }: TransactionRow,
  abi: ContractAbi | null,
): Promise<Partial<Pick<TransactionItem, 'result' | 'revert_reason'>>> {
  const call = callSchema.safeParse(await chain.traceStranger(toHex(to ?? from), toHex(hash)));
  if (!call.success || call.data.error === undefined) return {};
  const { error, output } = call.data;
  if (error !== REVERTED) return { result: error };
  return { result: error, revert_reason: describeRevert(abi, output ?? '0x') };
}
