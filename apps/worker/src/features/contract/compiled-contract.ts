import type { ByteRanges } from '@nova/shared/contract/match-code';
import type { Hex } from 'viem';

/** One contract as a compiler gave it. Places of immutables and libraries are zeros in the code. */
export interface CompiledContract {
  readonly name: string;
  readonly file: string;
  /** With commit. */
  readonly compiler: string;
  /** The settings that the compiler worked with, its own defaults for EVM version and optimizer included. */
  readonly settings: Record<string, unknown>;
  /** Text of every file that had a part in it, by path. */
  readonly sources: Record<string, string>;
  readonly abi: Record<string, unknown>[];
  readonly runtimeCode: Hex;
  readonly immutables: ByteRanges;
  readonly runtimeLibraries: ByteRanges;
  readonly creationCode: Hex;
  readonly creationLibraries: ByteRanges;
  /** Metadata of all contracts of the same compilation, which its code may hold. */
  readonly tails: readonly string[];
}

/** Code as the compiler's output holds it. */
export interface CodeOutput {
  readonly object: string;
  readonly linkReferences?: Readonly<Record<string, Readonly<Record<string, ByteRanges[string]>>>>;
  readonly immutableReferences?: ByteRanges;
}

/** Code with zeros where a library's address is missing, and where that is. */
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
