import type { StateManagerInterface } from '@ethereumjs/common';
import type { EVM } from '@ethereumjs/evm';
import { type Account, Address } from '@ethereumjs/util';
import { mapKey } from '../../encoding/hex.ts';

/** Stays touched even if its frame is reverted, a rule that goes back to mainnet block 2,675,119. */
const RIPEMD160_KEY = mapKey(Uint8Array.from({ length: 20 }, (_, index) => (index === 19 ? 3 : 0)));

const keyOfHex = (hex: string): string => Buffer.from(hex.replace(/^0x/, ''), 'hex').toString('latin1');
const hexOfKey = (key: string): string => Buffer.from(key, 'latin1').toString('hex');

/**
 * Warm entries (EIP-2929) and touched accounts (EIP-161) with nested checkpoints. Replaces the EVM library's
 * journal, which creates six collections per call and copies the records of all of them on each revert. Keys
 * have one character per byte; a slot's key is its address followed by the slot.
 */
class UndoJournal {
  readonly #state: StateManagerInterface;
  readonly #warm = new Set<string>();
  readonly #alwaysWarm = new Set<string>();
  readonly #touched = new Set<string>();
  /** All additions in order; a checkpoint is a length of this list. */
  readonly #added: { to: Set<string>; key: string }[] = [];
  readonly #checkpoints: number[] = [];
  /** If set, collects every access: addresses and slots as hex without a prefix. */
  accessList?: Map<string, Set<string>>;

  constructor(state: StateManagerInterface) {
    this.#state = state;
  }

  startReportingAccessList(): void {
    this.accessList = new Map();
  }

  startReportingPreimages(): void {
    throw new Error('preimages are not reported');
  }

  async putAccount(address: Address, account: Account | undefined): Promise<void> {
    this.#touch(address);
    return this.#state.putAccount(address, account);
  }

  async deleteAccount(address: Address): Promise<void> {
    this.#touch(address);
    return this.#state.deleteAccount(address);
  }

  async checkpoint(): Promise<void> {
    this.#checkpoints.push(this.#added.length);
    return this.#state.checkpoint();
  }

  async commit(): Promise<void> {
    this.#checkpoints.pop();
    return this.#state.commit();
  }

  async revert(): Promise<void> {
    const start = this.#checkpoints.pop() ?? 0;
    while (this.#added.length > start) {
      const { to, key } = this.#added.pop()!;
      if (to === this.#warm || key !== RIPEMD160_KEY) to.delete(key);
    }
    return this.#state.revert();
  }

  cleanJournal(): void {
    this.#warm.clear();
    this.#alwaysWarm.clear();
    this.#touched.clear();
    this.#added.length = 0;
    this.#checkpoints.length = 0;
  }

  /** Removes touched empty accounts and discards everything else. */
  async cleanup(): Promise<void> {
    // Deleting an account touches it again, which adds nothing.
    for (const key of this.#touched) {
      const address = new Address(Buffer.from(key, 'latin1'));
      const account = await this.#state.getAccount(address);
      if (account === undefined || account.isEmpty()) await this.deleteAccount(address);
    }
    this.cleanJournal();
    delete this.accessList;
  }

  addAlwaysWarmAddress(hex: string, isReported = false): void {
    this.#alwaysWarm.add(keyOfHex(hex));
    if (isReported) this.#report(keyOfHex(hex));
  }

  addAlwaysWarmSlot(hex: string, slotHex: string, isReported = false): void {
    this.addAlwaysWarmAddress(hex, isReported);
    this.#alwaysWarm.add(keyOfHex(hex) + keyOfHex(slotHex));
    if (isReported) this.#report(keyOfHex(hex), keyOfHex(slotHex));
  }

  isWarmedAddress(address: Uint8Array): boolean {
    return this.#isWarm(mapKey(address));
  }

  addWarmedAddress(address: Uint8Array): void {
    this.#add(this.#warm, mapKey(address));
    this.#report(mapKey(address));
  }

  isWarmedStorage(address: Uint8Array, slot: Uint8Array): boolean {
    return this.#isWarm(mapKey(address) + mapKey(slot));
  }

  addWarmedStorage(address: Uint8Array, slot: Uint8Array): void {
    const key = mapKey(address);
    this.#add(this.#warm, key);
    this.#add(this.#warm, key + mapKey(slot));
    this.#report(key, mapKey(slot));
  }

  #isWarm(key: string): boolean {
    return this.#warm.has(key) || this.#alwaysWarm.has(key);
  }

  #touch(address: Address): void {
    this.#add(this.#touched, mapKey(address.bytes));
  }

  #add(to: Set<string>, key: string): void {
    if (to.has(key)) return;
    to.add(key);
    this.#added.push({ to, key });
  }

  #report(key: string, slot?: string): void {
    if (this.accessList === undefined) return;
    const hex = hexOfKey(key);
    const slots = this.accessList.get(hex) ?? new Set();
    if (slot !== undefined) slots.add(hexOfKey(slot));
    this.accessList.set(hex, slots);
  }
}

/** Replaces the journal of an EVM that has not run anything yet. */
export function useUndoJournal(evm: EVM): void {
  const owner = evm as unknown as { journal: UndoJournal };
  owner.journal = new UndoJournal(evm.stateManager);
}
