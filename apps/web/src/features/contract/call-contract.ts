import { type Abi, decodeErrorResult, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { requestJson } from '../../lib/api/http.ts';
import type { AbiFunction, ContractCall } from './contract-call.ts';

/** The contract did not carry out a call. `reason` is what it says: its own error, or a sentence; null for neither. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly reason: string | null;

  constructor(reason: string | null) {
    super(reason ?? 'refused');
    this.reason = reason;
  }
}

interface RpcAnswer {
  readonly id: number;
  readonly result?: Hex;
  readonly error?: { readonly message: string; readonly data?: unknown };
}

const toAbi = (entry: AbiFunction) => [entry] as unknown as Abi;

/** Calldata of a function with its values. */
export function encodeCall(entry: AbiFunction, values: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: toAbi(entry), functionName: entry.name, args: values });
}

/**
 * Asks the newest block what a call would answer. Nothing is sent.
 * @param abi of the whole contract: its errors are in it
 * @returns the values of the outputs, in their order
 * @throws CallRefused; ApiError when the node is not reached
 */
export async function readFunction(
  abi: readonly Record<string, unknown>[],
  address: Hex,
  entry: AbiFunction,
  values: readonly unknown[],
): Promise<readonly unknown[]> {
  const data = await ask(abi, { to: address, data: encodeCall(entry, values) });
  if (entry.outputs.length === 0) return [];
  try {
    const result: unknown = decodeFunctionResult({ abi: toAbi(entry), functionName: entry.name, data });
    return entry.outputs.length === 1 ? [result] : (result as readonly unknown[]);
  } catch {
    throw new CallRefused(null);
  }
}

/** Tries a transaction without sending it. @throws CallRefused with what the contract says */
export async function tryCall(
  abi: readonly Record<string, unknown>[],
  call: ContractCall,
  from: Hex,
): Promise<void> {
  await ask(abi, { ...call, from });
}

async function ask(
  abi: readonly Record<string, unknown>[],
  { value, ...call }: ContractCall & { readonly from?: Hex },
): Promise<Hex> {
  const params = [{ ...call, ...(value ? { value: `0x${value.toString(16)}` } : {}) }, 'latest'];
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_call', params };
  const { result, error } = await requestJson<RpcAnswer>('/rpc', { body });
  if (result !== undefined) return result;
  throw new CallRefused(readReason(abi, error));
}

function readReason(abi: readonly Record<string, unknown>[], error: RpcAnswer['error']): string | null {
  const data = typeof error?.data === 'string' && /^0x([0-9a-f]{2})+$/i.test(error.data) ? error.data : null;
  if (data === null) return error?.message ?? null;
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: abi as unknown as Abi, data: data as Hex });
    if (errorName === 'Error') return String(args[0]);
    return `${errorName}(${args.map(String).join(', ')})`;
  } catch {
    return error?.message ?? null;
  }
}
