import { LRUCache } from 'lru-cache';
import { bytesToHex, mapKey } from '../encoding/hex.ts';
import type { ChainStore, StoreEntry } from '../store/chain-store.ts';
import { codeKey, nodeKey } from '../store/keys.ts';

/** Where trie nodes and contract code are found by hash: not yet durable ones in memory, the rest in the store. */
export class NodeStore {
  readonly #store: Pick<ChainStore, 'get'>;
  readonly #unwritten = new Map<string, StoreEntry>();
  readonly #codes = new LRUCache<string, Uint8Array>({ max: 256 });

  constructor(store: Pick<ChainStore, 'get'>) {
    this.#store = store;
  }

  node(hash: Uint8Array): Uint8Array {
    const found = this.#get(nodeKey(hash));
    if (found === undefined) throw new Error(`missing trie node ${bytesToHex(hash)}`);
    return found;
  }

  hasNode(hash: Uint8Array): boolean {
    return this.#get(nodeKey(hash)) !== undefined;
  }

  code(hash: Uint8Array): Uint8Array {
    const name = mapKey(hash);
    const cached = this.#codes.get(name);
    if (cached !== undefined) return cached;
    const found = this.#get(codeKey(hash));
    if (found === undefined) throw new Error(`missing code ${bytesToHex(hash)}`);
    this.#codes.set(name, found);
    return found;
  }

  addNode(hash: Uint8Array, encoding: Uint8Array): void {
    this.#add({ key: nodeKey(hash), value: encoding });
  }

  addCode(hash: Uint8Array, code: Uint8Array): void {
    this.#add({ key: codeKey(hash), value: code });
  }

  /**
   * Everything added and not yet durable. It stays readable here until `written` is told that the same
   * entries are in the store.
   */
  unwritten(): StoreEntry[] {
    return [...this.#unwritten.values()];
  }

  written(entries: StoreEntry[]): void {
    for (const entry of entries) {
      const name = mapKey(entry.key);
      if (this.#unwritten.get(name) === entry) this.#unwritten.delete(name);
    }
  }

  #add(entry: StoreEntry): void {
    this.#unwritten.set(mapKey(entry.key), entry);
  }

  #get(key: Buffer): Uint8Array | undefined {
    return this.#unwritten.get(mapKey(key))?.value ?? this.#store.get(key);
  }
}
