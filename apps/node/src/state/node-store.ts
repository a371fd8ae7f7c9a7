import { LRUCache } from 'lru-cache';
import { bytesToHex, equalBytes, mapKey } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import type { ChainStore, StoreEntry } from '../store/chain-store.ts';
import { codeKey, nodeKey } from '../store/keys.ts';
import { rlpOf, type StoredNode } from './trie-node.ts';

const CACHED_CODES = 256;
/** Beyond every number that a store will come to use. */
const FIRST_SCRATCH_NODE = 2 ** 40;

/** A node is not in the store: its state is older than what is kept, or the store is damaged. */
export class MissingNodeError extends Error {
  override name = 'MissingNodeError';

  constructor(hash: Uint8Array) {
    // geth's words, which clients look for
    super(`missing trie node ${bytesToHex(hash)} (path ) state is not available, not found`);
  }
}

/** A node in the store is not the one whose hash its parent names. */
export class DamagedNodeError extends Error {
  override name = 'DamagedNodeError';

  constructor(hash: Uint8Array, at: number) {
    super(`trie node ${at} does not have its hash ${bytesToHex(hash)}: the chain store is damaged`);
  }
}

/** What is not in the store yet, and how to say that it is. */
export interface Unwritten {
  entries: StoreEntry[];
  /** To be called once exactly these entries are durable; until then they are served from memory. */
  written(): void;
}

/** Trie nodes by number and contract code by hash: not yet durable ones in memory, the rest in the store. */
export class NodeStore {
  readonly #store: Pick<ChainStore, 'get'>;
  readonly #nodes = new Map<number, Uint8Array>();
  readonly #newCodes = new Map<string, { hash: Uint8Array; code: Uint8Array }>();
  readonly #codes = new LRUCache<string, Uint8Array>({ max: CACHED_CODES });
  #nextNode: number;
  #retired: number[] = [];

  /** `nextNode` is the first number that the store has not used. */
  constructor(store: Pick<ChainStore, 'get'>, nextNode = 1) {
    this.#store = store;
    this.#nextNode = nextNode;
  }

  /** A store above this one whose new nodes are never written: for trying blocks. */
  createScratch(): NodeStore {
    return new NodeStore({ get: (key) => this.#store.get(key) }, FIRST_SCRATCH_NODE);
  }

  /** The number the next node gets; to be stored with the nodes. */
  get nextNode(): number {
    return this.#nextNode;
  }

  /** The node's stored form. Throws MissingNodeError and DamagedNodeError. */
  node({ hash, at }: StoredNode): Uint8Array {
    const fresh = this.#nodes.get(at);
    if (fresh !== undefined) return fresh;
    const found = this.#store.get(nodeKey(at));
    if (found === undefined) throw new MissingNodeError(hash);
    // the store does not check what it reads; a wrong node would become a wrong state root
    if (!equalBytes(keccak256(rlpOf(found)), hash)) throw new DamagedNodeError(hash, at);
    return found;
  }

  hasNode(at: number): boolean {
    return this.#nodes.has(at) || this.#store.get(nodeKey(at)) !== undefined;
  }

  /** Takes a node in its stored form and gives its number. */
  addNode(stored: Uint8Array): number {
    const at = this.#nextNode++;
    this.#nodes.set(at, stored);
    return at;
  }

  /** The state being built no longer holds the node; states before it do. */
  retire(at: number): void {
    this.#retired.push(at);
  }

  /** Numbers of the nodes retired since the last call: those that the last commit replaced. */
  takeRetired(): number[] {
    const retired = this.#retired;
    this.#retired = [];
    return retired;
  }

  code(hash: Uint8Array): Uint8Array {
    const name = mapKey(hash);
    const cached = this.#newCodes.get(name)?.code ?? this.#codes.get(name);
    if (cached !== undefined) return cached;
    const found = this.#store.get(codeKey(hash));
    if (found === undefined) throw new Error(`missing code ${bytesToHex(hash)}`);
    this.#codes.set(name, found);
    return found;
  }

  addCode(hash: Uint8Array, code: Uint8Array): void {
    this.#newCodes.set(mapKey(hash), { hash, code });
  }

  unwritten(): Unwritten {
    const entries: StoreEntry[] = [];
    for (const [at, value] of this.#nodes) entries.push({ key: nodeKey(at), value });
    for (const { hash, code } of this.#newCodes.values()) entries.push({ key: codeKey(hash), value: code });
    const end = this.#nextNode;
    const codes = [...this.#newCodes];
    return {
      entries,
      written: () => {
        for (const at of this.#nodes.keys()) {
          if (at >= end) break;
          this.#nodes.delete(at);
        }
        for (const [name, { code }] of codes) {
          this.#newCodes.delete(name);
          this.#codes.set(name, code);
        }
      },
    };
  }
}
