import { equalBytes } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import type { NodeStore } from './node-store.ts';
import { joinPaths, sharedLength, toNibbles } from './nibbles.ts';
import {
  type Branch,
  type Child,
  decodeNode,
  encodeBranch,
  encodeExtension,
  encodeLeaf,
  type Extension,
  isHash,
  type TrieNode,
} from './trie-node.ts';

/** Root of a trie without entries: keccak256(rlp('')). */
export const EMPTY_ROOT: Uint8Array = Buffer.from(
  '56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  'hex',
);

/** Nodes above this depth stay in memory after a commit: nearly every write passes through them. */
const KEPT_DEPTH = 3;

/**
 * A Merkle Patricia trie with keys of one length (32 bytes in the state). Changes stay in memory until
 * `commit`, which encodes and hashes each changed node once, however often it was written.
 */
export class Trie {
  readonly #nodes: NodeStore;
  #root: Child | null;

  constructor(nodes: NodeStore, root: Uint8Array = EMPTY_ROOT) {
    this.#nodes = nodes;
    this.#root = equalBytes(root, EMPTY_ROOT) ? null : root;
  }

  /** The value under a key, or null. */
  get(key: Uint8Array): Uint8Array | null {
    const path = toNibbles(key);
    let child = this.#root;
    let at = 0;
    while (child !== null) {
      const node = this.#resolve(child);
      if (node.kind === 'branch') {
        child = node.children[path[at]!]!;
        at += 1;
        continue;
      }
      if (sharedLength(node.path, path, at) < node.path.length) return null;
      if (node.kind === 'leaf') return node.value;
      child = node.child;
      at += node.path.length;
    }
    return null;
  }

  put(key: Uint8Array, value: Uint8Array): void {
    this.#root = this.#insert(this.#root, toNibbles(key), 0, value);
  }

  delete(key: Uint8Array): void {
    this.#root = this.#remove(this.#root, toNibbles(key), 0);
  }

  /** Hashes what changed, hands the new nodes to the node store and returns the root hash. */
  commit(): Uint8Array {
    if (this.#root === null) return EMPTY_ROOT;
    if (isHash(this.#root)) return this.#root;
    const root = this.#root;
    // a root is always named by its hash, however short its encoding is
    if (root.ref === null || root.ref.length < 32) this.#store(root, this.#encode(root, 0));
    return root.ref!;
  }

  #resolve(child: Child): TrieNode {
    if (!isHash(child)) return child;
    const node = decodeNode(this.#nodes.node(child));
    node.ref = child;
    return node;
  }

  #insert(child: Child | null, path: Uint8Array, at: number, value: Uint8Array): TrieNode {
    if (child === null) return { kind: 'leaf', path: path.subarray(at), value, ref: null };
    const node = this.#resolve(child);
    if (node.kind === 'branch') {
      const slot = path[at]!;
      node.children[slot] = this.#insert(node.children[slot]!, path, at + 1, value);
      node.ref = null;
      return node;
    }
    const shared = sharedLength(node.path, path, at);
    if (shared < node.path.length) return this.#split(node, shared, path, at, value);
    if (node.kind === 'leaf') node.value = value;
    else node.child = this.#insert(node.child, path, at + shared, value);
    node.ref = null;
    return node;
  }

  /** Puts a branch where the node's path and the key part, `shared` nibbles in. */
  #split(
    node: Exclude<TrieNode, Branch>,
    shared: number,
    path: Uint8Array,
    at: number,
    value: Uint8Array,
  ): TrieNode {
    const children: (Child | null)[] = Array.from({ length: 16 }, () => null);
    const rest = node.path.subarray(shared + 1);
    if (node.kind === 'extension' && rest.length === 0) children[node.path[shared]!] = node.child;
    else children[node.path[shared]!] = { ...node, path: rest, ref: null };
    children[path[at + shared]!] = this.#insert(null, path, at + shared + 1, value);
    const branch: Branch = { kind: 'branch', children, ref: null };
    if (shared === 0) return branch;
    return { kind: 'extension', path: node.path.subarray(0, shared), child: branch, ref: null };
  }

  #remove(child: Child | null, path: Uint8Array, at: number): Child | null {
    if (child === null) return null;
    const node = this.#resolve(child);
    if (node.kind === 'branch') {
      const left = this.#removeFromBranch(node, path, at);
      return left === node && node.ref !== null ? child : left;
    }
    if (sharedLength(node.path, path, at) < node.path.length) return child;
    if (node.kind === 'leaf') return null;
    const remaining = this.#remove(node.child, path, at + node.path.length);
    if (remaining === node.child && (isHash(remaining) || remaining.ref !== null)) return child;
    return this.#prefix(node.path, remaining!);
  }

  #removeFromBranch(node: Branch, path: Uint8Array, at: number): Child {
    const slot = path[at]!;
    const before = node.children[slot]!;
    const after = this.#remove(before, path, at + 1);
    if (after === before && (after === null || isHash(after) || after.ref !== null)) return node;
    node.children[slot] = after;
    node.ref = null;
    if (after !== null) return node;
    const left: number[] = [];
    for (let i = 0; i < 16; i++) if (node.children[i] !== null) left.push(i);
    if (left.length > 1) return node;
    const only = left[0]!;
    return this.#prefix(Uint8Array.of(only), node.children[only]!);
  }

  /** A node above `child` that consumes `path`, merged with the child where the two would be a chain. */
  #prefix(path: Uint8Array, child: Child): TrieNode {
    const node = this.#resolve(child);
    if (node.kind === 'branch') return { kind: 'extension', path, child, ref: null };
    return { ...node, path: joinPaths(path, node.path), ref: null };
  }

  #encode(node: TrieNode, depth: number): Uint8Array {
    if (node.kind === 'leaf') return encodeLeaf(node.path, node.value);
    if (node.kind === 'extension') return encodeExtension(node.path, this.#childRef(node, depth));
    const refs = node.children.map((child, slot) => {
      if (child === null || isHash(child)) return child;
      const ref = this.#ref(child, depth + 1);
      if (depth >= KEPT_DEPTH && ref.length === 32) node.children[slot] = ref;
      return ref;
    });
    return encodeBranch(refs);
  }

  #childRef(node: Extension, depth: number): Uint8Array {
    if (isHash(node.child)) return node.child;
    const ref = this.#ref(node.child, depth + 1);
    if (depth >= KEPT_DEPTH && ref.length === 32) node.child = ref;
    return ref;
  }

  #ref(node: TrieNode, depth: number): Uint8Array {
    if (node.ref !== null) return node.ref;
    const encoding = this.#encode(node, depth);
    if (encoding.length < 32) node.ref = encoding;
    else this.#store(node, encoding);
    return node.ref!;
  }

  #store(node: TrieNode, encoding: Uint8Array): void {
    node.ref = keccak256(encoding);
    this.#nodes.addNode(node.ref, encoding);
  }
}
