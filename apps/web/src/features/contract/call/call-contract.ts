import { type Abi, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { ApiError } from '../../../lib/api/http.ts';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { readContractRefusal } from '../../../lib/transaction/read-refusal.ts';
import { simulate } from '../../../lib/transaction/simulate.ts';
import { toRpcCall, type TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import type { AbiFunction } from './abi-functions.ts';

/** Error of a rejected call. `reason` is the contract's own error or message; null if it gave none. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly reason: string | null;

  constructor(reason: string | null) {
    super(reason ?? 'refused');
    this.reason = reason;
  }
}

const toAbi = (entry: AbiFunction) => [entry] as unknown as Abi;

export function encodeCall(entry: AbiFunction, values: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: toAbi(entry), functionName: entry.name, args: values });
}

/**
 * Calls a function at the newest block without sending a transaction.
 * @param abi of the whole contract, because it contains the errors
 * @returns the output values, in order
 * @throws CallRefused; ApiError if the node cannot be reached
 */
export async function readFunction(
  abi: readonly Record<string, unknown>[],
  address: Hex,
  entry: AbiFunction,
  values: readonly unknown[],
): Promise<readonly unknown[]> {
  const data = await request(abi, { to: address, data: encodeCall(entry, values) });
  if (entry.outputs.length === 0) return [];
  try {
    const result: unknown = decodeFunctionResult({ abi: toAbi(entry), functionName: entry.name, data });
    return entry.outputs.length === 1 ? [result] : (result as readonly unknown[]);
  } catch {
    throw new CallRefused(null);
  }
}

/** Simulates a transaction without sending it. @throws TransactionFailure with the contract's reason */
export async function tryCall(
  abi: readonly Record<string, unknown>[],
  call: TransactionCall,
  from: Hex,
): Promise<void> {
  await simulate(call, from, (data) => {
    const reason = readReason(abi, data);
    return reason === null ? null : { refusal: reason, detail: reason };
  });
}

async function request(abi: readonly Record<string, unknown>[], call: TransactionCall): Promise<Hex> {
  try {
    return await requestChain<Hex>('eth_call', [toRpcCall(call), 'latest']);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'chain_refused') throw error;
    throw new CallRefused(readReason(abi, error.details['data']) ?? error.message);
  }
}

/** Decodes the contract's own error with its values, or its revert message. */
function readReason(abi: readonly Record<string, unknown>[], data: unknown): string | null {
  const found = readContractRefusal(abi as unknown as Abi, data);
  if (found === null) return null;
  return found.name === 'Error'
    ? String(found.args[0])
    : `${found.name}(${found.args.map(String).join(', ')})`;
}
