import { createHash } from 'node:crypto';

/** Chunk size of `ipfs add`, and maximum number of children per node. */
const CHUNK_BYTES = 256 * 1024;
const LINKS_MAX = 174;
/** CIDv1, the codec, and SHA-256 with its 32 bytes. */
const RAW = Buffer.from([0x01, 0x55, 0x12, 0x20]);
const DAG_PB = Buffer.from([0x01, 0x70, 0x12, 0x20]);
const UNIXFS_FILE = 2;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * A block of the tree: its binary CID, its size including all descendants, and the length of the file part
 * it covers.
 */
interface Node {
  readonly cid: Buffer;
  readonly treeBytes: number;
  readonly fileBytes: number;
}

/**
 * Returns the CIDv1 of a file as computed by `ipfs add --cid-version=1`: a balanced tree over raw chunks of
 * 256 KiB. Anyone who pins the same bytes provides them under this name.
 */
export function computeCid(content: Buffer): string {
  let nodes = cut(content).map(toLeaf);
  while (nodes.length > 1) nodes = group(nodes).map(toParent);
  return `b${toBase32(nodes[0]!.cid)}`;
}

function cut(content: Buffer): Buffer[] {
  const count = Math.max(1, Math.ceil(content.length / CHUNK_BYTES));
  return Array.from({ length: count }, (_, index) =>
    content.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  );
}

function group(nodes: readonly Node[]): Node[][] {
  const count = Math.ceil(nodes.length / LINKS_MAX);
  return Array.from({ length: count }, (_, index) => nodes.slice(index * LINKS_MAX, (index + 1) * LINKS_MAX));
}

function toLeaf(piece: Buffer): Node {
  return { cid: Buffer.concat([RAW, sha256(piece)]), treeBytes: piece.length, fileBytes: piece.length };
}

function toParent(children: readonly Node[]): Node {
  const fileBytes = children.reduce((sum, child) => sum + child.fileBytes, 0);
  const links = children.map((child) =>
    field(2, Buffer.concat([field(1, child.cid), field(2, Buffer.alloc(0)), number(3, child.treeBytes)])),
  );
  const data = field(
    1,
    Buffer.concat([
      number(1, UNIXFS_FILE),
      number(3, fileBytes),
      ...children.map((child) => number(4, child.fileBytes)),
    ]),
  );
  // DAG-PB writes links before data.
  const block = Buffer.concat([...links, data]);
  const treeBytes = block.length + children.reduce((sum, child) => sum + child.treeBytes, 0);
  return { cid: Buffer.concat([DAG_PB, sha256(block)]), treeBytes, fileBytes };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Protocol Buffers encodings: a length-delimited field, and a number. */
const field = (id: number, bytes: Buffer) =>
  Buffer.concat([Buffer.from([(id << 3) | 2]), varint(bytes.length), bytes]);
const number = (id: number, value: number) => Buffer.concat([Buffer.from([id << 3]), varint(value)]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Buffer.from([...bytes, rest]);
}

function toBase32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(value >>> bits) & 31];
      value &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}
