import { decodeRlp, type Rlp } from '../encoding/rlp.ts';
import { decodePath, encodePath } from './nibbles.ts';

/**
 * How a parent names a node: its 32-byte hash, or the node's own RLP when that is shorter than 32 bytes.
 * `null` marks a node that changed since it was last encoded.
 */
export type NodeRef = Uint8Array | null;

export interface Leaf {
  kind: 'leaf';
  path: Uint8Array;
  value: Uint8Array;
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

/** A node in memory, or the 32-byte hash of one in the store. */
export type Child = TrieNode | Uint8Array;

export function isHash(child: Child): child is Uint8Array {
  return child instanceof Uint8Array;
}

function childFromRaw(raw: Rlp): Child | null {
  if (Array.isArray(raw)) return nodeFromRaw(raw);
  return raw.length === 0 ? null : raw;
}

function nodeFromRaw(raw: Rlp[]): TrieNode {
  const ref = null;
  if (raw.length === 17) return { kind: 'branch', children: raw.slice(0, 16).map(childFromRaw), ref };
  const { path, isLeaf } = decodePath(raw[0] as Uint8Array);
  if (isLeaf) return { kind: 'leaf', path, value: raw[1] as Uint8Array, ref };
  return { kind: 'extension', path, child: childFromRaw(raw[1]!)!, ref };
}

/** The node of an encoding. Its `ref` is null; the caller knows under which hash it read it. */
export function decodeNode(encoding: Uint8Array): TrieNode {
  return nodeFromRaw(decodeRlp(encoding) as Rlp[]);
}

function headerLength(payload: number): number {
  if (payload < 56) return 1;
  return payload < 256 ? 2 : 3;
}

/** Writes the head of a list (offset 0xc0) or a string (0x80) and returns where its payload starts. */
function writeHeader(target: Uint8Array, at: number, payload: number, offset: number): number {
  if (payload < 56) {
    target[at] = offset + payload;
    return at + 1;
  }
  if (payload < 256) {
    target[at] = offset + 56;
    target[at + 1] = payload;
    return at + 2;
  }
  target[at] = offset + 57;
  target[at + 1] = payload >> 8;
  target[at + 2] = payload & 0xff;
  return at + 3;
}

/** A hash is an RLP string, an embedded node is spliced in as it is. */
function refLength(ref: Uint8Array | null): number {
  if (ref === null) return 1;
  return ref.length === 32 ? 33 : ref.length;
}

function writeRef(target: Uint8Array, at: number, ref: Uint8Array | null): number {
  if (ref === null) {
    target[at] = 0x80;
    return at + 1;
  }
  if (ref.length === 32) target[at++] = 0xa0;
  target.set(ref, at);
  return at + ref.length;
}

/** RLP of a branch whose 16 children are named by `refs`. */
export function encodeBranch(refs: (Uint8Array | null)[]): Uint8Array {
  let payload = 1;
  for (const ref of refs) payload += refLength(ref);
  const encoding = new Uint8Array(headerLength(payload) + payload);
  let at = writeHeader(encoding, 0, payload, 0xc0);
  for (const ref of refs) at = writeRef(encoding, at, ref);
  encoding[at] = 0x80;
  return encoding;
}

function stringLength(bytes: Uint8Array): number {
  return bytes.length === 1 && bytes[0]! < 0x80 ? 1 : headerLength(bytes.length) + bytes.length;
}

function writeString(target: Uint8Array, at: number, bytes: Uint8Array): number {
  if (!(bytes.length === 1 && bytes[0]! < 0x80)) at = writeHeader(target, at, bytes.length, 0x80);
  target.set(bytes, at);
  return at + bytes.length;
}

export function encodeLeaf(path: Uint8Array, value: Uint8Array): Uint8Array {
  const key = encodePath(path, true);
  const payload = stringLength(key) + stringLength(value);
  const encoding = new Uint8Array(headerLength(payload) + payload);
  const at = writeString(encoding, writeHeader(encoding, 0, payload, 0xc0), key);
  writeString(encoding, at, value);
  return encoding;
}

export function encodeExtension(path: Uint8Array, ref: Uint8Array): Uint8Array {
  const key = encodePath(path, false);
  const payload = stringLength(key) + refLength(ref);
  const encoding = new Uint8Array(headerLength(payload) + payload);
  const at = writeString(encoding, writeHeader(encoding, 0, payload, 0xc0), key);
  writeRef(encoding, at, ref);
  return encoding;
}
