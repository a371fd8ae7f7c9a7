import type { Hex } from 'viem';

/** A complete block as the indexer sees it, read from the node or from our own tables. */
export interface ChainBlock {
  readonly number: number;
  readonly hash: Hex;
  readonly parentHash: Hex;
  /** ISO 8601, with milliseconds if the engine provides them. */
  readonly timestamp: string;
  readonly size: number;
  readonly gasUsed: number;
  readonly gasLimit: number;
  /** Null on a chain without EIP-1559. */
  readonly baseFeePerGasWei: bigint | null;
  readonly miner: Hex;
  readonly stateRoot: Hex;
  readonly transactionsRoot: Hex;
  readonly receiptsRoot: Hex;
  readonly extraData: Hex;
  readonly transactions: readonly ChainTransaction[];
}

export interface ChainTransaction {
  readonly blockNumber: number;
  readonly index: number;
  readonly hash: Hex;
  readonly from: Hex;
  readonly to: Hex | null;
  readonly contractAddress: Hex | null;
  readonly valueWei: bigint;
  readonly feeWei: bigint;
  /** Price paid per unit of gas. */
  readonly gasPriceWei: bigint;
  /** Maximum price that the sender offered; null for a transaction with one fixed price. */
  readonly maxFeePerGasWei: bigint | null;
  readonly maxPriorityFeePerGasWei: bigint | null;
  readonly gasUsed: number;
  readonly gasLimit: number;
  readonly nonce: number;
  readonly type: number;
  readonly isSuccessful: boolean;
  readonly input: Hex;
  /** Timestamp of its block. */
  readonly timestamp: string;
  readonly logs: readonly ChainLog[];
}

export interface ChainLog {
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly txIndex: number;
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** Yields every log of the blocks in chain order, with its transaction and block. */
export function* eachLog(
  blocks: readonly ChainBlock[],
): Generator<{ log: ChainLog; transaction: ChainTransaction; block: ChainBlock }> {
  for (const block of blocks) {
    for (const transaction of block.transactions) {
      for (const log of transaction.logs) yield { log, transaction, block };
    }
  }
}
