import { type AccountRecord, EMPTY_ACCOUNT } from '../../state/account.ts';
import type { WorldState } from '../../state/world-state.ts';
import type { BlockEnvironment } from '../block-environment.ts';
import { EvmFailureError } from './call-budget.ts';
import type { Bench } from './call-evms.ts';
import { checksumAddress } from '../../encoding/checksum-address.ts';
import { applyAuthorizations } from './authorizations.ts';
import { forkOf } from './evm.ts';
import { floorGas, intrinsicGas, leastGas } from './intrinsic-gas.ts';
import type { Fork } from '../genesis/schedule.ts';
import { MAX_INIT_CODE_BYTES } from '../genesis/rules.ts';
import { gasAfterRefund, type Message, runMessage } from './message.ts';

/** The result of a simulated message. */
export interface CallOutcome {
  /** The EVM's name for the error, or null. */
  failure: string | null;
  returnData: Uint8Array;
  /** Including the intrinsic part, after refunds. */
  gasUsed: bigint;
  /** Like `gasUsed`, before refunds: the minimum gas limit. */
  gasBeforeRefund: bigint;
}

/** The sender cannot pay the cost of the message. */
export class CallFundsError extends Error {
  override name = 'CallFundsError';
}

/** This gas limit, or every one, is below the intrinsic cost of the message. */
export class CallGasError extends Error {
  override name = 'CallGasError';
}

/**
 * Returns the sender's account and the intrinsic gas.
 * @throws CallGasError and CallFundsError
 */
export function checkAffordable(
  world: WorldState,
  message: Message,
  gasLimit: bigint,
  fork: Fork,
): { sender: AccountRecord; intrinsic: bigint } {
  const intrinsic = intrinsicGas(message);
  const least = leastGas(message, fork);
  if (gasLimit < least) {
    throw new CallGasError(`intrinsic gas too low: have ${gasLimit}, want ${least}`);
  }
  if (message.to === null && message.data.length > MAX_INIT_CODE_BYTES) {
    throw new CallGasError(
      `max initcode size exceeded: code size ${message.data.length} limit ${MAX_INIT_CODE_BYTES}`,
    );
  }
  const sender = world.account(message.sender) ?? EMPTY_ACCOUNT;
  const cost = gasLimit * message.gasPrice + message.value;
  if (sender.balance < cost) {
    throw new CallFundsError(
      `insufficient funds for gas * price + value: address ${checksumAddress(message.sender)} have ${sender.balance} want ${cost}`,
    );
  }
  return { sender, intrinsic };
}

/** Runs a message as a transaction with `gasLimit` would, and reverts all changes. */
export async function tryCall(
  { evm, world }: Bench,
  message: Message,
  gasLimit: bigint,
  environment: BlockEnvironment,
): Promise<CallOutcome> {
  const fork = forkOf(evm);
  const { sender, intrinsic } = checkAffordable(world, message, gasLimit, fork);
  await evm.journal.checkpoint();
  world.setAccount(message.sender, {
    ...sender,
    nonce: sender.nonce + 1n,
    balance: sender.balance - gasLimit * message.gasPrice,
  });
  const authorityRefund = await applyAuthorizations(evm, world, message.authorizationList);
  const result = await runOrFail(evm, message, gasLimit - intrinsic, environment);
  await evm.journal.revert();
  evm.journal.cleanJournal();
  const floor = floorGas(message, fork);
  const executed = intrinsic + result.execResult.executionGasUsed;
  return {
    failure: result.execResult.exceptionError?.error ?? null,
    returnData: result.execResult.returnValue,
    gasUsed: gasAfterRefund({ intrinsic, floor, authorityRefund }, result),
    gasBeforeRefund: executed > floor ? executed : floor,
  };
}

async function runOrFail(...parameters: Parameters<typeof runMessage>): ReturnType<typeof runMessage> {
  try {
    return await runMessage(...parameters);
  } catch (error) {
    if (error instanceof EvmFailureError) throw error;
    throw new EvmFailureError('the EVM failed', { cause: error });
  }
}
