import { LRUCache } from 'lru-cache';
import { bytesToHex, mapKey } from '../encoding/hex.ts';
import type { ChainStore, StoreEntry } from '../store/chain-store.ts';
import { codeKey, nodeKey } from '../store/keys.ts';

const CACHED_CODES = 256;

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

  /** `nextNode` is the first number that the store has not used. */
  constructor(store: Pick<ChainStore, 'get'>, nextNode = 1) {
    this.#store = store;
    this.#nextNode = nextNode;
  }

  /** The number the next node gets; to be stored with the nodes. */
  get nextNode(): number {
    return this.#nextNode;
  }

  node(at: number): Uint8Array {
    const found = this.#nodes.get(at) ?? this.#store.get(nodeKey(at));
    if (found === undefined) throw new Error(`missing trie node ${at}`);
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
