import { decodeFirstRlp, encodeRlp, type Rlp } from '../encoding/rlp.ts';
import { decodePath, encodePath } from './nibbles.ts';

/**
 * A node in the store: the hash that its parent commits to, and the number under which the store keeps it.
 * Numbers rise with every node written, so that writing always happens at the end of the key space.
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
 * How a parent names a node: by what is stored, or by the node's own RLP when that is shorter than 32 bytes.
 * `null` marks a node that changed since it was last encoded.
 */
export type NodeRef = StoredNode | Uint8Array | null;

export interface Leaf {
  kind: 'leaf';
  path: Uint8Array;
  value: Uint8Array;
  /** A number kept beside the value, outside of the hash; 0 for none. Only for values too long to embed. */
  tail: number;
  ref: NodeRef;
}

export interface Extension {
  kind: 'extension';
  path: Uint8Array;
  child: Child;
  ref: NodeRef;
}

/** Keys all have one length, so no key ends inside another and a branch carries no value. */
export interface Branch {
  kind: 'branch';
  children: (Child | null)[];
  ref: NodeRef;
}

export type TrieNode = Leaf | Extension | Branch;

/** A node in memory or in the store. */
export type Child = TrieNode | StoredNode;

/** 5 bytes: numbers for 30 nodes a block last for tens of billions of blocks. */
const NUMBER_BYTES = 5;

/** The numbers that stand behind a node's RLP, one for each hash in it, in order. */
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

/** An embedded node names nothing that is stored: there is no room for a hash in it. */
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
  if (Array.isArray(raw)) return nodeFromRaw(raw, NONE);
  return raw.length === 0 ? null : new StoredNode(raw, numbers.next());
}

function nodeFromRaw(raw: Rlp[], numbers: Numbers): TrieNode {
  const ref = null;
  if (raw.length === 17) {
    return { kind: 'branch', children: raw.slice(0, 16).map((child) => childFromRaw(child, numbers)), ref };
  }
  const { path, isLeaf } = decodePath(raw[0] as Uint8Array);
  if (isLeaf) return { kind: 'leaf', path, value: raw[1] as Uint8Array, tail: numbers.next(), ref };
  return { kind: 'extension', path, child: childFromRaw(raw[1]!, numbers)!, ref };
}

/** The node of a stored value. Its `ref` is null; the caller knows under which name it read it. */
export function decodeNode(stored: Uint8Array): TrieNode {
  const { item, end } = decodeFirstRlp(stored);
  return nodeFromRaw(item as Rlp[], new Numbers(stored, end));
}

/** The RLP that a stored value begins with: what its hash is of. A node is always a list. */
export function rlpOf(stored: Uint8Array): Uint8Array {
  const first = stored[0]!;
  if (first < 0xf8) return stored.subarray(0, first - 0xc0 + 1);
  const length = first === 0xf8 ? stored[1]! : (stored[1]! << 8) | stored[2]!;
  return stored.subarray(0, first - 0xf7 + 1 + length);
}

/** A node's RLP, which is what is hashed, and the numbers that are stored behind it. */
export interface EncodedNode {
  rlp: Uint8Array;
  numbers: number[];
}

/** What the store keeps of a node. */
export function storedForm({ rlp, numbers }: EncodedNode): Uint8Array {
  return numbers.length === 0 ? rlp : appendNumbers(rlp, numbers);
}

const NO_NUMBERS: number[] = [];

export function encodeLeaf({ path, value, tail }: Leaf): EncodedNode {
  return { rlp: encodeRlp([encodePath(path, true), value]), numbers: tail === 0 ? NO_NUMBERS : [tail] };
}

export function encodeExtension(path: Uint8Array, ref: StoredNode | Uint8Array): EncodedNode {
  // an embedded node is RLP already, so it is spliced in by hand
  const encodedPath = encodeRlp(encodePath(path, false));
  return encodeList([encodedPath], [ref]);
}

/** RLP of a branch whose 16 children are named by `refs`. */
export function encodeBranch(refs: (StoredNode | Uint8Array | null)[]): EncodedNode {
  return encodeList([], [...refs, null]);
}

const HASH_BYTES = 33;

/** A list of ready encodings followed by names: 0x80 for nothing, a hash as a string, embedded RLP as it is. */
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
