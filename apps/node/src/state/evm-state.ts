import type { AccountFields, StateManagerInterface } from '@ethereumjs/common';
import { Account, type Address, unpadBytes } from '@ethereumjs/util';
import { equalBytes } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { EMPTY_ACCOUNT, EMPTY_CODE_HASH } from './account.ts';
import type { WorldState } from './world-state.ts';

const NO_CODE = new Uint8Array(0);

/** The world state in the interface that the EVM library requires. */
export class EvmState implements StateManagerInterface {
  readonly world: WorldState;
  readonly originalStorageCache: StateManagerInterface['originalStorageCache'];

  constructor(world: WorldState) {
    this.world = world;
    // A block has one transaction, so the committed value of a slot is the one before the transaction.
    this.originalStorageCache = {
      get: async (address, slot) => world.committedSlot(address.bytes, slot),
      clear: () => {},
    };
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    const record = this.world.account(address.bytes);
    if (record === null) return undefined;
    return new Account(record.nonce, record.balance, record.storage.hash, record.codeHash);
  }

  async putAccount(address: Address, account?: Account): Promise<void> {
    if (account === undefined) this.world.deleteAccount(address.bytes);
    else this.#set(address, account);
  }

  async deleteAccount(address: Address): Promise<void> {
    this.world.deleteAccount(address.bytes);
  }

  async modifyAccountFields(address: Address, fields: AccountFields): Promise<void> {
    this.#set(address, fields);
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    const codeHash = keccak256(code);
    this.world.setCode(codeHash, code);
    await this.modifyAccountFields(address, { codeHash });
  }

  async getCode(address: Address): Promise<Uint8Array> {
    const record = this.world.account(address.bytes);
    if (record === null || equalBytes(record.codeHash, EMPTY_CODE_HASH)) return NO_CODE;
    return this.world.code(record.codeHash);
  }

  async getCodeSize(address: Address): Promise<number> {
    return (await this.getCode(address)).length;
  }

  async getStorage(address: Address, slot: Uint8Array): Promise<Uint8Array> {
    return this.world.slot(address.bytes, slot);
  }

  async putStorage(address: Address, slot: Uint8Array, value: Uint8Array): Promise<void> {
    this.world.setSlot(address.bytes, slot, unpadBytes(value));
  }

  async clearStorage(address: Address): Promise<void> {
    this.world.clearStorage(address.bytes);
  }

  async checkpoint(): Promise<void> {
    this.world.changes.checkpoint();
  }

  async commit(): Promise<void> {
    this.world.changes.commitCheckpoint();
  }

  async revert(): Promise<void> {
    this.world.changes.revertCheckpoint();
  }

  async getStateRoot(): Promise<Uint8Array> {
    return this.world.root.hash;
  }

  async setStateRoot(): Promise<void> {
    throw new Error('a state is opened at a block, not by its hash');
  }

  async hasStateRoot(root: Uint8Array): Promise<boolean> {
    return equalBytes(root, this.world.root.hash);
  }

  clearCaches(): void {}

  shallowCopy(): StateManagerInterface {
    throw new Error('a state is opened from a root, not copied');
  }

  /**
   * Keeps the state's own storage root: the EVM passes back the one it received, or that of a new account.
   */
  #set(address: Address, { nonce, balance, codeHash }: AccountFields): void {
    const before = this.world.account(address.bytes) ?? EMPTY_ACCOUNT;
    this.world.setAccount(address.bytes, {
      nonce: nonce ?? before.nonce,
      balance: balance ?? before.balance,
      codeHash: codeHash ?? before.codeHash,
      storage: before.storage,
    });
  }
}
