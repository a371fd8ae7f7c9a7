import { type blocks, chainActions, transactions } from '@nova/db/schema/explorer';
import type { Action, Block, Transaction } from '@nova/shared/explorer/schemas';
import { sql, type InferSelectModel } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';

/** Columns of a transaction in lists: all except the input, of which the first four bytes are enough. */
export const transactionColumns = {
  blockNumber: transactions.blockNumber,
  index: transactions.index,
  hash: transactions.hash,
  from: transactions.from,
  to: transactions.to,
  contractAddress: transactions.contractAddress,
  value: transactions.value,
  fee: transactions.fee,
  gasPrice: transactions.gasPrice,
  gasUsed: transactions.gasUsed,
  gasLimit: transactions.gasLimit,
  nonce: transactions.nonce,
  type: transactions.type,
  isSuccessful: transactions.isSuccessful,
  selector: sql<string>`encode(substring(${transactions.input} from 1 for 4), 'hex')`,
  timestamp: transactions.timestamp,
};

/** Columns of an action that its transaction does not contain. */
export const proofColumns = {
  actionId: chainActions.actionId,
  account: chainActions.account,
  userHash: chainActions.userHash,
  actionKey: chainActions.actionKey,
  points: chainActions.points,
  occurredAt: chainActions.occurredAt,
  revokedBlockNumber: chainActions.revokedBlockNumber,
};

type Unlisted = 'input' | 'maxFeePerGas' | 'maxPriorityFeePerGas';
type ProofRow = Pick<InferSelectModel<typeof chainActions>, keyof typeof proofColumns>;
export type TransactionRow = Omit<InferSelectModel<typeof transactions>, Unlisted> & {
  selector: string;
  blockHash: Hex;
  /** The first action that the transaction proves. */
  proof: ProofRow | null;
};

/** Columns of an action; the hashes of its block and transaction are joined. */
export const actionColumns = {
  blockNumber: chainActions.blockNumber,
  logIndex: chainActions.logIndex,
  txIndex: chainActions.txIndex,
  actionId: chainActions.actionId,
  account: chainActions.account,
  userHash: chainActions.userHash,
  actionKey: chainActions.actionKey,
  points: chainActions.points,
  occurredAt: chainActions.occurredAt,
  timestamp: chainActions.timestamp,
  revokedBlockNumber: chainActions.revokedBlockNumber,
};

export type ActionRow = InferSelectModel<typeof chainActions> & { blockHash: Hex; transactionHash: Hex };
export type BlockRow = InferSelectModel<typeof blocks> & {
  /** Sender of the first transaction; null in a block without transactions. */
  from: Hex | null;
  to: Hex | null;
  /** The first action that the block proves. */
  proof: (ProofRow & { transactionHash: Hex }) | null;
};

type ActionFacts = ProofRow & Pick<ActionRow, 'timestamp' | 'blockNumber' | 'blockHash' | 'transactionHash'>;

export function toAction(row: ActionFacts): Action {
  return {
    action_id: row.actionId,
    action_key: row.actionKey,
    account: row.account,
    user_hash: row.userHash,
    points: row.points,
    occurred_at: toWireTime(row.occurredAt * 1000),
    timestamp: toWireTime(row.timestamp),
    block_number: row.blockNumber,
    block_hash: row.blockHash,
    transaction_hash: row.transactionHash,
    is_revoked: row.revokedBlockNumber !== null,
  };
}

export function toTransaction(row: TransactionRow): Transaction {
  const { blockNumber, blockHash, hash, selector, timestamp, proof } = row;
  return {
    hash,
    block_number: blockNumber,
    block_hash: blockHash,
    index: row.index,
    from: row.from,
    to: row.to,
    contract_address: row.contractAddress,
    value: row.value.toString(),
    fee: row.fee.toString(),
    gas_price: row.gasPrice.toString(),
    gas_used: row.gasUsed,
    gas_limit: row.gasLimit,
    nonce: row.nonce,
    type: row.type,
    status: row.isSuccessful ? 'successful' : 'failed',
    // Fewer than four bytes do not identify a function.
    selector: selector.length === 8 ? `0x${selector}` : null,
    timestamp: toWireTime(timestamp),
    action: proof && toAction({ ...proof, timestamp, blockNumber, blockHash, transactionHash: hash }),
  };
}

export function toBlock(row: BlockRow): Block {
  const { proof, timestamp, number: blockNumber, hash: blockHash } = row;
  return {
    number: row.number,
    hash: row.hash,
    parent_hash: row.parentHash,
    timestamp: toWireTime(row.timestamp),
    size: row.size,
    gas_used: row.gasUsed,
    gas_limit: row.gasLimit,
    transaction_count: row.transactionCount,
    miner: row.miner,
    action: proof && toAction({ ...proof, timestamp, blockNumber, blockHash }),
    from: row.from,
    to: row.to,
  };
}
