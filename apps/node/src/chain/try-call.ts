import { EMPTY_ACCOUNT } from '../state/account.ts';
import type { BlockEnvironment } from './block-environment.ts';
import { type Bench, EvmFaultError } from './call-evms.ts';
import { intrinsicGas } from './intrinsic-gas.ts';
import { gasAfterRefund, type Message, runMessage } from './message.ts';

/** What a tried message gave. */
export interface CallOutcome {
  /** The EVM's name for what went wrong, or null. */
  failure: string | null;
  returnData: Uint8Array;
  /** With the intrinsic part, after refunds. */
  gasUsed: bigint;
  /** As gasUsed, before refunds: what the limit must at least be. */
  gasBeforeRefund: bigint;
}

/** The sender cannot pay what the message asks. */
export class CallFundsError extends Error {
  override name = 'CallFundsError';
}

/** The gas limit does not even cover the intrinsic cost. */
export class CallGasError extends Error {
  override name = 'CallGasError';
}

/** Runs a message as a transaction of `gasLimit` would run and takes every change back. */
export async function tryCall(
  { evm, world }: Bench,
  message: Message,
  gasLimit: bigint,
  environment: BlockEnvironment,
): Promise<CallOutcome> {
  const intrinsic = intrinsicGas(message);
  if (gasLimit < intrinsic) {
    throw new CallGasError(`intrinsic gas too low: gas ${gasLimit}, minimum needed ${intrinsic}`);
  }
  const sender = world.account(message.sender) ?? EMPTY_ACCOUNT;
  const cost = gasLimit * message.gasPrice + message.value;
  if (sender.balance < cost) {
    throw new CallFundsError(
      `insufficient funds for gas * price + value: have ${sender.balance} want ${cost}`,
    );
  }
  await evm.journal.checkpoint();
  world.setAccount(message.sender, {
    ...sender,
    nonce: sender.nonce + 1n,
    balance: sender.balance - gasLimit * message.gasPrice,
  });
  const result = await runOrFault(evm, message, gasLimit - intrinsic, environment);
  await evm.journal.revert();
  evm.journal.cleanJournal();
  return {
    failure: result.execResult.exceptionError?.error ?? null,
    returnData: result.execResult.returnValue,
    gasUsed: gasAfterRefund(intrinsic, result),
    gasBeforeRefund: intrinsic + result.execResult.executionGasUsed,
  };
}

async function runOrFault(...parameters: Parameters<typeof runMessage>): ReturnType<typeof runMessage> {
  try {
    return await runMessage(...parameters);
  } catch (error) {
    throw new EvmFaultError('the EVM failed', { cause: error });
  }
}
