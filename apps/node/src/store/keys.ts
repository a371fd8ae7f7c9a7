/**
 * The key space of the store: one ASCII letter followed by binary data. Numbers are 8 bytes big-endian, so that key order
 * is block order.
 *
 *   m + name                 metadata of the store: head, format
 *   b + number               block: header, transaction, receipt
 *   h + block hash           number
 *   t + transaction hash     number
 *   l + section              hash of the last block of a section whose blooms are stored by bit
 *   l + section + bit        the blocks of the section that set this bloom bit
 *   n + node number          trie node: numbers increase, so that nodes are only added at the end
 *   c + code hash            contract code
 *   r + number               trie nodes that this block's state no longer contains
 */
const PREFIX = {
  meta: 0x6d,
  block: 0x62,
  hash: 0x68,
  transaction: 0x74,
  logs: 0x6c,
  node: 0x6e,
  code: 0x63,
  retired: 0x72,
};

export function encodeNumber(number: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
}

export function decodeNumber(bytes: Buffer, offset = 0): number {
  return Number(bytes.readBigUInt64BE(offset));
}

function prefixed(prefix: number, bytes: Uint8Array): Buffer {
  const key = Buffer.allocUnsafe(1 + bytes.length);
  key[0] = prefix;
  key.set(bytes, 1);
  return key;
}

/** The last durable block, and the first node number that no block up to it uses. */
export interface StoredHead {
  number: number;
  nextNode: number;
}

export function encodeHead({ number, nextNode }: StoredHead): Buffer {
  return Buffer.concat([encodeNumber(number), encodeNumber(nextNode)]);
}

/** Returns undefined if there is no value. */
export function decodeHead(value: Buffer | undefined): StoredHead | undefined {
  if (value?.length !== 16) return undefined;
  return { number: decodeNumber(value), nextNode: decodeNumber(value, 8) };
}

export const HEAD_KEY = Buffer.from('mhead');
export const FORMAT_KEY = Buffer.from('mformat');
/** Parameters of the genesis block, as JSON. */
export const GENESIS_KEY = Buffer.from('mgenesis');
/** The last block whose retired nodes have been deleted. */
export const PRUNED_KEY = Buffer.from('mpruned');

/** The last block and node up to which the space of deleted nodes was freed, and where the next time begins. */
export const COMPACTED_KEY = Buffer.from('mcompacted');

export const blockKey = (number: number): Buffer => prefixed(PREFIX.block, encodeNumber(number));
export const blockHashKey = (hash: Uint8Array): Buffer => prefixed(PREFIX.hash, hash);
export const transactionKey = (hash: Uint8Array): Buffer => prefixed(PREFIX.transaction, hash);
export const nodeKey = (at: number): Buffer => prefixed(PREFIX.node, encodeNumber(at));
export const retiredKey = (number: number): Buffer => prefixed(PREFIX.retired, encodeNumber(number));
export const codeKey = (hash: Uint8Array): Buffer => prefixed(PREFIX.code, hash);

/** Returns the key of a section. Section numbers are 4 bytes big-endian, bloom bits 2. */
export function logSectionKey(section: number): Buffer {
  const key = Buffer.allocUnsafe(5);
  key[0] = PREFIX.logs;
  key.writeUInt32BE(section, 1);
  return key;
}

export function logRowKey(section: number, bit: number): Buffer {
  const key = Buffer.allocUnsafe(7);
  key[0] = PREFIX.logs;
  key.writeUInt32BE(section, 1);
  key.writeUInt16BE(bit, 5);
  return key;
}

const NODE_NUMBER_BYTES = 6;

/** Encodes node numbers in sequence, 6 bytes each. */
export function encodeNodeNumbers(numbers: number[]): Buffer {
  const bytes = Buffer.allocUnsafe(numbers.length * NODE_NUMBER_BYTES);
  numbers.forEach((number, index) => bytes.writeUIntBE(number, index * NODE_NUMBER_BYTES, NODE_NUMBER_BYTES));
  return bytes;
}

export function decodeNodeNumbers(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / NODE_NUMBER_BYTES }, (_, index) =>
    bytes.readUIntBE(index * NODE_NUMBER_BYTES, NODE_NUMBER_BYTES),
  );
}
