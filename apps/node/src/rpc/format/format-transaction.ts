import type { Block } from '../../chain/block.ts';
import { type Authorization, effectiveGasPrice, type Transaction } from '../../chain/transaction.ts';
import { bytesToBigInt, bytesToHex, quantity } from '../../encoding/hex.ts';

function formatAuthorization({ chainId, address, nonce, yParity, r, s }: Authorization): object {
  return {
    chainId: quantity(chainId),
    address: bytesToHex(address),
    nonce: quantity(nonce),
    yParity: quantity(yParity),
    r: quantity(r),
    s: quantity(s),
  };
}

function typedFields(transaction: Transaction): object {
  const { type, v, accessList, maxFeePerGas, maxPriorityFeePerGas, authorizationList } = transaction;
  if (type === 0) return {};
  return {
    yParity: quantity(v),
    accessList: accessList.map((entry) => ({
      address: bytesToHex(entry.address),
      storageKeys: entry.storageKeys.map(bytesToHex),
    })),
    ...(type === 4 && { authorizationList: authorizationList.map(formatAuthorization) }),
    ...(type !== 1 && {
      maxFeePerGas: quantity(maxFeePerGas),
      maxPriorityFeePerGas: quantity(maxPriorityFeePerGas),
    }),
  };
}

/** Formats a transaction for eth_getTransactionByHash; `block` is null while it is pooled. */
export function formatTransaction(
  transaction: Transaction,
  sender: Uint8Array,
  block: Pick<Block, 'header' | 'hash'> | null,
): Record<string, unknown> {
  return {
    hash: bytesToHex(transaction.hash),
    type: quantity(transaction.type),
    ...(transaction.chainId !== null && { chainId: quantity(transaction.chainId) }),
    nonce: quantity(transaction.nonce),
    from: bytesToHex(sender),
    to: transaction.to === null ? null : bytesToHex(transaction.to),
    value: quantity(transaction.value),
    input: bytesToHex(transaction.data),
    gas: quantity(transaction.gasLimit),
    // The effective price of a pooled transaction is unknown; geth returns the maximum.
    gasPrice: quantity(
      block === null ? transaction.maxFeePerGas : effectiveGasPrice(transaction, block.header.baseFeePerGas),
    ),
    ...typedFields(transaction),
    v: quantity(transaction.v),
    r: quantity(bytesToBigInt(transaction.r)),
    s: quantity(bytesToBigInt(transaction.s)),
    blockHash: block === null ? null : bytesToHex(block.hash),
    blockNumber: block === null ? null : quantity(block.header.number),
    ...(block !== null && { blockTimestamp: quantity(block.header.timestamp) }),
    transactionIndex: block === null ? null : '0x0',
  };
}
