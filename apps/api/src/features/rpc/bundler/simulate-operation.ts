import { ENTRY_POINT } from '@nova/shared/chain/constants';
import { toSimulatedBundle } from '@nova/shared/passkey/user-operation';
import { decodeErrorResult, decodeEventLog, type Hex, isHex, type Log } from 'viem';
import { entryPoint08Abi, type UserOperation } from 'viem/account-abstraction';
import { z } from 'zod';
import { BundlerError, type CallNode, MethodMissingError, queryNode } from './bundler-node.ts';
import { findUndone, traceCall } from './trace-call.ts';

/** Errors of ERC-7769. */
const REFUSED_BY_ACCOUNT = -32500;
const REFUSED_BY_PAYMASTER = -32501;
const OUT_OF_TIME = -32503;
const WRONG_SIGNATURE = -32507;
const REVERTS = -32521;

const resultSchema = z.array(
  z.looseObject({
    calls: z.array(
      z.looseObject({
        status: z.string(),
        gasUsed: z.string(),
        logs: z.array(z.looseObject({ address: z.string(), topics: z.array(z.string()), data: z.string() })),
        returnData: z.string().default('0x'),
        error: z.looseObject({ data: z.string().optional(), message: z.string() }).optional(),
      }),
    ),
  }),
);

/** Result of a simulated call. */
export interface SimulatedCall {
  readonly isSuccess: boolean;
  readonly gasUsed: string;
  readonly returnData: string;
  /** The node's reason why the call failed. */
  readonly message?: string | undefined;
  /** Revert data of an operation whose calls the EntryPoint undid; null if there is none. */
  readonly undone: string | null;
}

/**
 * Executes calls one after the other on the newest state, without a transaction.
 * @param stateOverrides changes to accounts before the calls, in the form of `eth_call`
 * @returns the results; only that of the first call on an engine that cannot simulate several
 */
export async function simulate(
  callNode: CallNode,
  calls: readonly object[],
  stateOverrides: object = {},
): Promise<SimulatedCall[]> {
  const params = [{ blockStateCalls: [{ calls, stateOverrides }] }, 'latest'];
  try {
    const [result] = await queryNode(callNode, [{ method: 'eth_simulateV1', params }]);
    return resultSchema.parse(result)[0]!.calls.map(({ status, gasUsed, returnData, error, logs }) => ({
      isSuccess: status === '0x1',
      gasUsed,
      returnData: error?.data ?? returnData,
      message: error?.message,
      undone: readUndone(logs),
    }));
  } catch (error) {
    if (!(error instanceof MethodMissingError)) throw error;
    const traced = await traceCall(callNode, calls[0]!, stateOverrides);
    const { gasUsed, output: returnData = '0x', error: message } = traced;
    return [{ isSuccess: message === undefined, gasUsed, returnData, message, undone: findUndone(traced) }];
  }
}

/**
 * Executes the bundle of one operation without sending it.
 * @throws BundlerError if the EntryPoint would refuse it, or if its calls would fail, because then the gas would
 * be spent for nothing
 */
export async function simulateOperation(callNode: CallNode, operation: UserOperation<'0.8'>): Promise<void> {
  const [bundle] = await simulate(callNode, [toSimulatedBundle(operation)]);
  const { isSuccess, undone } = bundle!;
  if (!isSuccess) throw explainRefusal(bundle!, operation.paymaster);
  if (undone !== null) {
    const reason = isHex(undone) ? undone : '0x';
    throw new BundlerError(REVERTS, 'The calls of the operation would fail. Nothing was sent.', reason);
  }
}

/** Returns the error of ERC-7769, whose message is the reason that the EntryPoint reports, if it reports one. */
function explainRefusal({ message, returnData }: SimulatedCall, paymaster?: Hex): BundlerError {
  const reason = isHex(returnData) ? readReason(returnData) : null;
  if (reason === null) {
    const text = `The EntryPoint refuses the operation: ${message ?? 'it runs out of gas'}. Nothing was sent.`;
    return new BundlerError(REFUSED_BY_ACCOUNT, text);
  }
  const ofPaymaster = reason.startsWith('AA3') ? { paymaster } : undefined;
  if (reason.startsWith('AA24')) return new BundlerError(WRONG_SIGNATURE, reason);
  if (/^AA[23]2/.test(reason)) return new BundlerError(OUT_OF_TIME, reason, ofPaymaster);
  return new BundlerError(ofPaymaster ? REFUSED_BY_PAYMASTER : REFUSED_BY_ACCOUNT, reason, ofPaymaster);
}

function readReason(data: Hex): string | null {
  try {
    const { errorName, args } = decodeErrorResult({ abi: entryPoint08Abi, data });
    return errorName === 'FailedOp' || errorName === 'FailedOpWithRevert' ? args[1] : errorName;
  } catch {
    return null;
  }
}

type SimulatedLog = z.infer<typeof resultSchema>[number]['calls'][number]['logs'][number];

/** Returns the revert data of the calls that the EntryPoint undid, or null if it reports success. */
function readUndone(logs: readonly SimulatedLog[]): string | null {
  const events = logs.flatMap((log) => readEvent(log));
  if (!events.some((event) => event.eventName === 'UserOperationEvent' && !event.args.success)) return null;
  const failure = events.find(({ eventName }) => eventName === 'UserOperationRevertReason');
  return failure?.eventName === 'UserOperationRevertReason' ? failure.args.revertReason : '0x';
}

function readEvent({ address, topics, data }: SimulatedLog) {
  if (address.toLowerCase() !== ENTRY_POINT) return [];
  try {
    return [
      decodeEventLog({ abi: entryPoint08Abi, topics: topics as Log['topics'] & [Hex], data: data as Hex }),
    ];
  } catch {
    return [];
  }
}
