import {
  type CodeMatch,
  type CodeTemplate,
  type CreationMatch,
  matchCreationCode,
  matchRuntimeCode,
} from '@nova/shared/contract/match-code';
import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, keccak256, type Hex } from 'viem';
import type { CompiledContract } from './compiled-contract.ts';

/** Sources, and how well their code is the one of the chain. */
export interface ContractMatch {
  readonly contract: CompiledContract;
  readonly runtime: CodeMatch;
  readonly creation: CreationMatch | null;
  readonly codeHash: Hex;
}

/** What the chain holds of a contract. */
export interface OnChain {
  readonly address: Hex;
  readonly code: Hex;
  /** Null where its creation is not known. */
  readonly initCode: Hex | null;
}

/** The contract among these whose code stands at an address, the one with the better match first; null if none. */
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

// Whatever follows the code must be the constructor's arguments and nothing else.
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
