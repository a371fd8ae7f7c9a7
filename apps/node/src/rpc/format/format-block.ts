import type { Block } from '../../chain/block.ts';
import {
  EMPTY_REQUESTS_HASH,
  EMPTY_UNCLES_HASH,
  EMPTY_WITHDRAWALS_ROOT,
  type Header,
  ZERO_HASH,
} from '../../chain/header.ts';
import { bytesToHex, type Hex, quantity } from '../../encoding/hex.ts';
import { formatTransaction } from './format-transaction.ts';

const UNCLES_HASH = bytesToHex(EMPTY_UNCLES_HASH);
const WITHDRAWALS_ROOT = bytesToHex(EMPTY_WITHDRAWALS_ROOT);
const REQUESTS_HASH = bytesToHex(EMPTY_REQUESTS_HASH);
const NO_BEACON_ROOT = bytesToHex(ZERO_HASH);

function headLength(payload: number): number {
  if (payload < 56) return 1;
  return payload < 256 ? 2 : payload < 65_536 ? 3 : 4;
}

const listLength = (payload: number): number => headLength(payload) + payload;

/** Returns the size in bytes of the Ethereum encoding: [header, [transaction], [] uncles, [] withdrawals]. */
function blockSize({ headerRlp, body }: Block): number {
  let transactions = 0;
  if (body !== null) {
    const { raw, type } = body.transaction;
    transactions = type === 0 ? raw.length : headLength(raw.length) + raw.length;
  }
  return listLength(headerRlp.length + listLength(transactions) + 2);
}

/** Formats a header for `newHeads`. */
export function formatHeader(header: Header, hash: Uint8Array): Record<string, unknown> {
  return {
    number: quantity(header.number),
    hash: bytesToHex(hash),
    parentHash: bytesToHex(header.parentHash),
    sha3Uncles: UNCLES_HASH,
    miner: bytesToHex(header.coinbase),
    stateRoot: bytesToHex(header.stateRoot),
    transactionsRoot: bytesToHex(header.transactionsRoot),
    receiptsRoot: bytesToHex(header.receiptsRoot),
    logsBloom: bytesToHex(header.logsBloom),
    difficulty: '0x0',
    gasLimit: quantity(header.gasLimit),
    gasUsed: quantity(header.gasUsed),
    timestamp: quantity(header.timestamp),
    extraData: bytesToHex(header.extraData),
    mixHash: bytesToHex(header.mixHash),
    nonce: '0x0000000000000000',
    baseFeePerGas: quantity(header.baseFeePerGas),
    withdrawalsRoot: WITHDRAWALS_ROOT,
    blobGasUsed: '0x0',
    excessBlobGas: '0x0',
    parentBeaconBlockRoot: NO_BEACON_ROOT,
    ...(header.hasRequestsHash && { requestsHash: REQUESTS_HASH }),
  };
}

function transactionsOf(block: Block, full: boolean): (Record<string, unknown> | Hex)[] {
  if (block.body === null) return [];
  return [
    full
      ? formatTransaction(block.body.transaction, block.body.sender, block)
      : bytesToHex(block.body.transaction.hash),
  ];
}

/** Formats a block for eth_getBlockByNumber, with its transaction as an object or a hash. */
export function formatBlock(block: Block, full: boolean): Record<string, unknown> {
  return {
    ...formatHeader(block.header, block.hash),
    totalDifficulty: '0x0',
    size: quantity(blockSize(block)),
    uncles: [],
    withdrawals: [],
    transactions: transactionsOf(block, full),
  };
}
