import type { Contract } from '@nova/shared/contract/schemas';

/** One input or output as an ABI writes it. */
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

/** Every entry that calls at this address may meet: its own, and those of the contract whose code it runs. */
export function abiOf({ verification, proxy }: Contract): Record<string, unknown>[] {
  return [...(verification?.abi ?? []), ...(proxy?.abi ?? [])];
}

/** Functions that only read, or only those that write, in the order of the ABI; each once. */
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

/** `transfer(address,uint256)`: what tells functions of the same name apart. */
export function signatureOf({ name, inputs }: Pick<AbiFunction, 'name' | 'inputs'>): string {
  return `${name}(${inputs.map(typeOf).join(',')})`;
}

/** A type with its components written out: `(address,uint256)[]`. */
export function typeOf({ type, components }: AbiParameter): string {
  return components ? type.replace(/^tuple/, `(${components.map(typeOf).join(',')})`) : type;
}
