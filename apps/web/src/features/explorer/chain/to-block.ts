import { readVanityMilliseconds } from '@nova/shared/explorer/block-extra';
import type { BlockDetail, Transaction, TransactionDetail } from '@nova/shared/explorer/schemas';
import type { Hex } from 'viem';
import type { RpcBlock, RpcFullBlock, RpcReceipt, RpcTransaction } from './rpc-shapes.ts';

const SELECTOR_CHARS = 10;
const toAmount = (quantity: Hex | undefined) => (quantity === undefined ? null : String(BigInt(quantity)));

/** Returns the sealing time including the milliseconds from the extra data. */
function timeOf({ timestamp, extraData }: Pick<RpcBlock, 'timestamp' | 'extraData'>): string {
  return new Date(Number(timestamp) * 1000 + readVanityMilliseconds(extraData)).toISOString();
}

/**
 * Converts a transaction to a list row. Only the index knows
 * whether it records an action; from the chain it is a call.
 */
export function toTransaction(block: RpcBlock, sent: RpcTransaction, receipt: RpcReceipt): Transaction {
  const price = BigInt(receipt.effectiveGasPrice);
  return {
    hash: sent.hash,
    block_number: Number(block.number),
    block_hash: block.hash,
    index: Number(sent.transactionIndex ?? 0),
    from: sent.from,
    to: sent.to,
    contract_address: receipt.contractAddress,
    value: String(BigInt(sent.value)),
    fee: String(price * BigInt(receipt.gasUsed)),
    gas_price: String(price),
    gas_used: Number(receipt.gasUsed),
    gas_limit: Number(sent.gas),
    nonce: Number(sent.nonce),
    type: Number(sent.type),
    status: receipt.status === '0x1' ? 'successful' : 'failed',
    selector: sent.input.length >= SELECTOR_CHARS ? (sent.input.slice(0, SELECTOR_CHARS) as Hex) : null,
    timestamp: timeOf(block),
    action: null,
  };
}

/** Builds a block page from node data only. @param head height of the chain */
export function toBlockDetail(
  block: RpcFullBlock,
  receipts: readonly RpcReceipt[],
  head: number,
): BlockDetail {
  const number = Number(block.number);
  const transactions = block.transactions.flatMap((sent) => {
    const receipt = receipts.find((each) => each.transactionHash === sent.hash);
    return receipt ? [toTransaction(block, sent, receipt)] : [];
  });
  return {
    status: 'sealed',
    number,
    hash: block.hash,
    parent_hash: block.parentHash,
    timestamp: timeOf(block),
    size: Number(block.size),
    gas_used: Number(block.gasUsed),
    gas_limit: Number(block.gasLimit),
    transaction_count: block.transactions.length,
    miner: block.miner,
    action: null,
    from: block.transactions[0]?.from ?? null,
    to: block.transactions[0]?.to ?? null,
    state_root: block.stateRoot,
    transactions_root: block.transactionsRoot,
    receipts_root: block.receiptsRoot,
    extra_data: block.extraData,
    base_fee_per_gas: toAmount(block.baseFeePerGas),
    transactions,
    confirmations: Math.max(1, head - number + 1),
    has_next: number < head,
  };
}

/** Builds a transaction page from node data only: no names, no token transfers, no internal calls. */
export function toTransactionDetail(
  block: RpcBlock,
  sent: RpcTransaction,
  receipt: RpcReceipt,
  head: number,
): TransactionDetail {
  return {
    ...toTransaction(block, sent, receipt),
    input: sent.input,
    max_fee_per_gas: toAmount(sent.maxFeePerGas),
    max_priority_fee_per_gas: toAmount(sent.maxPriorityFeePerGas),
    base_fee_per_gas: toAmount(block.baseFeePerGas),
    logs: receipt.logs.map(({ logIndex, address, topics, data }) => ({
      index: Number(logIndex),
      address,
      topics: [...topics],
      data,
    })),
    miner: block.miner,
    confirmations: Math.max(1, head - Number(block.number) + 1),
    transfers: [],
    internal: { state: 'unavailable', calls: [] },
  };
}
