import { type EVM, EVMError, type EVMResult, type ExecResult, type Message } from '@ethereumjs/evm';
import { Account } from '@ethereumjs/util';
import type { WorldState } from '../../state/world-state.ts';
import type { CreateFrame } from './interpreter.ts';

const NO_DATA = new Uint8Array(0);
const { errorMessages } = EVMError;

type Transfer = (account: Account, message: Message) => Promise<void>;
type MessageOfCall = Message & { to: NonNullable<Message['to']> };

/** Methods of the library's EVM that its types do not declare. */
interface Internals {
  _block: unknown;
  _tx: { gasPrice: bigint; origin: unknown };
  _reduceSenderBalance: Transfer;
  _addToBalance: Transfer;
  _loadCode(message: Message): Promise<void>;
  _executeCall(message: Message): Promise<EVMResult>;
  postMessageCleanup(): void;
  runInterpreter(message: Message): Promise<ExecResult>;
}

/**
 * Returns true if the transfer can be skipped. A call without a value still touches its recipient, which deletes
 * an empty account from a genesis file.
 */
function changesNothing({ value, to }: MessageOfCall, world: WorldState): boolean {
  if (value !== 0n) return false;
  const account = world.account(to.bytes);
  return account === null || account.nonce > 0n || account.balance > 0n;
}

/** Transfers the value and returns the error, if any. */
async function transfer(evm: EVM, message: MessageOfCall): Promise<EVMError | undefined> {
  const owner = evm as unknown as Internals;
  const { stateManager } = evm;
  let failure: EVMError | undefined;
  const attempt = async (move: Transfer, address: Message['caller']): Promise<void> => {
    const account = (await stateManager.getAccount(address)) ?? new Account();
    try {
      await move.call(evm, account, message);
    } catch (error) {
      if (!(error instanceof EVMError)) throw error;
      failure = error;
    }
  };
  await attempt(owner._reduceSenderBalance, message.caller);
  await attempt(owner._addToBalance, message.to);
  return failure;
}

async function execute(evm: EVM, message: Message, error: EVMError | undefined): Promise<ExecResult> {
  const owner = evm as unknown as Internals;
  await owner._loadCode(message);
  const { code, gasRefund } = message;
  if (error !== undefined || code === undefined || (typeof code !== 'function' && code.length === 0)) {
    const result = {
      executionGasUsed: 0n,
      returnValue: NO_DATA,
      ...(gasRefund !== undefined && { gasRefund }),
    };
    return error === undefined ? result : { ...result, exceptionError: error };
  }
  if (!message.isCompiled) return owner.runInterpreter(message);
  const result = await evm['runPrecompile'](code as never, message.data, message.gasLimit);
  if (gasRefund !== undefined) result.gasRefund = gasRefund;
  return result;
}

async function runFrame(evm: EVM, createFrame: CreateFrame, message: Message): Promise<ExecResult> {
  const owner = evm as unknown as Internals;
  const contract = (await evm.stateManager.getAccount(message.to!)) ?? new Account();
  const frame = createFrame(
    {
      address: message.to!,
      caller: message.caller,
      callData: message.data,
      callValue: message.value,
      code: message.code,
      isStatic: message.isStatic,
      isCreate: false,
      depth: message.depth,
      gasPrice: owner._tx.gasPrice,
      origin: owner._tx.origin,
      block: owner._block,
      contract,
      codeAddress: message.to === undefined ? undefined : message.codeAddress,
      gasRefund: message.gasRefund,
      chargeCodeAccesses: message.chargeCodeAccesses,
      blobVersionedHashes: message.blobVersionedHashes ?? [],
      createdAddresses: message.createdAddresses,
    },
    message.gasLimit,
  );
  if (message.selfdestruct) frame._result.selfdestruct = message.selfdestruct;
  if (message.createdAddresses) frame._result.createdAddresses = message.createdAddresses;
  const { runState, exceptionError } = await frame.run(message.code as Uint8Array);
  const hasFailed = exceptionError !== undefined;
  const savesGas = !hasFailed || exceptionError.error === errorMessages.REVERT;
  const { logs, selfdestruct, createdAddresses, returnValue } = frame._result;
  return {
    logs: (hasFailed ? [] : logs) as NonNullable<ExecResult['logs']>,
    selfdestruct: (hasFailed ? new Map() : selfdestruct) as NonNullable<ExecResult['selfdestruct']>,
    createdAddresses: (hasFailed ? new Set() : createdAddresses) as NonNullable<
      ExecResult['createdAddresses']
    >,
    ...(hasFailed && { exceptionError }),
    gas: runState.gasLeft,
    executionGasUsed: savesGas ? message.gasLimit - runState.gasLeft : message.gasLimit,
    gasRefund: runState.gasRefund,
    returnValue: returnValue ?? NO_DATA,
  };
}

/**
 * Replaces calls, by rules from Cancun on, of an EVM that runs on `world`. The library copies message,
 * environment and state of each call into new objects, writes both accounts even if no value moves, and
 * checks the rules of other forks.
 */
export function useFastCalls(evm: EVM, world: WorldState, createFrame: CreateFrame): void {
  const owner = evm as unknown as Internals;
  owner.runInterpreter = (message) => runFrame(evm, createFrame, message);
  owner._executeCall = async (message) => {
    const called = message as MessageOfCall;
    const movesNothing = message.delegatecall || changesNothing(called, world);
    const error = movesNothing ? undefined : await transfer(evm, called);
    const execResult = await execute(evm, message, error);
    if (message.depth === 0) owner.postMessageCleanup();
    return { execResult };
  };
}
