import { generateAddress, generateAddress2 } from '@ethereumjs/util';
import type { RunState } from '../../chain/evm/opcode-watch.ts';
import {
  bigIntToBytes,
  bytesToHex,
  equalBytes,
  type Hex,
  hexToBytes,
  mapKey,
  padTo32,
  quantity,
} from '../../encoding/hex.ts';
import { type AccountRecord, EMPTY_ACCOUNT, EMPTY_CODE_HASH } from '../../state/account.ts';
import type { WorldState } from '../../state/world-state.ts';
import { OPCODE, stackAddress, stackWord } from './opcodes.ts';
import type { TraceOutcome, Tracer, TraceSubject } from './tracer.ts';

export interface PrestateTracerOptions {
  /** Returns the changes as `pre` and `post` instead of everything touched. */
  diffMode: boolean;
  disableCode: boolean;
  disableStorage: boolean;
  /** Includes accounts that were empty before. */
  includeEmpty: boolean;
}

interface TracedAccount {
  balance?: Hex;
  nonce?: number;
  code?: Hex;
  storage?: Record<Hex, Hex>;
}

type TracedAccounts = Record<Hex, TracedAccount>;

/** Stack positions of the opcodes' address operand. */
const ADDRESS_AT: Record<number, number> = {
  [OPCODE.balance]: 0,
  [OPCODE.extCodeSize]: 0,
  [OPCODE.extCodeCopy]: 0,
  [OPCODE.extCodeHash]: 0,
  [OPCODE.selfDestruct]: 0,
  [OPCODE.call]: 1,
  [OPCODE.callCode]: 1,
  [OPCODE.delegateCall]: 1,
  [OPCODE.staticCall]: 1,
};

const word = (value: Uint8Array): Hex => bytesToHex(padTo32(value));
const ZERO_WORD = word(new Uint8Array(0));

function isEmpty(account: AccountRecord): boolean {
  return account.nonce === 0n && account.balance === 0n && equalBytes(account.codeHash, EMPTY_CODE_HASH);
}

/** geth's prestateTracer: the accounts and slots that an execution accesses, with their values before it. */
export class PrestateTracer implements Tracer {
  readonly #world: WorldState;
  readonly #options: PrestateTracerOptions;
  readonly #touched = new Map<string, { address: Uint8Array; slots: Map<string, Uint8Array> }>();

  constructor(
    world: WorldState,
    { transaction, sender, environment }: TraceSubject,
    options: PrestateTracerOptions,
  ) {
    this.#world = world;
    this.#options = options;
    this.#touch(sender);
    const nonce = (world.account(sender) ?? EMPTY_ACCOUNT).nonce;
    this.#touch(transaction.to ?? generateAddress(sender, bigIntToBytes(nonce)));
    this.#touch(environment.header.coinbase.bytes);
  }

  readonly onOpcode = (opcode: number, { stack, memory, env }: RunState): void => {
    const at = ADDRESS_AT[opcode];
    if (at !== undefined) {
      if (stack.length > at) this.#touch(stackAddress(stack.peek(at + 1)[at]!));
    } else if (opcode === OPCODE.sload || opcode === OPCODE.sstore) {
      if (stack.length > 0) this.#touch(env.address.bytes, stackWord(stack.peek(1)[0]!));
    } else if (opcode === OPCODE.create) {
      const { nonce } = this.#world.account(env.address.bytes) ?? EMPTY_ACCOUNT;
      this.#touch(generateAddress(env.address.bytes, bigIntToBytes(nonce)));
    } else if (opcode === OPCODE.create2 && stack.length >= 4) {
      const [, offset, length, salt] = stack.peek(4);
      const code = memory.read(Number(offset), Number(length));
      this.#touch(generateAddress2(env.address.bytes, stackWord(salt!), code));
    }
  };

  finish({ result }: TraceOutcome): TracedAccounts | { post: TracedAccounts; pre: TracedAccounts } {
    const destroyed = new Set<string>();
    const { selfdestruct, createdAddresses } = result.execResult;
    for (const address of selfdestruct?.keys() ?? []) {
      if (createdAddresses?.has(address)) destroyed.add(mapKey(hexToBytes(address)));
    }
    return this.#options.diffMode ? this.#difference(destroyed) : this.#prestate();
  }

  #touch(address: Uint8Array, slot?: Uint8Array): void {
    const key = mapKey(address);
    let entry = this.#touched.get(key);
    if (entry === undefined) {
      entry = { address: Uint8Array.from(address), slots: new Map() };
      this.#touched.set(key, entry);
    }
    if (slot !== undefined) entry.slots.set(mapKey(slot), slot);
  }

  #codeOf({ codeHash }: AccountRecord): Hex {
    return equalBytes(codeHash, EMPTY_CODE_HASH) ? '0x' : bytesToHex(this.#world.code(codeHash));
  }

  /** Returns the account before the execution, or undefined for an empty one that was not requested. */
  #before(address: Uint8Array, slots: Iterable<Uint8Array>): TracedAccount | undefined {
    const { disableCode, disableStorage, includeEmpty } = this.#options;
    const account = this.#world.committedAccount(address) ?? EMPTY_ACCOUNT;
    if (isEmpty(account) && !includeEmpty) return undefined;
    const code = disableCode ? '0x' : this.#codeOf(account);
    const storage: Record<Hex, Hex> = {};
    if (!disableStorage)
      for (const slot of slots) storage[bytesToHex(slot)] = word(this.#world.committedSlot(address, slot));
    return {
      balance: quantity(account.balance),
      ...(account.nonce > 0n && { nonce: Number(account.nonce) }),
      ...(code !== '0x' && { code }),
      ...(Object.keys(storage).length > 0 && { storage }),
    };
  }

  #prestate(): TracedAccounts {
    const accounts: TracedAccounts = {};
    for (const { address, slots } of this.#touched.values()) {
      const before = this.#before(address, slots.values());
      if (before !== undefined) accounts[bytesToHex(address)] = before;
    }
    return accounts;
  }

  #difference(destroyed: Set<string>): { post: TracedAccounts; pre: TracedAccounts } {
    const pre: TracedAccounts = {};
    const post: TracedAccounts = {};
    for (const [key, { address, slots }] of this.#touched) {
      const changedSlots = [...slots.values()].filter(
        (slot) => !equalBytes(this.#world.committedSlot(address, slot), this.#world.slot(address, slot)),
      );
      const after = destroyed.has(key) ? undefined : this.#changes(address, changedSlots);
      if (after === undefined && !destroyed.has(key)) continue;
      const name = bytesToHex(address);
      // Slots that were empty before are omitted from `pre`.
      const filled = changedSlots.filter((slot) => this.#world.committedSlot(address, slot).length > 0);
      const before = this.#before(address, filled);
      if (before !== undefined) pre[name] = before;
      if (after !== undefined) post[name] = after;
    }
    return { post, pre };
  }

  /** Returns what the execution changed in the account, or undefined. */
  #changes(address: Uint8Array, changedSlots: Uint8Array[]): TracedAccount | undefined {
    const { disableCode, disableStorage } = this.#options;
    const before = this.#world.committedAccount(address) ?? EMPTY_ACCOUNT;
    const after = this.#world.account(address) ?? EMPTY_ACCOUNT;
    const changes: TracedAccount = {};
    let isChanged = !disableStorage && changedSlots.length > 0;
    if (after.balance !== before.balance) changes.balance = quantity(after.balance);
    if (after.nonce !== before.nonce) changes.nonce = Number(after.nonce);
    if (!disableCode && !equalBytes(after.codeHash, before.codeHash)) changes.code = this.#codeOf(after);
    isChanged ||= Object.keys(changes).length > 0;
    if (!isChanged) return undefined;
    const storage: Record<Hex, Hex> = {};
    for (const slot of disableStorage ? [] : changedSlots) {
      const value = word(this.#world.slot(address, slot));
      if (value !== ZERO_WORD) storage[bytesToHex(slot)] = value;
    }
    if (Object.keys(storage).length > 0) changes.storage = storage;
    return changes;
  }
}
