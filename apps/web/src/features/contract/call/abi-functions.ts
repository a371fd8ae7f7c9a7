import type { Contract } from '@nova/shared/contract/schemas';

/** One input or output of an ABI entry. */
export interface AbiParameter {
  readonly name?: string;
  readonly type: string;
  readonly components?: readonly AbiParameter[];
}

export interface AbiFunction {
  readonly type: 'function';
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
  readonly outputs: readonly AbiParameter[];
  readonly stateMutability: 'pure' | 'view' | 'nonpayable' | 'payable';
}

/**
 * Returns every ABI entry that calls to this address can reach, including those of a proxy's implementation.
 */
export function abiOf({ verification, proxy }: Contract): Record<string, unknown>[] {
  return [...(verification?.abi ?? []), ...(proxy?.abi ?? [])];
}

/** Returns the functions that only read, or only those that write, in ABI order without duplicates. */
export function listFunctions(contract: Contract, isReading: boolean): AbiFunction[] {
  const functions = new Map<string, AbiFunction>();
  for (const entry of abiOf(contract)) {
    if (entry['type'] !== 'function') continue;
    const each = entry as unknown as AbiFunction;
    const reads = each.stateMutability === 'view' || each.stateMutability === 'pure';
    if (reads === isReading) functions.set(signatureOf(each), each);
  }
  return [...functions.values()];
}

/** Returns `transfer(address,uint256)`, which distinguishes functions with the same name. */
export function signatureOf({ name, inputs }: Pick<AbiFunction, 'name' | 'inputs'>): string {
  return `${name}(${inputs.map(typeOf).join(',')})`;
}

/** Returns a type with its components expanded: `(address,uint256)[]`. */
export function typeOf({ type, components }: AbiParameter): string {
  return components ? type.replace(/^tuple/, `(${components.map(typeOf).join(',')})`) : type;
}
