import { readWalletDelegate } from '@nova/shared/contract/proxies';
import { toPooledNonce } from '@nova/shared/explorer/pooled-nonce';
import type { BlockDetail, PendingTransaction, TransactionDetail } from '@nova/shared/explorer/schemas';
import type { Hex } from 'viem';
import { isAddress } from '../../../lib/chain/is-address.ts';
import { requestChain, requestChainBatch } from '../../../lib/chain/chain-rpc.ts';
import type { RpcBlock, RpcFullBlock, RpcReceipt, RpcTransaction } from './rpc-shapes.ts';
import { toBlockDetail, toTransactionDetail } from './to-block.ts';

const isHash = (text: string) => /^0x[0-9a-f]{64}$/i.test(text);

/** Reads a block by height or hash from the node; returns null if it does not exist. */
export async function readBlockFromChain(id: string, signal?: AbortSignal): Promise<BlockDetail | null> {
  if (!isHash(id) && !/^\d{1,15}$/.test(id)) return null;
  const [byHash, name] = [isHash(id), isHash(id) ? id : `0x${Number(id).toString(16)}`];
  const block = await requestChain<RpcFullBlock | null>(
    byHash ? 'eth_getBlockByHash' : 'eth_getBlockByNumber',
    [name, true],
    signal,
  );
  if (!block) return null;
  const [receipts, head] = await requestChainBatch(
    [
      { method: 'eth_getBlockReceipts', params: [block.number] },
      { method: 'eth_blockNumber', params: [] },
    ],
    signal,
  );
  return toBlockDetail(block, (receipts ?? []) as RpcReceipt[], Number(head));
}

function toPending(sent: RpcTransaction): PendingTransaction {
  return {
    status: 'pending',
    hash: sent.hash,
    from: sent.from,
    to: sent.to,
    value: String(BigInt(sent.value)),
    nonce: toPooledNonce(BigInt(sent.nonce)),
    gas_limit: Number(sent.gas),
    gas_price: String(BigInt(sent.maxFeePerGas ?? sent.gasPrice ?? '0x0')),
    type: Number(sent.type),
    input: sent.input,
    block_number: sent.blockNumber === null ? null : Number(sent.blockNumber),
  };
}

/** Reads a sealed or pending transaction from the node; returns null if it is unknown. */
export async function readTransactionFromChain(
  hash: string,
  signal?: AbortSignal,
): Promise<TransactionDetail | PendingTransaction | null> {
  if (!isHash(hash)) return null;
  const sent = await requestChain<RpcTransaction | null>('eth_getTransactionByHash', [hash], signal);
  if (!sent) return null;
  if (sent.blockHash === null) return toPending(sent);
  const [receipt, block, head] = (await requestChainBatch(
    [
      { method: 'eth_getTransactionReceipt', params: [hash] },
      { method: 'eth_getBlockByHash', params: [sent.blockHash, false] },
      { method: 'eth_blockNumber', params: [] },
    ],
    signal,
  )) as [RpcReceipt | null, RpcBlock | null, string];
  return receipt && block ? toTransactionDetail(block, sent, receipt, Number(head)) : toPending(sent);
}

/** Data about an address that the node has without the index. */
export interface ChainAddress {
  /** Wei. */
  readonly balance: string;
  /** Number of transactions sent; for a contract, number of contracts created. */
  readonly nonce: number;
  readonly isContract: boolean;
  /** Whether it is a wallet that runs a contract's code (EIP-7702). */
  readonly isDelegating: boolean;
  /** Height at which these values were read. */
  readonly block: number;
}

/** Reads an address from the node; returns null if the text is not an address. */
export async function readAddressFromChain(
  address: string,
  signal?: AbortSignal,
): Promise<ChainAddress | null> {
  if (!isAddress(address)) return null;
  const [balance, nonce, code, head] = (await requestChainBatch(
    [
      { method: 'eth_getBalance', params: [address, 'latest'] },
      { method: 'eth_getTransactionCount', params: [address, 'latest'] },
      { method: 'eth_getCode', params: [address, 'latest'] },
      { method: 'eth_blockNumber', params: [] },
    ],
    signal,
  )) as [string, string, Hex, string];
  return {
    balance: String(BigInt(balance)),
    nonce: Number(nonce),
    isContract: code !== '0x',
    isDelegating: readWalletDelegate(code) !== null,
    block: Number(head),
  };
}
