import { LRUCache } from 'lru-cache';
import { bytesToHex, equalBytes, mapKey } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import type { ChainStore, StoreEntry } from '../store/chain-store.ts';
import { codeKey, nodeKey } from '../store/keys.ts';
import { applyDeltas, isDelta, previousOf } from './branch-delta.ts';
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

/** Returns the full stored form; for damaged versions, bytes without the hash of any node. */
function joinVersions(full: Uint8Array, deltas: readonly Uint8Array[]): Uint8Array {
  try {
    return applyDeltas(full, deltas);
  } catch {
    return new Uint8Array(0);
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
   * Returns the node's full stored form.
   * @throws MissingNodeError and DamagedNodeError
   */
  node(ref: StoredNode): Uint8Array {
    return this.read(ref).full;
  }

  /**
   * Returns the node's full stored form, and the numbers of the versions that it was read from, its own as the last.
   * @throws MissingNodeError and DamagedNodeError
   */
  read({ hash, at }: StoredNode): { full: Uint8Array; numbers: readonly number[] } {
    const fresh = this.#nodes.get(at);
    if (fresh !== undefined && !isDelta(fresh)) return { full: fresh, numbers: [at] };
    const numbers = [at];
    const deltas: Uint8Array[] = [];
    let full = this.#find(at, hash);
    while (isDelta(full)) {
      const previous = previousOf(full);
      if (previous >= numbers[0]!) throw new DamagedNodeError(hash, at);
      deltas.unshift(full);
      numbers.unshift(previous);
      full = this.#find(previous, hash);
    }
    if (deltas.length > 0) full = joinVersions(full, deltas);
    // The store does not verify its reads, and a wrong node would cause a wrong state root.
    if (!equalBytes(keccak256(rlpOf(full)), hash)) throw new DamagedNodeError(hash, at);
    return { full, numbers };
  }

  #find(at: number, hash: Uint8Array): Uint8Array {
    const found = this.#nodes.get(at) ?? this.#store.get(nodeKey(at));
    if (found === undefined) throw new MissingNodeError(hash);
    return found;
  }

  /** Adds a node in its stored form and returns its number. */
  addNode(stored: Uint8Array): number {
    const at = this.#nextNode++;
    this.#nodes.set(at, stored);
    return at;
  }

  /** Records that the new state no longer needs these nodes; earlier states still do. */
  retire(numbers: readonly number[]): void {
    this.#retired.push(...numbers);
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
