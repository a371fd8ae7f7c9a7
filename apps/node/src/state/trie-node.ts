import { decodeFirstRlp, encodeRlp, type Rlp } from '../encoding/rlp.ts';
import { decodePath, encodePath } from './nibbles.ts';

/**
 * A node in the store, with the hash that its parent commits to and its number in the store. Numbers
 * increase with every node written, so that all writes are at the end of the key space.
 */
export class StoredNode {
  readonly hash: Uint8Array;
  readonly at: number;

  constructor(hash: Uint8Array, at: number) {
    this.hash = hash;
    this.at = at;
  }
}

/**
 * A parent's reference to a node: a stored node, or the node's own RLP if that is shorter than 32 bytes.
 * `null` means that the node changed since it was last encoded.
 */
export type NodeRef = StoredNode | Uint8Array | null;

export interface Leaf {
  kind: 'leaf';
  path: Uint8Array;
  value: Uint8Array;
  /** A number stored next to the value and not hashed; 0 for none. Only for values too long to embed. */
  tail: number;
  ref: NodeRef;
}

export interface Extension {
  kind: 'extension';
  path: Uint8Array;
  child: Child;
  ref: NodeRef;
}

/** All keys have the same length, so no key is a prefix of another and a branch has no value. */
export interface Branch {
  kind: 'branch';
  children: (Child | null)[];
  ref: NodeRef;
  /** The versions of this branch in the store, see `StoredVersions`; null if it is not stored. */
  stored: StoredVersions | null;
}

/**
 * A branch in the store: in full, followed by versions that contain only the children changed since the previous one.
 * Each is a node of its own, and all are needed to read the last one.
 */
export interface StoredVersions {
  /** Their numbers, the last one being the branch's own. */
  readonly numbers: readonly number[];
  /** The children of the last version. */
  readonly refs: BranchRefs;
}

/** References to the children of a branch; an embedded one is RLP. */
export type BranchRefs = readonly (StoredNode | Uint8Array | null)[];

export type TrieNode = Leaf | Extension | Branch;

/** A node in memory or in the store. */
export type Child = TrieNode | StoredNode;

/** At 30 nodes per block, 5 bytes last for tens of billions of blocks. */
export const NUMBER_BYTES = 5;

/** The numbers after a node's RLP, one for each hash in it, in order. */
class Numbers {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  next(): number {
    if (this.#at >= this.#bytes.length) return 0;
    let number = 0;
    for (let i = 0; i < NUMBER_BYTES; i++) number = number * 256 + this.#bytes[this.#at++]!;
    return number;
  }
}

/** An embedded node is too short for a hash, so it references no stored nodes. */
const NONE = new Numbers(new Uint8Array(0), 0);

function appendNumbers(rlp: Uint8Array, numbers: number[]): Uint8Array {
  const stored = new Uint8Array(rlp.length + numbers.length * NUMBER_BYTES);
  stored.set(rlp);
  let end = rlp.length;
  for (const number of numbers) {
    end += NUMBER_BYTES;
    for (let i = 1, rest = number; i <= NUMBER_BYTES; i++, rest = Math.floor(rest / 256))
      stored[end - i] = rest % 256;
  }
  return stored;
}

function childFromRaw(raw: Rlp, numbers: Numbers): Child | null {
  if (Array.isArray(raw)) return { ...nodeFromRaw(raw, NONE), ref: encodeRlp(raw) };
  return raw.length === 0 ? null : new StoredNode(raw, numbers.next());
}

function nodeFromRaw(raw: Rlp[], numbers: Numbers): TrieNode {
  const ref = null;
  if (raw.length === 17) {
    const children = raw.slice(0, 16).map((child) => childFromRaw(child, numbers));
    return { kind: 'branch', children, ref, stored: null };
  }
  const { path, isLeaf } = decodePath(raw[0] as Uint8Array);
  if (isLeaf) return { kind: 'leaf', path, value: raw[1] as Uint8Array, tail: numbers.next(), ref };
  return { kind: 'extension', path, child: childFromRaw(raw[1]!, numbers)!, ref };
}

/** Decodes a node's full stored form. Its `ref` is null; the caller knows by which reference it was read. */
export function decodeNode(stored: Uint8Array): TrieNode {
  const { item, end } = decodeFirstRlp(stored);
  return nodeFromRaw(item as Rlp[], new Numbers(stored, end));
}

/** Returns the hashed RLP at the start of a full stored form. A node is always a list. */
export function rlpOf(stored: Uint8Array): Uint8Array {
  const first = stored[0]!;
  if (first < 0xf8) return stored.subarray(0, first - 0xc0 + 1);
  const length = first === 0xf8 ? stored[1]! : (stored[1]! << 8) | stored[2]!;
  return stored.subarray(0, first - 0xf7 + 1 + length);
}

/** A node's RLP, which is hashed, and the numbers stored after it. */
export interface EncodedNode {
  rlp: Uint8Array;
  numbers: number[];
}

/** Returns a node's full stored form. */
export function storedForm({ rlp, numbers }: EncodedNode): Uint8Array {
  return numbers.length === 0 ? rlp : appendNumbers(rlp, numbers);
}

const NO_NUMBERS: number[] = [];

export function encodeLeaf({ path, value, tail }: Leaf): EncodedNode {
  return { rlp: encodeRlp([encodePath(path, true), value]), numbers: tail === 0 ? NO_NUMBERS : [tail] };
}

export function encodeExtension(path: Uint8Array, ref: StoredNode | Uint8Array): EncodedNode {
  // An embedded node is already RLP, so it is inserted directly.
  const encodedPath = encodeRlp(encodePath(path, false));
  return encodeList([encodedPath], [ref]);
}

/** Encodes a branch with references to its 16 children. */
export function encodeBranch(refs: BranchRefs): EncodedNode {
  return encodeList([], [...refs, null]);
}

/** Encodes references like those of a node, with the numbers after them. */
export function encodeRefs(refs: (StoredNode | null)[]): Uint8Array {
  return storedForm(encodeList([], refs));
}

export function decodeRefs(encoded: Uint8Array): (StoredNode | null)[] {
  const { item, end } = decodeFirstRlp(encoded);
  const numbers = new Numbers(encoded, end);
  return (item as Uint8Array[]).map((hash) =>
    hash.length === 0 ? null : new StoredNode(hash, numbers.next()),
  );
}

const HASH_BYTES = 33;

/**
 * Encodes a list of finished encodings and references: 0x80 for none, a hash as a string, embedded RLP
 * unchanged.
 */
function encodeList(ready: Uint8Array[], refs: (StoredNode | Uint8Array | null)[]): EncodedNode {
  let payload = 0;
  for (const part of ready) payload += part.length;
  for (const ref of refs) payload += ref === null ? 1 : ref instanceof StoredNode ? HASH_BYTES : ref.length;
  const head = payload < 56 ? 1 : payload < 256 ? 2 : 3;
  const rlp = new Uint8Array(head + payload);
  if (head === 1) rlp[0] = 0xc0 + payload;
  else if (head === 2) rlp.set([0xf8, payload]);
  else rlp.set([0xf9, payload >> 8, payload & 0xff]);
  let at = head;
  for (const part of ready) {
    rlp.set(part, at);
    at += part.length;
  }
  const numbers: number[] = [];
  for (const ref of refs) at = writeRef(rlp, at, ref, numbers);
  return { rlp, numbers };
}

function writeRef(
  rlp: Uint8Array,
  at: number,
  ref: StoredNode | Uint8Array | null,
  numbers: number[],
): number {
  if (ref === null) {
    rlp[at] = 0x80;
    return at + 1;
  }
  if (!(ref instanceof StoredNode)) {
    rlp.set(ref, at);
    return at + ref.length;
  }
  rlp[at] = 0xa0;
  rlp.set(ref.hash, at + 1);
  numbers.push(ref.at);
  return at + HASH_BYTES;
}
