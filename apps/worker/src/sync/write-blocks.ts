import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytea } from '@nova/runtime/hex-bytes';
import { type RowSet, rowSet, type RowTarget } from '../lib/insert-rows.ts';
import type { ChainBlock, ChainLog, ChainTransaction } from './chain-block.ts';

const orNull = (hex: Hex | null | undefined) => (hex ? toBytea(hex) : null);
const textOrNull = (amount: bigint | null) => (amount === null ? null : amount.toString());

const BLOCKS: RowTarget<ChainBlock> = {
  table: 'chain.blocks',
  columns: [
    ['number', 'bigint', (row) => row.number],
    ['hash', 'bytea', (row) => toBytea(row.hash)],
    ['parent_hash', 'bytea', (row) => toBytea(row.parentHash)],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
    ['size', 'integer', (row) => row.size],
    ['gas_used', 'bigint', (row) => row.gasUsed],
    ['gas_limit', 'bigint', (row) => row.gasLimit],
    ['base_fee_per_gas', 'numeric', (row) => textOrNull(row.baseFeePerGasWei)],
    ['transaction_count', 'integer', (row) => row.transactions.length],
    ['miner', 'bytea', (row) => toBytea(row.miner)],
    ['state_root', 'bytea', (row) => toBytea(row.stateRoot)],
    ['transactions_root', 'bytea', (row) => toBytea(row.transactionsRoot)],
    ['receipts_root', 'bytea', (row) => toBytea(row.receiptsRoot)],
    ['extra_data', 'bytea', (row) => toBytea(row.extraData)],
  ],
};

const TRANSACTIONS: RowTarget<ChainTransaction> = {
  table: 'chain.transactions',
  columns: [
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['tx_index', 'integer', (row) => row.index],
    ['hash', 'bytea', (row) => toBytea(row.hash)],
    ['from', 'bytea', (row) => toBytea(row.from)],
    ['to', 'bytea', (row) => orNull(row.to)],
    ['contract_address', 'bytea', (row) => orNull(row.contractAddress)],
    ['value', 'numeric', (row) => row.valueWei.toString()],
    ['fee', 'numeric', (row) => row.feeWei.toString()],
    ['gas_price', 'numeric', (row) => row.gasPriceWei.toString()],
    ['max_fee_per_gas', 'numeric', (row) => textOrNull(row.maxFeePerGasWei)],
    ['max_priority_fee_per_gas', 'numeric', (row) => textOrNull(row.maxPriorityFeePerGasWei)],
    ['gas_used', 'bigint', (row) => row.gasUsed],
    ['gas_limit', 'bigint', (row) => row.gasLimit],
    ['nonce', 'bigint', (row) => row.nonce],
    ['type', 'smallint', (row) => row.type],
    ['is_successful', 'boolean', (row) => row.isSuccessful],
    ['input', 'bytea', (row) => toBytea(row.input)],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
  ],
};

const LOGS: RowTarget<ChainLog> = {
  table: 'chain.logs',
  columns: [
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['log_index', 'integer', (row) => row.logIndex],
    ['tx_index', 'integer', (row) => row.txIndex],
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['topic0', 'bytea', (row) => orNull(row.topics[0])],
    ['topic1', 'bytea', (row) => orNull(row.topics[1])],
    ['topic2', 'bytea', (row) => orNull(row.topics[2])],
    ['topic3', 'bytea', (row) => orNull(row.topics[3])],
    ['data', 'bytea', (row) => toBytea(row.data)],
  ],
  into: 'block_number, log_index, tx_index, address, topics, data',
  // `unnest` flattens nested arrays, so the topics are passed as four columns.
  select: `block_number, log_index, tx_index, address,
    array_remove(array[topic0, topic1, topic2, topic3], null), data`,
};

/** Returns the rows of blocks with all their transactions and logs. */
export function listBlockRows(blocks: readonly ChainBlock[]): RowSet[] {
  const transactions = blocks.flatMap((block) => block.transactions);
  const logs = transactions.flatMap((transaction) => transaction.logs);
  return [rowSet(BLOCKS, blocks), rowSet(TRANSACTIONS, transactions), rowSet(LOGS, logs)];
}

/** Deletes blocks of this height and above with their transactions and logs. */
export async function deleteBlocks(client: ClientBase, fromHeight: number): Promise<void> {
  await client.query('delete from chain.logs where block_number >= $1', [fromHeight]);
  await client.query('delete from chain.transactions where block_number >= $1', [fromHeight]);
  await client.query('delete from chain.blocks where number >= $1', [fromHeight]);
}
