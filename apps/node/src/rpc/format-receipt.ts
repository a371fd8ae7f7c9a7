import type { Block, BlockTransaction } from '../chain/block.ts';
import type { Log } from '../chain/receipt.ts';
import { effectiveGasPrice } from '../chain/transaction.ts';
import { bytesToHex, quantity } from '../encoding/hex.ts';

/** The place of a log is that of the block's only transaction. */
export function formatLogs(block: Block, body: BlockTransaction): Record<string, unknown>[] {
  const place = {
    blockNumber: quantity(block.header.number),
    blockHash: bytesToHex(block.hash),
    blockTimestamp: quantity(block.header.timestamp),
    transactionHash: bytesToHex(body.transaction.hash),
    transactionIndex: '0x0',
  };
  return body.receipt.logs.map((log: Log, index) => ({
    address: bytesToHex(log.address),
    topics: log.topics.map(bytesToHex),
    data: bytesToHex(log.data),
    ...place,
    logIndex: quantity(index),
    removed: false,
  }));
}

/** A receipt as eth_getTransactionReceipt answers it. */
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
    effectiveGasPrice: quantity(effectiveGasPrice(transaction)),
    logs: formatLogs(block, body),
    logsBloom: bytesToHex(block.header.logsBloom),
  };
}
