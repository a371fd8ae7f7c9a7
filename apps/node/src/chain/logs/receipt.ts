import { bigIntToBytes } from '../../encoding/hex.ts';
import { encodeRlp } from '../../encoding/rlp.ts';
import { keccak256 } from '../../crypto/keccak.ts';

export interface Log {
  address: Uint8Array;
  topics: Uint8Array[];
  data: Uint8Array;
}

export interface Receipt {
  succeeded: boolean;
  gasUsed: bigint;
  logs: Log[];
  /** Address of a creation transaction's contract, whether it succeeded or not. */
  contractAddress: Uint8Array | null;
}

export function logToRaw(log: Log): [Uint8Array, Uint8Array[], Uint8Array] {
  return [log.address, log.topics, log.data];
}

/** Encodes a receipt for the receipts root (EIP-2718, post-Byzantium). */
export function encodeConsensusReceipt(receipt: Receipt, bloom: Uint8Array, type: number): Uint8Array {
  const status = receipt.succeeded ? Uint8Array.of(1) : new Uint8Array(0);
  const body = encodeRlp([status, bigIntToBytes(receipt.gasUsed), bloom, receipt.logs.map(logToRaw)]);
  return type === 0 ? body : Buffer.concat([Uint8Array.of(type), body]);
}

/** Returns the root of a trie that contains only `item` under index 0 (key rlp(0) = 0x80): a single leaf. */
export function rootOfSingleItem(item: Uint8Array): Uint8Array {
  return keccak256(encodeRlp([Uint8Array.of(0x20, 0x80), item]));
}
