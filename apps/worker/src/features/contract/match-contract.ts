import {
  type CodeMatch,
  type CodeTemplate,
  type CreationMatch,
  matchCreationCode,
  matchRuntimeCode,
} from '@nova/shared/contract/match-code';
import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, keccak256, type Hex } from 'viem';
import type { CompiledContract } from './compiled-contract.ts';

/** Compiled sources and how well their code matches the code on the chain. */
export interface ContractMatch {
  readonly contract: CompiledContract;
  readonly runtime: CodeMatch;
  readonly creation: CreationMatch | null;
  readonly codeHash: Hex;
}

/** Code of a contract on the chain. */
export interface OnChain {
  readonly address: Hex;
  readonly code: Hex;
  /** Null if the creation could not be found. */
  readonly initCode: Hex | null;
}

/**
 * Returns the contract whose code matches the code at the address, preferring the best match, or null if
 * none matches.
 */
export function matchContracts(
  contracts: readonly CompiledContract[],
  onChain: OnChain,
): ContractMatch | null {
  const matches = contracts.flatMap((contract) => matchContract(contract, onChain) ?? []);
  return matches.find(({ runtime }) => runtime.match === 'full') ?? matches[0] ?? null;
}

function matchContract(
  contract: CompiledContract,
  { address, code, initCode }: OnChain,
): ContractMatch | null {
  const runtime = matchRuntimeCode(runtimeTemplate(contract), code, address);
  if (runtime === null) return null;
  const creation = initCode === null ? null : matchCreation(contract, initCode);
  return { contract, runtime, creation, codeHash: keccak256(code) };
}

function runtimeTemplate(contract: CompiledContract): CodeTemplate {
  const { runtimeCode: code, immutables, runtimeLibraries: libraries, tails } = contract;
  return { code, immutables, libraries, tails };
}

// Any data after the code must be exactly the constructor arguments.
function matchCreation(contract: CompiledContract, initCode: Hex): CreationMatch | null {
  const { creationCode: code, creationLibraries: libraries, tails } = contract;
  const creation = matchCreationCode({ code, immutables: {}, libraries, tails }, initCode);
  return creation && isArguments(contract, creation.constructorArguments) ? creation : null;
}

function isArguments({ abi }: CompiledContract, data: Hex): boolean {
  const constructor = abi.find(({ type }) => type === 'constructor');
  const inputs = (constructor?.['inputs'] ?? []) as AbiParameter[];
  if (inputs.length === 0) return data === '0x';
  try {
    return encodeAbiParameters(inputs, decodeAbiParameters(inputs, data)) === data;
  } catch {
    return false;
  }
}
