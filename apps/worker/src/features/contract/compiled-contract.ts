import type { ByteRanges } from '@nova/shared/contract/match-code';
import type { StorageLayout } from '@nova/shared/contract/storage-layout';
import type { Hex } from 'viem';

/** One contract as compiled. Immutables and library addresses are zeros in the code. */
export interface CompiledContract {
  readonly name: string;
  readonly file: string;
  /** Compiler version including the commit. */
  readonly compiler: string;
  /** Effective compiler settings, including the defaults for the EVM version and the optimizer. */
  readonly settings: Record<string, unknown>;
  /** Contents of every source file that was compiled, by path. */
  readonly sources: Record<string, string>;
  readonly abi: Record<string, unknown>[];
  readonly runtimeCode: Hex;
  readonly immutables: ByteRanges;
  readonly runtimeLibraries: ByteRanges;
  readonly creationCode: Hex;
  readonly creationLibraries: ByteRanges;
  /**
   * Metadata of all contracts of the same compilation, because the code may embed that of another contract.
   */
  readonly tails: readonly string[];
  /** Null if the compiler provides none, as before Solidity 0.5.13 and with Vyper. */
  readonly storageLayout: StorageLayout | null;
}

/** Code in the format of the compiler's output. */
export interface CodeOutput {
  readonly object: string;
  readonly linkReferences?: Readonly<Record<string, Readonly<Record<string, ByteRanges[string]>>>>;
  readonly immutableReferences?: ByteRanges;
}

/** Returns the code with zeros for missing library addresses, and the positions of these. */
export function readCode({ object, linkReferences = {} }: CodeOutput): { code: Hex; libraries: ByteRanges } {
  const libraries: Record<string, ByteRanges[string]> = {};
  for (const [file, byName] of Object.entries(linkReferences)) {
    for (const [name, places] of Object.entries(byName)) libraries[`${file}:${name}`] = places;
  }
  let code = object.replace(/^0x/, '');
  for (const { start, length } of Object.values(libraries).flat()) {
    code = code.slice(0, 2 * start) + '0'.repeat(2 * length) + code.slice(2 * (start + length));
  }
  return { code: `0x${code}`, libraries };
}
