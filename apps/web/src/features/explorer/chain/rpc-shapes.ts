import type { Hex } from 'viem';

/** Node responses, limited to the fields that the pages show (Ethereum JSON-RPC). Quantities are hex. */
export interface RpcTransaction {
  readonly hash: Hex;
  readonly blockNumber: Hex | null;
  readonly blockHash: Hex | null;
  readonly transactionIndex: Hex | null;
  readonly from: Hex;
  readonly to: Hex | null;
  readonly value: Hex;
  readonly gas: Hex;
  readonly gasPrice?: Hex;
  readonly maxFeePerGas?: Hex;
  readonly maxPriorityFeePerGas?: Hex;
  readonly nonce: Hex;
  readonly type: Hex;
  readonly input: Hex;
}

export interface RpcLog {
  readonly logIndex: Hex;
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

export interface RpcReceipt {
  readonly transactionHash: Hex;
  readonly status: Hex;
  readonly gasUsed: Hex;
  readonly effectiveGasPrice: Hex;
  readonly contractAddress: Hex | null;
  readonly logs: readonly RpcLog[];
}

export interface RpcBlock {
  readonly number: Hex;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly timestamp: Hex;
  readonly size: Hex;
  readonly gasUsed: Hex;
  readonly gasLimit: Hex;
  readonly miner: Hex;
  readonly extraData: Hex;
  readonly baseFeePerGas?: Hex;
  readonly stateRoot: Hex;
  readonly transactionsRoot: Hex;
  readonly receiptsRoot: Hex;
}

export type RpcFullBlock = RpcBlock & { readonly transactions: readonly RpcTransaction[] };
