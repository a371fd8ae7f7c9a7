import { readVanityMilliseconds } from '@nova/shared/explorer/block-extra';
import type { RpcBlock, RpcLog, RpcTransaction, RpcTransactionReceipt, Hex } from 'viem';
import type { ChainBlock, ChainLog, ChainTransaction } from './chain-block.ts';

/** A block with full transactions and all receipts in JSON-RPC format. */
export type RpcFullBlock = RpcBlock<'latest', true>;

/** Parses the JSON-RPC representation of one block. Hex is converted to lowercase. */
export function parseBlock(block: RpcFullBlock, receipts: readonly RpcTransactionReceipt[]): ChainBlock {
  const timestamp = readTime(block);
  const byHash = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]));
  return {
    number: Number(block.number),
    hash: lower(block.hash),
    parentHash: lower(block.parentHash),
    timestamp,
    size: Number(block.size),
    gasUsed: Number(block.gasUsed),
    gasLimit: Number(block.gasLimit),
    baseFeePerGasWei: bigIntOrNull(block.baseFeePerGas),
    miner: lower(block.miner),
    stateRoot: lower(block.stateRoot),
    transactionsRoot: lower(block.transactionsRoot),
    receiptsRoot: lower(block.receiptsRoot),
    extraData: lower(block.extraData),
    transactions: block.transactions.map((transaction) => {
      const receipt = byHash.get(transaction.hash);
      if (!receipt) throw new Error(`block ${block.number}: no receipt for ${transaction.hash}`);
      return parseTransaction(transaction, receipt, timestamp);
    }),
  };
}

function parseTransaction(
  transaction: RpcTransaction,
  receipt: RpcTransactionReceipt,
  timestamp: string,
): ChainTransaction {
  const gasUsed = BigInt(receipt.gasUsed);
  const gasPriceWei = BigInt(receipt.effectiveGasPrice);
  return {
    blockNumber: Number(receipt.blockNumber),
    index: Number(receipt.transactionIndex),
    hash: lower(transaction.hash),
    from: lower(transaction.from),
    to: transaction.to && lower(transaction.to),
    contractAddress: receipt.contractAddress ? lower(receipt.contractAddress) : null,
    valueWei: BigInt(transaction.value),
    feeWei: gasUsed * gasPriceWei,
    gasPriceWei,
    maxFeePerGasWei: bigIntOrNull(transaction.maxFeePerGas),
    maxPriorityFeePerGasWei: bigIntOrNull(transaction.maxPriorityFeePerGas),
    gasUsed: Number(gasUsed),
    gasLimit: Number(transaction.gas),
    nonce: Number(transaction.nonce),
    type: Number(transaction.type),
    isSuccessful: Number(receipt.status) === 1,
    input: lower(transaction.input),
    timestamp,
    logs: receipt.logs.map(parseLog),
  };
}

function parseLog(log: RpcLog): ChainLog {
  return {
    blockNumber: Number(log.blockNumber),
    logIndex: Number(log.logIndex),
    txIndex: Number(log.transactionIndex),
    address: lower(log.address),
    topics: log.topics.map(lower),
    data: lower(log.data),
  };
}

function readTime(block: RpcFullBlock): string {
  const milliseconds = Number(block.timestamp) * 1000 + readVanityMilliseconds(block.extraData);
  return new Date(milliseconds).toISOString();
}

function bigIntOrNull(quantity: Hex | null | undefined): bigint | null {
  return quantity === null || quantity === undefined ? null : BigInt(quantity);
}

function lower(hex: string | null): Hex {
  if (hex === null) throw new Error('the node answered with a pending block');
  return hex.toLowerCase() as Hex;
}
