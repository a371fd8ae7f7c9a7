import type { AccountRecord } from './account.ts';

/** Reverts one change. */
type Undo = () => void;

/**
 * The uncommitted changes of one transaction with nested checkpoints. Keys are addresses, slots and code
 * hashes with one character per byte. A revert undoes the changes since the checkpoint in reverse order.
 */
export class Overlay {
  readonly #accounts = new Map<string, AccountRecord | null>();
  readonly #storage = new Map<string, Map<string, Uint8Array>>();
  readonly #cleared = new Set<string>();
  readonly #codes = new Map<string, Uint8Array>();
  readonly #undo: Undo[] = [];
  readonly #checkpoints: number[] = [];

  /** Returns the changed account, null if deleted, or undefined if unchanged. */
  account(address: string): AccountRecord | null | undefined {
    return this.#accounts.get(address);
  }

  setAccount(address: string, record: AccountRecord | null): void {
    this.#put(this.#accounts, address, record);
  }

  accounts(): Iterable<[string, AccountRecord | null]> {
    return this.#accounts;
  }

  slot(address: string, slot: string): Uint8Array | undefined {
    return this.#storage.get(address)?.get(slot);
  }

  setSlot(address: string, slot: string, value: Uint8Array): void {
    let slots = this.#storage.get(address);
    if (slots === undefined) {
      slots = new Map();
      this.#storage.set(address, slots);
    }
    this.#put(slots, slot, value);
  }

  slots(address: string): Iterable<[string, Uint8Array]> {
    return this.#storage.get(address) ?? [];
  }

  /** Returns true if everything below this overlay counts as unset for the address. */
  isCleared(address: string): boolean {
    return this.#cleared.has(address);
  }

  clearStorage(address: string): void {
    const slots = this.#storage.get(address);
    const wasCleared = this.#cleared.has(address);
    this.#cleared.add(address);
    this.#storage.delete(address);
    this.#undo.push(() => {
      if (!wasCleared) this.#cleared.delete(address);
      if (slots === undefined) this.#storage.delete(address);
      else this.#storage.set(address, slots);
    });
  }

  addressesWithStorage(): Set<string> {
    return new Set([...this.#storage.keys(), ...this.#cleared]);
  }

  code(hash: string): Uint8Array | undefined {
    return this.#codes.get(hash);
  }

  /** Stores code by its hash, so it is kept even if the change around it is reverted. */
  setCode(hash: string, code: Uint8Array): void {
    this.#codes.set(hash, code);
  }

  codes(): Iterable<[string, Uint8Array]> {
    return this.#codes;
  }

  /** Merges the changes of an overlay on top of this one. */
  absorb(above: Overlay): void {
    for (const address of above.#cleared) this.clearStorage(address);
    for (const [address, record] of above.#accounts) this.setAccount(address, record);
    for (const [address, slots] of above.#storage)
      for (const [slot, value] of slots) this.setSlot(address, slot, value);
    for (const [hash, code] of above.#codes) this.setCode(hash, code);
  }

  checkpoint(): void {
    this.#checkpoints.push(this.#undo.length);
  }

  commitCheckpoint(): void {
    this.#checkpoints.pop();
  }

  revertCheckpoint(): void {
    const start = this.#checkpoints.pop() ?? 0;
    while (this.#undo.length > start) this.#undo.pop()!();
  }

  clear(): void {
    this.#accounts.clear();
    this.#storage.clear();
    this.#cleared.clear();
    this.#codes.clear();
    this.#undo.length = 0;
    this.#checkpoints.length = 0;
  }

  #put<T>(map: Map<string, T>, key: string, value: T): void {
    const before = map.get(key);
    map.set(key, value);
    this.#undo.push(() => {
      if (before === undefined) map.delete(key);
      else map.set(key, before);
    });
  }
}
