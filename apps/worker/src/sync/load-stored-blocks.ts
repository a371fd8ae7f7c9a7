import type { ClientBase } from 'pg';
import { toHex } from '@nova/runtime/hex-bytes';
import type { ChainBlock, ChainLog, ChainTransaction } from './chain-block.ts';
import { loadLogsFrom } from './load-stored-logs.ts';

/** Reads blocks of this height and above from our tables, exactly as they were written. */
export async function loadStoredBlocks(client: ClientBase, fromHeight: number): Promise<ChainBlock[]> {
  const logs = await loadLogsFrom(client, fromHeight);
  const logsByTransaction = groupBy(logs, (log) => `${log.blockNumber} ${log.txIndex}`);
  const transactions = await client.query<TransactionRow>(
    'select * from chain.transactions where block_number >= $1 order by block_number, tx_index',
    [fromHeight],
  );
  const transactionsByBlock = groupBy(
    transactions.rows.map((row) =>
      toTransaction(row, logsByTransaction.get(`${row.block_number} ${row.tx_index}`) ?? []),
    ),
    (transaction) => transaction.blockNumber,
  );
  const blocks = await client.query<BlockRow>(
    'select * from chain.blocks where number >= $1 order by number',
    [fromHeight],
  );
  return blocks.rows.map((row) => toBlock(row, transactionsByBlock.get(Number(row.number)) ?? []));
}

interface BlockRow {
  number: string;
  hash: Buffer;
  parent_hash: Buffer;
  timestamp: Date;
  size: number;
  gas_used: string;
  gas_limit: string;
  base_fee_per_gas: string | null;
  miner: Buffer;
  state_root: Buffer;
  transactions_root: Buffer;
  receipts_root: Buffer;
  extra_data: Buffer;
}

interface TransactionRow {
  block_number: string;
  tx_index: number;
  hash: Buffer;
  from: Buffer;
  to: Buffer | null;
  contract_address: Buffer | null;
  value: string;
  fee: string;
  gas_price: string;
  max_fee_per_gas: string | null;
  max_priority_fee_per_gas: string | null;
  gas_used: string;
  gas_limit: string;
  nonce: string;
  type: number;
  is_successful: boolean;
  input: Buffer;
  timestamp: Date;
}

function toBlock(row: BlockRow, transactions: ChainTransaction[]): ChainBlock {
  return {
    number: Number(row.number),
    hash: toHex(row.hash),
    parentHash: toHex(row.parent_hash),
    timestamp: row.timestamp.toISOString(),
    size: row.size,
    gasUsed: Number(row.gas_used),
    gasLimit: Number(row.gas_limit),
    baseFeePerGasWei: bigIntOrNull(row.base_fee_per_gas),
    miner: toHex(row.miner),
    stateRoot: toHex(row.state_root),
    transactionsRoot: toHex(row.transactions_root),
    receiptsRoot: toHex(row.receipts_root),
    extraData: toHex(row.extra_data),
    transactions,
  };
}

function toTransaction(row: TransactionRow, logs: ChainLog[]): ChainTransaction {
  return {
    blockNumber: Number(row.block_number),
    index: row.tx_index,
    hash: toHex(row.hash),
    from: toHex(row.from),
    to: row.to && toHex(row.to),
    contractAddress: row.contract_address && toHex(row.contract_address),
    valueWei: BigInt(row.value),
    feeWei: BigInt(row.fee),
    gasPriceWei: BigInt(row.gas_price),
    maxFeePerGasWei: bigIntOrNull(row.max_fee_per_gas),
    maxPriorityFeePerGasWei: bigIntOrNull(row.max_priority_fee_per_gas),
    gasUsed: Number(row.gas_used),
    gasLimit: Number(row.gas_limit),
    nonce: Number(row.nonce),
    type: row.type,
    isSuccessful: row.is_successful,
    input: toHex(row.input),
    timestamp: row.timestamp.toISOString(),
    logs,
  };
}

function bigIntOrNull(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
