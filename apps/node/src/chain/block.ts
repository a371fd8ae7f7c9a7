import { bigIntToBytes, bytesToBigInt } from '../encoding/hex.ts';
import { decodeRlp, encodeRlp } from '../encoding/rlp.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { StoredNode } from '../state/trie-node.ts';
import { decodeHeader, type Header } from './header.ts';
import { type Log, logToRaw, type Receipt } from './logs/receipt.ts';
import { decodeTransaction, type Transaction } from './transaction.ts';

/** The only transaction of a block, with the result of its execution. */
export interface BlockTransaction {
  transaction: Transaction;
  sender: Uint8Array;
  receipt: Receipt;
}

export interface Block {
  header: Header;
  hash: Uint8Array;
  headerRlp: Uint8Array;
  /** The state after the block, with the root of the header and its position in the store. */
  state: StoredNode;
  /** Null in the genesis block and in a heartbeat. */
  body: BlockTransaction | null;
}

type RawLog = [Uint8Array, Uint8Array[], Uint8Array];
type RawBody = [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, RawLog[]];
/** Header, position of the state, and transaction, sender, status, gas, contract and logs. */
export type StoredBlock = [Uint8Array, Uint8Array, RawBody?];

const NOTHING = new Uint8Array(0);

/** Encodes the block for the store. */
export function encodeBlock({ headerRlp, state, body }: Block): Uint8Array {
  const place = bigIntToBytes(state.at);
  if (body === null) return encodeRlp([headerRlp, place]);
  const { transaction, sender, receipt } = body;
  return encodeRlp([
    headerRlp,
    place,
    [
      transaction.raw,
      sender,
      receipt.succeeded ? Uint8Array.of(1) : NOTHING,
      bigIntToBytes(receipt.gasUsed),
      receipt.contractAddress ?? NOTHING,
      receipt.logs.map(logToRaw),
    ],
  ]);
}

export function decodeLog([address, topics, data]: RawLog): Log {
  return { address, topics, data };
}

function decodeBody([raw, sender, status, gasUsed, contract, logs]: RawBody): BlockTransaction {
  return {
    transaction: decodeTransaction(raw),
    sender,
    receipt: {
      succeeded: status.length > 0,
      gasUsed: bytesToBigInt(gasUsed),
      contractAddress: contract.length > 0 ? contract : null,
      logs: logs.map(decodeLog),
    },
  };
}

/** Offset of the bloom in a header: after five hashes, an address, and the bloom's own three-byte prefix. */
const BLOOM_OFFSET = 5 * 33 + 21 + 3;
const BLOOM_BYTES = 256;

/** Returns the length of the prefix of the RLP item at `at`. */
function headLengthAt(encoding: Uint8Array, at: number): number {
  const first = encoding[at]!;
  const short = first < 0xc0 ? first - 0x80 : first - 0xc0;
  return short < 56 ? 1 : short - 54;
}

/**
 * Reads the logs bloom of an encoded block without decoding the rest, because a log search reads many
 * blocks.
 */
export function readLogsBloom(encoding: Uint8Array): Uint8Array {
  let at = 0;
  // Enters the block's list, the string with the header, and the header's list.
  for (let level = 0; level < 3; level++) at += headLengthAt(encoding, at);
  return encoding.subarray(at + BLOOM_OFFSET, at + BLOOM_OFFSET + BLOOM_BYTES);
}

export function decodeBlock(encoding: Uint8Array): Block {
  const [headerRlp, place, body] = decodeRlp(encoding) as StoredBlock;
  const header = decodeHeader(headerRlp);
  return {
    header,
    hash: keccak256(headerRlp),
    headerRlp,
    state: new StoredNode(header.stateRoot, Number(bytesToBigInt(place))),
    body: body === undefined ? null : decodeBody(body),
  };
}
