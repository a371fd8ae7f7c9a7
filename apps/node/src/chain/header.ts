import { BLOCK_EXTRA } from '@nova/shared/explorer/block-extra';
import { bigIntToBytes, bytesToBigInt } from '../encoding/hex.ts';
import { decodeRlp, encodeRlp } from '../encoding/rlp.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { EMPTY_TRIE } from '../state/trie.ts';

/**
 * The variable fields of a block header. The others are constant on this chain: no uncles, withdrawals,
 * blobs or beacon chain; difficulty and nonce are 0.
 */
export interface Header {
  parentHash: Uint8Array;
  coinbase: Uint8Array;
  stateRoot: Uint8Array;
  transactionsRoot: Uint8Array;
  receiptsRoot: Uint8Array;
  logsBloom: Uint8Array;
  number: number;
  gasLimit: bigint;
  gasUsed: bigint;
  /** Whole seconds. */
  timestamp: number;
  extraData: Uint8Array;
  /** PREVRANDAO in the EVM. */
  mixHash: Uint8Array;
  /** In wei. */
  baseFeePerGas: bigint;
  /** EIP-7685, from Prague on: the header has 21 fields instead of 20. */
  hasRequestsHash: boolean;
}

/** keccak256(rlp([])), the hash of an empty list of uncles. */
export const EMPTY_UNCLES_HASH = keccak256(Uint8Array.of(0xc0));
export const EMPTY_WITHDRAWALS_ROOT = EMPTY_TRIE.hash;
export const ZERO_HASH = new Uint8Array(32);
/** sha256 of the empty string: this chain has no requests to a consensus layer. */
export const EMPTY_REQUESTS_HASH: Uint8Array = Buffer.from(
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'hex',
);
const ZERO_NONCE = new Uint8Array(8);
const NOTHING = new Uint8Array(0);

function headerFields(header: Header, extraData: Uint8Array): Uint8Array[] {
  return [
    header.parentHash,
    EMPTY_UNCLES_HASH,
    header.coinbase,
    header.stateRoot,
    header.transactionsRoot,
    header.receiptsRoot,
    header.logsBloom,
    NOTHING, // difficulty
    bigIntToBytes(header.number),
    bigIntToBytes(header.gasLimit),
    bigIntToBytes(header.gasUsed),
    bigIntToBytes(header.timestamp),
    extraData,
    header.mixHash,
    ZERO_NONCE,
    bigIntToBytes(header.baseFeePerGas),
    EMPTY_WITHDRAWALS_ROOT,
    NOTHING, // blobGasUsed
    NOTHING, // excessBlobGas
    ZERO_HASH, // parentBeaconBlockRoot
    ...(header.hasRequestsHash ? [EMPTY_REQUESTS_HASH] : []),
  ];
}

/** Returns the RLP of the header; its keccak256 is the block hash. */
export function encodeHeader(header: Header): Uint8Array {
  return encodeRlp(headerFields(header, header.extraData));
}

/** Returns the hash that the validator signs: the header without the seal in extraData. */
export function sealHash(header: Header): Uint8Array {
  const unsealed = header.extraData.subarray(0, header.extraData.length - BLOCK_EXTRA.sealLength);
  return keccak256(encodeRlp(headerFields(header, unsealed)));
}

export function decodeHeader(encoding: Uint8Array): Header {
  const fields = decodeRlp(encoding) as Uint8Array[];
  const bytes = (index: number): Uint8Array => {
    const field = fields[index];
    if (field === undefined) throw new Error('a block header has 20 or 21 fields');
    return field;
  };
  return {
    parentHash: bytes(0),
    coinbase: bytes(2),
    stateRoot: bytes(3),
    transactionsRoot: bytes(4),
    receiptsRoot: bytes(5),
    logsBloom: bytes(6),
    number: Number(bytesToBigInt(bytes(8))),
    gasLimit: bytesToBigInt(bytes(9)),
    gasUsed: bytesToBigInt(bytes(10)),
    timestamp: Number(bytesToBigInt(bytes(11))),
    extraData: bytes(12),
    mixHash: bytes(13),
    baseFeePerGas: bytesToBigInt(bytes(15)),
    hasRequestsHash: fields.length > 20,
  };
}
