import { ENTRY_POINT } from '@nova/shared/chain/constants';
import { toSimulatedBundle } from '@nova/shared/passkey/user-operation';
import { decodeErrorResult, decodeEventLog, type Hex, isHex, type Log } from 'viem';
import { entryPoint08Abi, type UserOperation } from 'viem/account-abstraction';
import { z } from 'zod';
import { queryNode, BundlerError, type CallNode } from './bundler-node.ts';

/** Errors of ERC-7769. */
const REFUSED_BY_ACCOUNT = -32500;
const REFUSED_BY_PAYMASTER = -32501;
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
export type SimulatedCall = z.infer<typeof resultSchema>[number]['calls'][number];

/** Executes calls one after the other on the newest state, without a transaction. */
export async function simulate(callNode: CallNode, calls: readonly object[]): Promise<SimulatedCall[]> {
  const [result] = await queryNode(callNode, [
    { method: 'eth_simulateV1', params: [{ blockStateCalls: [{ calls }] }, 'latest'] },
  ]);
  return resultSchema.parse(result)[0]!.calls;
}

/**
 * Executes the bundle of one operation without sending it.
 * @throws BundlerError if the EntryPoint would refuse it, or if its calls would fail, because then the gas would
 * be spent for nothing
 */
export async function simulateOperation(callNode: CallNode, operation: UserOperation<'0.8'>): Promise<void> {
  const [bundle] = await simulate(callNode, [toSimulatedBundle(operation)]);
  if (bundle!.status !== '0x1') throw explainRefusal(bundle!);
  const events = bundle!.logs.flatMap((log) => readEvent(log));
  const failure = events.find(({ eventName }) => eventName === 'UserOperationRevertReason');
  if (events.some((event) => event.eventName === 'UserOperationEvent' && !event.args.success)) {
    const reason = failure?.eventName === 'UserOperationRevertReason' ? failure.args.revertReason : '0x';
    throw new BundlerError(REVERTS, 'The calls of the operation would fail. Nothing was sent.', reason);
  }
}

function explainRefusal({ error, returnData }: SimulatedCall): BundlerError {
  const data = error?.data ?? returnData;
  const reason = isHex(data) ? readReason(data) : null;
  const text = reason ?? error?.message ?? 'it runs out of gas';
  const message = `The EntryPoint refuses the operation: ${text}. Nothing was sent.`;
  if (text.startsWith('AA24')) return new BundlerError(WRONG_SIGNATURE, message);
  if (text.startsWith('AA3')) return new BundlerError(REFUSED_BY_PAYMASTER, message);
  return new BundlerError(REFUSED_BY_ACCOUNT, message);
}

function readReason(data: Hex): string | null {
  try {
    const { errorName, args } = decodeErrorResult({ abi: entryPoint08Abi, data });
    return errorName === 'FailedOp' || errorName === 'FailedOpWithRevert' ? args[1] : errorName;
  } catch {
    return null;
  }
}

function readEvent({ address, topics, data }: SimulatedCall['logs'][number]) {
  if (address.toLowerCase() !== ENTRY_POINT) return [];
  try {
    return [
      decodeEventLog({ abi: entryPoint08Abi, topics: topics as Log['topics'] & [Hex], data: data as Hex }),
    ];
  } catch {
    return [];
  }
}
