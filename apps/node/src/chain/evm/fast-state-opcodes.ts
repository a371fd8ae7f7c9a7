import { type EVM, EVMError } from '@ethereumjs/evm';
import { Address } from '@ethereumjs/util';
import { keccak256 } from '../../crypto/keccak.ts';
import { EMPTY_CODE_HASH } from '../../state/account.ts';
import type { WorldState } from '../../state/world-state.ts';
import { equalBytes } from '../../encoding/hex.ts';
import { memoryGas, replaceHandlers, wordsOf } from './fast-opcodes.ts';
import type { FrameState, GasHandler, Handler } from './frame-state.ts';
import { delegateOf } from '../transaction.ts';
import { addressBytes, readInteger, sliceWithZeros, wordBytes } from './words.ts';

const WARM_GAS = 100n;
const COLD_ACCOUNT_GAS = 2_600n;
const COLD_SLOT_GAS = 2_100n;
const COPY_GAS = 3n;
const CALL_VALUE_GAS = 9_000n;
const NEW_ACCOUNT_GAS = 25_000n;
const CALL_STIPEND = 2_300n;
const WORD = 32;
const NO_DATA = new Uint8Array(0);
/** The code that other contracts see in place of code in the EVM object format. */
const EOF_MAGIC = Uint8Array.of(0xef, 0x00);
const { errorMessages } = EVMError;

/** Returns the price of accessing an account (EIP-2929). */
function accessGas({ interpreter }: FrameState, address: Uint8Array): bigint {
  if (interpreter.journal.isWarmedAddress(address)) return WARM_GAS;
  interpreter.journal.addWarmedAddress(address);
  return COLD_ACCOUNT_GAS;
}

const topAccessGas: GasHandler = (state, gas) =>
  gas + accessGas(state, addressBytes(state.stack.peek(1)[0]!));

/** In a call without a value of its own, the arguments are one stack position higher. */
interface CallShape {
  hasValue: boolean;
  /** The value can create an account. */
  createsAccount: boolean;
  /** Calls follow delegations, and reading the delegate's account costs gas, too (EIP-7702). */
  follows: boolean;
}

/**
 * Returns a gas function for the price of a call and the share of the remaining gas it passes on (EIP-150).
 */
function callGas(world: WorldState, { hasValue, createsAccount, follows }: CallShape): GasHandler {
  return (state, gas) => {
    const operands = state.stack.peek(hasValue ? 7 : 6);
    const [wanted, to] = operands as [bigint, bigint];
    const value = hasValue ? operands[2]! : 0n;
    const [inputAt, inputLength, outputAt, outputLength] = operands.slice(hasValue ? 3 : 2) as [
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    if (createsAccount && value !== 0n && state.env.isStatic)
      throw new EVMError(errorMessages.STATIC_STATE_CHANGE);
    const address = addressBytes(to);
    let price = gas + memoryGas(state, inputAt, inputLength) + memoryGas(state, outputAt, outputLength);
    price += accessGas(state, address);
    if (value !== 0n) price += CALL_VALUE_GAS;
    if (createsAccount && value !== 0n && isDead(world, address)) price += NEW_ACCOUNT_GAS;
    const delegate = follows ? delegateOf(codeOf(world, address)) : null;
    if (delegate !== null) price += accessGas(state, delegate);
    const left = state.gasLeft - price;
    const most = left - left / 64n;
    const passedOn = wanted > most ? most : wanted;
    if (left < 0n || passedOn > left) throw new EVMError(errorMessages.OUT_OF_GAS);
    state.messageGasLimit = passedOn;
    return price;
  };
}

/** Returns true if the account is missing or empty (EIP-161). */
function isDead(world: WorldState, address: Uint8Array): boolean {
  const account = world.account(address);
  if (account === null) return true;
  const { nonce, balance, codeHash } = account;
  return nonce === 0n && balance === 0n && equalBytes(codeHash, EMPTY_CODE_HASH);
}

function call(kind: 'call' | 'callCode' | 'callDelegate' | 'callStatic', hasValue: boolean): Handler {
  return async (state) => {
    const { stack, memory, env } = state;
    stack.pop();
    const address = new Address(addressBytes(stack.pop()));
    const value = hasValue ? stack.pop() : kind === 'callDelegate' ? env.callValue : 0n;
    const inputAt = Number(stack.pop());
    const inputLength = Number(stack.pop());
    const outputAt = Number(stack.pop());
    const outputLength = Number(stack.pop());
    let gas = state.messageGasLimit!;
    state.messageGasLimit = undefined;
    if (hasValue && value !== 0n) {
      state.gasLeft += CALL_STIPEND;
      gas += CALL_STIPEND;
    }
    const input = inputLength === 0 ? NO_DATA : memory.read(inputAt, inputLength, true);
    const result = await state.interpreter[kind](gas, address, value, input);
    const returned = state.returnBytes.subarray(0, outputLength);
    if (returned.length > 0) memory.write(outputAt, returned.length, returned);
    stack.push(result);
  };
}

function codeOf(world: WorldState, address: Uint8Array): Uint8Array {
  const account = world.account(address);
  if (account === null || equalBytes(account.codeHash, EMPTY_CODE_HASH)) return NO_DATA;
  const code = world.code(account.codeHash);
  return code[0] === EOF_MAGIC[0] && code[1] === EOF_MAGIC[1] ? EOF_MAGIC : code;
}

function codeHashOf(world: WorldState, address: Uint8Array): bigint {
  if (codeOf(world, address) === EOF_MAGIC) return readInteger(keccak256(EOF_MAGIC), 0, WORD);
  if (isDead(world, address)) return 0n;
  return readInteger(world.account(address)!.codeHash, 0, WORD);
}

const stateGas = (world: WorldState, follows: boolean): Record<number, GasHandler> => ({
  0x31: topAccessGas,
  0x3b: topAccessGas,
  0x3c: (state, gas) => {
    const [address, to, , length] = state.stack.peek(4) as [bigint, bigint, bigint, bigint];
    const price = gas + memoryGas(state, to, length) + COPY_GAS * wordsOf(length);
    return price + accessGas(state, addressBytes(address));
  },
  0x3f: topAccessGas,
  0x54: (state, gas) => {
    const slot = wordBytes(state.stack.peek(1)[0]!);
    const { journal } = state.interpreter;
    const { bytes } = state.env.address;
    if (journal.isWarmedStorage(bytes, slot)) return gas + WARM_GAS;
    journal.addWarmedStorage(bytes, slot);
    return gas + COLD_SLOT_GAS;
  },
  0xf1: callGas(world, { hasValue: true, createsAccount: true, follows }),
  0xf2: callGas(world, { hasValue: true, createsAccount: false, follows }),
  0xf4: callGas(world, { hasValue: false, createsAccount: false, follows }),
  0xfa: callGas(world, { hasValue: false, createsAccount: false, follows }),
});

const stateHandlers = (world: WorldState): Record<number, Handler> => ({
  0x31: ({ stack, env }) => {
    const address = addressBytes(stack.pop());
    const isSelf = equalBytes(address, env.address.bytes);
    stack.push(isSelf ? env.contract.balance : (world.account(address)?.balance ?? 0n));
  },
  0x3b: ({ stack }) => stack.push(BigInt(codeOf(world, addressBytes(stack.pop())).length)),
  0x3c: ({ stack, memory }) => {
    const address = addressBytes(stack.pop());
    const to = Number(stack.pop());
    const from = stack.pop();
    const length = Number(stack.pop());
    if (length > 0) memory.write(to, length, sliceWithZeros(codeOf(world, address), from, length));
  },
  0x3f: ({ stack }) => stack.push(codeHashOf(world, addressBytes(stack.pop()))),
  0x54: ({ stack, env }) => {
    const value = world.slot(env.address.bytes, wordBytes(stack.pop()));
    stack.push(readInteger(value, 0, value.length));
  },
  0x5c: ({ stack, interpreter }) => {
    const value = interpreter.transientStorageLoad(wordBytes(stack.pop()));
    stack.push(readInteger(value, 0, value.length));
  },
  0xf1: call('call', true),
  0xf2: call('callCode', true),
  0xf4: call('callDelegate', false),
  0xfa: call('callStatic', false),
});

/**
 * Installs opcodes that read the state or call contracts, for an EVM that runs on `world` by rules from
 * Cancun on. The state answers synchronously, while the library's handlers await each account and slot.
 */
export const useFastStateOpcodes = (evm: EVM, world: WorldState): void =>
  replaceHandlers(evm, { gas: stateGas(world, evm.common.isActivatedEIP(7702)), run: stateHandlers(world) });
