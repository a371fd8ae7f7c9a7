import type { Block, BlockTransaction } from '../../chain/block.ts';
import { type LogPosition, logsOfBlock } from '../../chain/logs/block-logs.ts';
import type { Log } from '../../chain/logs/receipt.ts';
import { effectiveGasPrice } from '../../chain/transaction.ts';
import { bytesToHex, quantity } from '../../encoding/hex.ts';

/** Formats a log for JSON-RPC. Its position is that of the block's only transaction. */
export function formatLog(log: Log, index: number, place: LogPosition): Record<string, unknown> {
  return {
    address: bytesToHex(log.address),
    topics: log.topics.map(bytesToHex),
    data: bytesToHex(log.data),
    blockNumber: quantity(place.number),
    blockHash: bytesToHex(place.hash),
    blockTimestamp: quantity(place.timestamp),
    transactionHash: bytesToHex(place.transactionHash),
    transactionIndex: '0x0',
    logIndex: quantity(index),
    removed: false,
  };
}

export function formatLogs(block: Block): Record<string, unknown>[] {
  const { logs, place } = logsOfBlock(block);
  return logs.map((log, index) => formatLog(log, index, place()));
}

/** Formats a receipt for eth_getTransactionReceipt. */
export function formatReceipt(block: Block, body: BlockTransaction): Record<string, unknown> {
  const { transaction, sender, receipt } = body;
  const gasUsed = quantity(receipt.gasUsed);
  return {
    type: quantity(transaction.type),
    status: receipt.succeeded ? '0x1' : '0x0',
    transactionHash: bytesToHex(transaction.hash),
    transactionIndex: '0x0',
    blockHash: bytesToHex(block.hash),
    blockNumber: quantity(block.header.number),
    from: bytesToHex(sender),
    to: transaction.to === null ? null : bytesToHex(transaction.to),
    contractAddress: receipt.contractAddress === null ? null : bytesToHex(receipt.contractAddress),
    gasUsed,
    cumulativeGasUsed: gasUsed,
    effectiveGasPrice: quantity(effectiveGasPrice(transaction, block.header.baseFeePerGas)),
    logs: formatLogs(block),
    logsBloom: bytesToHex(block.header.logsBloom),
  };
}
