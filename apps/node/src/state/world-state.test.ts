import { MerklePatriciaTrie } from '@ethereumjs/mpt';
import { RLP } from '@ethereumjs/rlp';
import { expect, test } from 'vitest';
import { Random } from '../../test/random.ts';
import { bytesToHex, hexToBytes } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { EMPTY_ACCOUNT, encodeAccount } from './account.ts';
import { NodeStore } from './node-store.ts';
import { StoredNode } from './trie-node.ts';
import { WorldState } from './world-state.ts';

interface ModelAccount {
  nonce: bigint;
  balance: bigint;
  slots: Map<string, Uint8Array>;
}

/** The expected state as plain maps that are copied at every checkpoint. */
type Model = Map<string, ModelAccount>;

const copy = (model: Model): Model =>
  new Map([...model].map(([address, account]) => [address, { ...account, slots: new Map(account.slots) }]));

/** Computes the root of the model from scratch with the library's trie. */
async function rootOf(model: Model): Promise<string> {
  const accounts = new MerklePatriciaTrie({ useKeyHashing: true });
  for (const [address, { nonce, balance, slots }] of model) {
    const storage = new MerklePatriciaTrie({ useKeyHashing: true });
    for (const [slot, value] of slots) await storage.put(hexToBytes(slot), RLP.encode(value));
    const record = { ...EMPTY_ACCOUNT, nonce, balance, storage: new StoredNode(storage.root(), 0) };
    await accounts.put(hexToBytes(address), encodeAccount(record));
  }
  return bytesToHex(accounts.root());
}

class Twins {
  readonly nodes = new NodeStore({ get: () => undefined });
  world = new WorldState(this.nodes);
  model: Model = new Map();
  readonly #saved: Model[] = [];
  readonly #random: Random;
  readonly #addresses: Uint8Array[];
  readonly #slots: Uint8Array[];

  constructor(random: Random) {
    this.#random = random;
    this.#addresses = Array.from({ length: 6 }, () => random.bytes(20));
    this.#slots = Array.from({ length: 8 }, () => random.bytes(32));
  }

  step(): void {
    const random = this.#random;
    const address = random.pick(this.#addresses);
    const account = this.model.get(bytesToHex(address));
    switch (random.below(12)) {
      case 0:
        return this.#set(address, account);
      case 1:
        return this.#delete(address);
      case 2:
        return account === undefined ? undefined : this.#clear(address, account);
      case 3:
        this.#saved.push(copy(this.model));
        return this.world.changes.checkpoint();
      case 4:
        return this.#leave(random.once(2));
      default:
        if (account === undefined) return this.#set(address, account);
        return this.#write(address, account);
    }
  }

  /** Commits or reverts every open checkpoint. */
  settle(): void {
    while (this.#saved.length > 0) this.#leave(this.#random.once(3));
  }

  /** Returns balances and slot values of the world. */
  reported(): Record<string, unknown> {
    return this.#describe(
      (address) => this.world.account(address)?.balance,
      (address, slot) => bytesToHex(this.world.slot(address, slot)),
    );
  }

  /** Returns balances and slot values of the model. */
  expected(): Record<string, unknown> {
    const account = (address: Uint8Array) => this.model.get(bytesToHex(address));
    return this.#describe(
      (address) => account(address)?.balance,
      (address, slot) => bytesToHex(account(address)?.slots.get(bytesToHex(slot)) ?? new Uint8Array(0)),
    );
  }

  #describe(
    balance: (address: Uint8Array) => bigint | undefined,
    value: (address: Uint8Array, slot: Uint8Array) => string,
  ): Record<string, unknown> {
    const existing = this.#addresses.filter((address) => balance(address) !== undefined);
    return Object.fromEntries(
      existing.map((address) => [
        bytesToHex(address),
        { balance: balance(address), slots: this.#slots.map((slot) => value(address, slot)) },
      ]),
    );
  }

  #set(address: Uint8Array, account: ModelAccount | undefined): void {
    const balance = BigInt(this.#random.below(1000));
    const record = this.world.account(address) ?? EMPTY_ACCOUNT;
    this.world.setAccount(address, { ...record, balance });
    this.model.set(bytesToHex(address), {
      nonce: account?.nonce ?? 0n,
      balance,
      slots: account?.slots ?? new Map(),
    });
  }

  #delete(address: Uint8Array): void {
    this.world.deleteAccount(address);
    this.model.delete(bytesToHex(address));
  }

  #clear(address: Uint8Array, account: ModelAccount): void {
    this.world.clearStorage(address);
    account.slots.clear();
  }

  #write(address: Uint8Array, account: ModelAccount): void {
    const slot = this.#random.pick(this.#slots);
    const value = this.#random.once(3) ? new Uint8Array(0) : Uint8Array.of(1 + this.#random.below(255), 7);
    this.world.setSlot(address, slot, value);
    if (value.length === 0) account.slots.delete(bytesToHex(slot));
    else account.slots.set(bytesToHex(slot), value);
  }

  #leave(revert: boolean): void {
    const saved = this.#saved.pop();
    if (saved === undefined) return;
    if (revert) {
      this.model = saved;
      this.world.changes.revertCheckpoint();
    } else {
      this.world.changes.commitCheckpoint();
    }
  }
}

test.each(Array.from({ length: 25 }, (_, seed) => seed))(
  'agrees with a model over writes, deletes, clearings and reverts, seed %i',
  async (seed) => {
    const random = new Random(seed);
    const twins = new Twins(random);
    for (let block = 0; block < 12; block++) {
      for (let step = random.below(40); step >= 0; step--) twins.step();
      twins.settle();
      expect(twins.reported()).toEqual(twins.expected());
      const root = twins.world.commit();
      expect(bytesToHex(root.hash)).toBe(await rootOf(twins.model));
      expect(twins.reported()).toEqual(twins.expected());
      if (random.once(4)) twins.world = new WorldState(twins.nodes, root);
    }
  },
);

test('an older root still yields the older state', () => {
  const nodes = new NodeStore({ get: () => undefined });
  const world = new WorldState(nodes);
  const address = Buffer.alloc(20, 1);
  const slot = Buffer.alloc(32, 2);
  world.setAccount(address, { ...EMPTY_ACCOUNT, balance: 1n });
  world.setSlot(address, slot, Uint8Array.of(5));
  const older = world.commit();
  world.setAccount(address, { ...world.account(address)!, balance: 2n });
  world.setSlot(address, slot, Uint8Array.of(6));
  world.commit();
  const past = new WorldState(nodes, older);
  expect(past.account(address)!.balance).toBe(1n);
  expect(past.slot(address, slot)).toEqual(Uint8Array.of(5));
  expect(world.slot(address, slot)).toEqual(Uint8Array.of(6));
});

test('uncommitted changes are invisible in the committed view', () => {
  const world = new WorldState(new NodeStore({ get: () => undefined }));
  const address = Buffer.alloc(20, 1);
  world.setAccount(address, { ...EMPTY_ACCOUNT, balance: 1n });
  world.commit();
  world.setAccount(address, { ...EMPTY_ACCOUNT, balance: 9n });
  world.setSlot(address, Buffer.alloc(32), Uint8Array.of(1));
  expect(world.committedAccount(address)!.balance).toBe(1n);
  expect(world.committedSlot(address, Buffer.alloc(32))).toHaveLength(0);
  world.changes.clear();
  expect(world.account(address)!.balance).toBe(1n);
});

test('code is found by its hash before and after the commit', () => {
  const world = new WorldState(new NodeStore({ get: () => undefined }));
  const code = Uint8Array.of(0x60, 0x00);
  world.setCode(keccak256(code), code);
  expect(world.code(keccak256(code))).toEqual(code);
  world.commit();
  expect(world.code(keccak256(code))).toEqual(code);
});
