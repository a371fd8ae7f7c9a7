import { keccak256 } from '../crypto/keccak.ts';
import type { NodeStore } from './node-store.ts';
import { encodeDelta } from './branch-delta.ts';
import { joinPaths, sharedLength, toNibbles } from './nibbles.ts';
import {
  type Branch,
  type BranchRefs,
  type Child,
  decodeNode,
  encodeBranch,
  encodeExtension,
  encodeLeaf,
  type EncodedNode,
  type Leaf,
  rlpOf,
  StoredNode,
  storedForm,
  type TrieNode,
} from './trie-node.ts';

/** The root of an empty trie: keccak256(rlp('')), without a node in the store. */
export const EMPTY_TRIE = new StoredNode(
  Buffer.from('56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421', 'hex'),
  0,
);

/** After this many versions, a branch is stored in full again, which limits the cost of reading it. */
const MAX_VERSIONS = 16;
/** Nodes above this depth stay in memory after a commit, because nearly every write passes through them. */
const CACHED_DEPTH = 3;

/**
 * A Merkle Patricia trie with keys of one length (32 bytes in the state). Changes stay in memory until
 * `commit`, which encodes and hashes each changed node once, regardless of the number of writes.
 */
export class Trie {
  readonly #nodes: NodeStore;
  #root: Child | null;

  constructor(nodes: NodeStore, root: StoredNode = EMPTY_TRIE) {
    this.#nodes = nodes;
    this.#root = root.at === 0 ? null : root;
  }

  /** Returns the value of a key with its tail, or null. */
  get(key: Uint8Array): Pick<Leaf, 'value' | 'tail'> | null {
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
      if (node.kind === 'leaf') return node;
      child = node.child;
      at += node.path.length;
    }
    return null;
  }

  /**
   * Returns the stored nodes from the root to a key or its position: a proof of its value or its absence
   * (EIP-1186). Only for a trie without uncommitted changes.
   */
  prove(key: Uint8Array): Uint8Array[] {
    const path = toNibbles(key);
    const proof: Uint8Array[] = [];
    let child = this.#root;
    let at = 0;
    while (child !== null) {
      if (child instanceof StoredNode) proof.push(rlpOf(this.#nodes.node(child)));
      const node = this.#resolve(child);
      if (node.kind === 'branch') {
        child = node.children[path[at]!]!;
        at += 1;
        continue;
      }
      if (node.kind === 'leaf' || sharedLength(node.path, path, at) < node.path.length) return proof;
      child = node.child;
      at += node.path.length;
    }
    return proof;
  }

  /**
   * Sets the value of a key. `tail` is stored next to the value and not hashed; it requires a value of 32
   * bytes or more.
   */
  put(key: Uint8Array, value: Uint8Array, tail = 0): void {
    this.#root = this.#insert(this.#root, toNibbles(key), 0, { value, tail });
  }

  delete(key: Uint8Array): void {
    this.#root = this.#remove(this.#root, toNibbles(key), 0);
  }

  /** Hashes the changes, adds the new nodes to the node store and returns the root. */
  commit(): StoredNode {
    const root = this.#root;
    if (root === null) return EMPTY_TRIE;
    if (root instanceof StoredNode) return root;
    // A root is always stored by its hash, regardless of the length of its encoding.
    if (!(root.ref instanceof StoredNode)) root.ref = this.#store(root, this.#encode(root, 0));
    return root.ref;
  }

  #resolve(child: Child): TrieNode {
    if (!(child instanceof StoredNode)) return child;
    const { full, numbers } = this.#nodes.read(child);
    const node = decodeNode(full);
    node.ref = child;
    if (node.kind === 'branch') node.stored = { numbers, refs: node.children.map(refOf) };
    return node;
  }

  #insert(child: Child | null, path: Uint8Array, at: number, entry: Pick<Leaf, 'value' | 'tail'>): TrieNode {
    if (child === null) return { kind: 'leaf', path: path.subarray(at), ...entry, ref: null };
    const node = this.#resolve(child);
    if (node.kind === 'branch') {
      const slot = path[at]!;
      node.children[slot] = this.#insert(node.children[slot]!, path, at + 1, entry);
      this.#change(node);
      return node;
    }
    const shared = sharedLength(node.path, path, at);
    if (shared < node.path.length) return this.#split(node, shared, path, at, entry);
    if (node.kind === 'leaf') Object.assign(node, entry);
    else node.child = this.#insert(node.child, path, at + shared, entry);
    this.#change(node);
    return node;
  }

  /** Inserts a branch where the node's path and the key diverge, after `shared` nibbles. */
  #split(
    node: Exclude<TrieNode, Branch>,
    shared: number,
    path: Uint8Array,
    at: number,
    entry: Pick<Leaf, 'value' | 'tail'>,
  ): TrieNode {
    this.#retire(node);
    const children: (Child | null)[] = Array.from({ length: 16 }, () => null);
    const rest = node.path.subarray(shared + 1);
    if (node.kind === 'extension' && rest.length === 0) children[node.path[shared]!] = node.child;
    else children[node.path[shared]!] = { ...node, path: rest, ref: null };
    children[path[at + shared]!] = this.#insert(null, path, at + shared + 1, entry);
    const branch: Branch = { kind: 'branch', children, ref: null, stored: null };
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
    if (node.kind === 'leaf') {
      this.#retire(node);
      return null;
    }
    const remaining = this.#remove(node.child, path, at + node.path.length);
    if (remaining === node.child && isUnchanged(remaining)) return child;
    this.#retire(node);
    return this.#prefix(node.path, remaining!);
  }

  #removeFromBranch(node: Branch, path: Uint8Array, at: number): Child {
    const slot = path[at]!;
    const before = node.children[slot]!;
    const after = this.#remove(before, path, at + 1);
    if (after === before && (after === null || isUnchanged(after))) return node;
    node.children[slot] = after;
    this.#change(node);
    if (after !== null) return node;
    const left: number[] = [];
    for (let i = 0; i < 16; i++) if (node.children[i] !== null) left.push(i);
    if (left.length > 1) return node;
    this.#retireVersions(node);
    const only = left[0]!;
    return this.#prefix(Uint8Array.of(only), node.children[only]!);
  }

  /**
   * Returns a node above `child` that consumes `path`, merged with the child if the two would form a chain.
   */
  #prefix(path: Uint8Array, child: Child): TrieNode {
    const node = this.#resolve(child);
    if (node.kind === 'branch') return { kind: 'extension', path, child, ref: null };
    this.#retire(node);
    return { ...node, path: joinPaths(path, node.path), ref: null };
  }

  /** Marks the node for encoding. The stored form of a branch may still be needed to read the next one. */
  #change(node: TrieNode): void {
    if (node.kind !== 'branch') this.#retire(node);
    node.ref = null;
  }

  #retire({ ref }: Exclude<TrieNode, Branch>): void {
    if (ref instanceof StoredNode) this.#nodes.retire([ref.at]);
  }

  #retireVersions(branch: Branch): void {
    if (branch.stored !== null) this.#nodes.retire(branch.stored.numbers);
    branch.stored = null;
  }

  #encode(node: TrieNode, depth: number): EncodedNode {
    if (node.kind === 'leaf') return encodeLeaf(node);
    if (node.kind === 'extension') {
      const ref = this.#nameOf(node.child, depth + 1);
      if (depth >= CACHED_DEPTH && ref instanceof StoredNode) node.child = ref;
      return encodeExtension(node.path, ref);
    }
    const refs = node.children.map((child, slot) => {
      if (child === null) return null;
      const ref = this.#nameOf(child, depth + 1);
      // Below this depth the reference replaces the node, which limits memory use.
      if (depth >= CACHED_DEPTH && ref instanceof StoredNode) node.children[slot] = ref;
      return ref;
    });
    return encodeBranch(refs);
  }

  #nameOf(child: Child, depth: number): StoredNode | Uint8Array {
    if (child instanceof StoredNode) return child;
    if (child.ref !== null) return child.ref;
    const encoded = this.#encode(child, depth);
    if (encoded.rlp.length >= 32) child.ref = this.#store(child, encoded);
    else {
      child.ref = encoded.rlp;
      if (child.kind === 'branch') this.#retireVersions(child);
    }
    return child.ref;
  }

  #store(node: TrieNode, encoded: EncodedNode): StoredNode {
    const full = storedForm(encoded);
    const at = node.kind === 'branch' ? this.#storeBranch(node, full) : this.#nodes.addNode(full);
    return new StoredNode(keccak256(encoded.rlp), at);
  }

  /** Stores the children that changed, or the whole branch if that is better. */
  #storeBranch(branch: Branch, full: Uint8Array): number {
    const refs = branch.children.map(refOf);
    const delta = deltaOf(branch, refs, full.length);
    if (delta === null) this.#retireVersions(branch);
    const at = this.#nodes.addNode(delta ?? full);
    branch.stored = { numbers: [...(branch.stored?.numbers ?? []), at], refs };
    return at;
  }
}

function deltaOf({ stored }: Branch, refs: BranchRefs, fullBytes: number): Uint8Array | null {
  if (stored === null || stored.numbers.length >= MAX_VERSIONS) return null;
  return encodeDelta(stored.numbers.at(-1)!, stored.refs, refs, fullBytes);
}

/** Returns the reference to a child that has not changed since it was read or encoded. */
function refOf(child: Child | null): StoredNode | Uint8Array | null {
  return child === null || child instanceof StoredNode ? child : child.ref;
}

function isUnchanged(child: Child): boolean {
  return child instanceof StoredNode || child.ref !== null;
}
