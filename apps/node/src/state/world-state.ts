import { LRUCache } from 'lru-cache';
import { equalBytes, mapKey } from '../encoding/hex.ts';
import { decodeRlp, encodeRlp } from '../encoding/rlp.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { type AccountRecord, decodeAccount, EMPTY_ACCOUNT, encodeAccount, isSameAccount } from './account.ts';
import type { NodeStore } from './node-store.ts';
import { Overlay } from './overlay.ts';
import { EMPTY_TRIE, Trie } from './trie.ts';
import type { StoredNode } from './trie-node.ts';

const NO_VALUE = new Uint8Array(0);

/** Maximum numbers of decoded entries cached in memory. */
export interface CacheSizes {
  accounts: number;
  slots: number;
  storageTries: number;
}

/** For the state on which blocks are executed. */
export const HEAD_CACHES: CacheSizes = { accounts: 20_000, slots: 20_000, storageTries: 256 };

/** For short reads of a state; small, because a cache allocates all its memory on creation. */
export const VIEW_CACHES: CacheSizes = { accounts: 64, slots: 256, storageTries: 16 };

/**
 * Accounts, storage and code at one state root, plus the changes of the running transaction. Everything is
 * synchronous, so a commit is never visible halfway.
 */
export class WorldState {
  readonly changes = new Overlay();
  /** Called with the changes before they are committed. */
  onCommit: ((changes: Overlay) => void) | null = null;
  readonly #nodes: NodeStore;
  readonly #accounts: LRUCache<string, { record: AccountRecord | null }>;
  readonly #slots: LRUCache<string, Uint8Array>;
  readonly #storageTries: LRUCache<string, Trie>;
  /** Changes that count as committed but are not: overrides of a call, or earlier calls of a simulation. */
  #base: Overlay | null = null;
  #trie: Trie;
  #root: StoredNode;

  constructor(nodes: NodeStore, root: StoredNode = EMPTY_TRIE, caches: CacheSizes = VIEW_CACHES) {
    this.#nodes = nodes;
    this.#accounts = new LRUCache({ max: caches.accounts });
    this.#slots = new LRUCache({ max: caches.slots });
    this.#storageTries = new LRUCache({ max: caches.storageTries });
    this.#trie = new Trie(nodes, root);
    this.#root = root;
  }

  /** Root of the committed state. */
  get root(): StoredNode {
    return this.#root;
  }

  /** Discards all uncommitted changes and moves to another root. */
  reset(root: StoredNode): void {
    this.changes.clear();
    this.#base = null;
    if (root.at === this.#root.at) return;
    this.#accounts.clear();
    this.#slots.clear();
    this.#storageTries.clear();
    this.#trie = new Trie(this.#nodes, root);
    this.#root = root;
  }

  /** Makes the changes count as committed until `reset`. Such a state must never be committed. */
  settle(): void {
    this.#base ??= new Overlay();
    this.#base.absorb(this.changes);
    this.changes.clear();
  }

  /** Returns the committed account, regardless of the current execution. */
  committedAccount(address: Uint8Array): AccountRecord | null {
    const key = mapKey(address);
    const settled = this.#base?.account(key);
    if (settled !== undefined) return settled;
    const cached = this.#accounts.get(key);
    if (cached !== undefined) return cached.record;
    const entry = this.#trie.get(keccak256(address));
    const record = entry === null ? null : decodeAccount(entry);
    this.#accounts.set(key, { record });
    return record;
  }

  account(address: Uint8Array): AccountRecord | null {
    const changed = this.changes.account(mapKey(address));
    return changed === undefined ? this.committedAccount(address) : changed;
  }

  setAccount(address: Uint8Array, record: AccountRecord): void {
    this.changes.setAccount(mapKey(address), record);
  }

  /** Removes the account with its storage. */
  deleteAccount(address: Uint8Array): void {
    this.changes.setAccount(mapKey(address), null);
    this.clearStorage(address);
  }

  /** Returns a committed storage value without leading zeros; empty if unset. */
  committedSlot(address: Uint8Array, slot: Uint8Array): Uint8Array {
    const addressKey = mapKey(address);
    const slotKey = mapKey(slot);
    if (this.#base !== null) {
      const settled = this.#base.slot(addressKey, slotKey);
      if (settled !== undefined) return settled;
      if (this.#base.isCleared(addressKey)) return NO_VALUE;
    }
    const cached = this.#slots.get(addressKey + slotKey);
    if (cached !== undefined) return cached;
    const trie = this.#storageTrie(addressKey, this.committedAccount(address) ?? EMPTY_ACCOUNT);
    const entry = trie.get(keccak256(slot));
    const value = entry === null ? NO_VALUE : (decodeRlp(entry.value) as Uint8Array);
    this.#slots.set(addressKey + slotKey, value);
    return value;
  }

  slot(address: Uint8Array, slot: Uint8Array): Uint8Array {
    const addressKey = mapKey(address);
    const changed = this.changes.slot(addressKey, mapKey(slot));
    if (changed !== undefined) return changed;
    return this.changes.isCleared(addressKey) ? NO_VALUE : this.committedSlot(address, slot);
  }

  /** Sets a slot. `value` has no leading zeros; an empty one deletes the slot. */
  setSlot(address: Uint8Array, slot: Uint8Array, value: Uint8Array): void {
    this.changes.setSlot(mapKey(address), mapKey(slot), value);
  }

  clearStorage(address: Uint8Array): void {
    this.changes.clearStorage(mapKey(address));
  }

  /** Returns a proof of the committed account. Only for a state on which nothing was committed. */
  proveAccount(address: Uint8Array): Uint8Array[] {
    return this.#trie.prove(keccak256(address));
  }

  /** Returns a proof of a committed slot under the account's storage root. */
  proveSlot(address: Uint8Array, slot: Uint8Array): Uint8Array[] {
    const account = this.committedAccount(address) ?? EMPTY_ACCOUNT;
    return this.#storageTrie(mapKey(address), account).prove(keccak256(slot));
  }

  code(hash: Uint8Array): Uint8Array {
    const key = mapKey(hash);
    return this.changes.code(key) ?? this.#base?.code(key) ?? this.#nodes.code(hash);
  }

  setCode(hash: Uint8Array, code: Uint8Array): void {
    if (code.length > 0) this.changes.setCode(mapKey(hash), code);
  }

  /** Applies the changes to the tries and returns the new state root. */
  commit(): StoredNode {
    this.onCommit?.(this.changes);
    for (const address of this.changes.addressesWithStorage()) this.#commitStorage(address);
    for (const [key, record] of this.changes.accounts()) {
      if (isSameAccount(record, this.#accounts.get(key)?.record)) continue;
      const path = keccak256(Buffer.from(key, 'latin1'));
      if (record === null) this.#trie.delete(path);
      else this.#trie.put(path, encodeAccount(record), record.storage.at);
      this.#accounts.set(key, { record });
    }
    for (const [hash, code] of this.changes.codes()) this.#nodes.addCode(Buffer.from(hash, 'latin1'), code);
    this.changes.clear();
    this.#root = this.#trie.commit();
    return this.#root;
  }

  #commitStorage(addressKey: string): void {
    const address = Buffer.from(addressKey, 'latin1');
    const before = this.committedAccount(address) ?? EMPTY_ACCOUNT;
    const cleared = this.changes.isCleared(addressKey);
    if (cleared && before.storage.at !== 0) this.#slots.clear();
    if (cleared) this.#storageTries.set(addressKey, new Trie(this.#nodes));
    const record = this.account(address);
    if (record === null) return;
    const trie = this.#storageTrie(addressKey, before);
    for (const [slotKey, value] of this.changes.slots(addressKey)) {
      const known = cleared ? undefined : this.#slots.get(addressKey + slotKey);
      if (known !== undefined && equalBytes(known, value)) continue;
      const path = keccak256(Buffer.from(slotKey, 'latin1'));
      if (value.length === 0) trie.delete(path);
      else trie.put(path, encodeRlp(value));
      this.#slots.set(addressKey + slotKey, value);
    }
    this.changes.setAccount(addressKey, { ...record, storage: trie.commit() });
  }

  #storageTrie(addressKey: string, record: AccountRecord): Trie {
    let trie = this.#storageTries.get(addressKey);
    if (trie === undefined) {
      trie = new Trie(this.#nodes, record.storage);
      this.#storageTries.set(addressKey, trie);
    }
    return trie;
  }
}
