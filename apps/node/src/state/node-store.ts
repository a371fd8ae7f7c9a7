import { LRUCache } from 'lru-cache';
import { bytesToHex, equalBytes, mapKey } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import type { ChainStore, StoreEntry } from '../store/chain-store.ts';
import { codeKey, nodeKey } from '../store/keys.ts';
import { rlpOf, type StoredNode } from './trie-node.ts';

const CACHED_CODES = 256;
/** Larger than any number a store will ever use, and within the bytes of a number in a node. */
const FIRST_SCRATCH_NODE = 2 ** 39;

/** A node is missing in the store: its state is no longer retained, or the store is damaged. */
export class MissingNodeError extends Error {
  override name = 'MissingNodeError';

  constructor(hash: Uint8Array) {
    // geth's message, which clients look for.
    super(`missing trie node ${bytesToHex(hash)} (path ) state is not available, not found`);
  }
}

/** A node in the store does not have the hash that its parent names. */
export class DamagedNodeError extends Error {
  override name = 'DamagedNodeError';

  constructor(hash: Uint8Array, at: number) {
    super(`trie node ${at} does not have its hash ${bytesToHex(hash)}: the chain store is damaged`);
  }
}

/** Entries not in the store yet, and a function that confirms their write. */
export interface Unwritten {
  entries: StoreEntry[];
  /** Must be called once exactly these entries are durable; until then they are served from memory. */
  written(): void;
}

/** Trie nodes by number and contract code by hash; from memory until durable, then from the store. */
export class NodeStore {
  readonly #store: Pick<ChainStore, 'get'>;
  readonly #nodes = new Map<number, Uint8Array>();
  readonly #newCodes = new Map<string, { hash: Uint8Array; code: Uint8Array }>();
  readonly #codes = new LRUCache<string, Uint8Array>({ max: CACHED_CODES });
  #nextNode: number;
  #retired: number[] = [];

  /** `nextNode` is the first unused number of the store. */
  constructor(store: Pick<ChainStore, 'get'>, nextNode = 1) {
    this.#store = store;
    this.#nextNode = nextNode;
  }

  /** Returns a node store on top of this one that never writes its new nodes, for simulating blocks. */
  createScratch(): NodeStore {
    return new NodeStore({ get: (key) => this.#store.get(key) }, FIRST_SCRATCH_NODE);
  }

  /** Number of the next node; must be stored with the nodes. */
  get nextNode(): number {
    return this.#nextNode;
  }

  /**
   * Returns the node's stored form.
   * @throws MissingNodeError and DamagedNodeError
   */
  node({ hash, at }: StoredNode): Uint8Array {
    const fresh = this.#nodes.get(at);
    if (fresh !== undefined) return fresh;
    const found = this.#store.get(nodeKey(at));
    if (found === undefined) throw new MissingNodeError(hash);
    // The store does not verify its reads, and a wrong node would cause a wrong state root.
    if (!equalBytes(keccak256(rlpOf(found)), hash)) throw new DamagedNodeError(hash, at);
    return found;
  }

  hasNode(at: number): boolean {
    return this.#nodes.has(at) || this.#store.get(nodeKey(at)) !== undefined;
  }

  /** Adds a node in its stored form and returns its number. */
  addNode(stored: Uint8Array): number {
    const at = this.#nextNode++;
    this.#nodes.set(at, stored);
    return at;
  }

  /** Records that the new state no longer contains the node; earlier states still do. */
  retire(at: number): void {
    this.#retired.push(at);
  }

  /** Returns the numbers of the nodes retired since the last call, which the last commit replaced. */
  drainRetired(): number[] {
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
