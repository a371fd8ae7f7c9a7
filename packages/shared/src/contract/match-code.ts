import { type Hex, bytesToHex, hexToBytes } from 'viem';
import { readMetadataTail } from './metadata-tail.ts';

/** Byte positions in code, by ID of an immutable or name of a library. */
export type ByteRanges = Readonly<
  Record<string, readonly { readonly start: number; readonly length: number }[]>
>;

/** A compiler's output. Positions of immutables and libraries are zero. */
export interface CodeTemplate {
  readonly code: Hex;
  /** Values that the constructor writes to the deployed code. */
  readonly immutables: ByteRanges;
  /** Libraries that the settings did not link. */
  readonly libraries: ByteRanges;
  /**
   * Metadata of all contracts of the same compilation, as hex without 0x. Its hash may differ anywhere in
   * the code, because a factory includes the code of the contracts it creates.
   */
  readonly tails: readonly string[];
}

/**
 * `full`: every byte is equal, including the compiler's hash of sources and settings, if any. `partial`: the
 * instructions are equal but that hash is not: comments, names or paths may differ.
 */
export type Match = 'full' | 'partial';

export interface CodeMatch {
  readonly match: Match;
  /** Values of immutables by ID. */
  readonly immutables: Readonly<Record<string, Hex>>;
  /** Addresses of linked libraries by name. */
  readonly libraries: Readonly<Record<string, Hex>>;
}

/**
 * Compares the code at an address with the compiled sources. The trailing metadata is ignored; immutables
 * and libraries take the chain's values, which must be the same at all positions of each.
 * @param address of the contract; a library's own code starts with it
 * @returns null if the instructions differ
 */
export function matchRuntimeCode(template: CodeTemplate, onChain: Hex, address: Hex): CodeMatch | null {
  const [ours, theirs] = [hexToBytes(template.code), hexToBytes(onChain)];
  const [bodySize, theirBodySize] = [sizeWithoutTail(ours), sizeWithoutTail(theirs)];
  if (bodySize !== theirBodySize || bodySize === 0) return null;
  const mask = findNestedDigests(ours, bodySize, template.tails);
  const hasSameNested = mask.every(({ start, length }) => isSame(ours, theirs, start, start + length));
  const values = readPlaces(theirs, template.immutables, bodySize);
  const libraries = readPlaces(theirs, template.libraries, bodySize);
  if (values === null || libraries === null) return null;
  mask.push(...Object.values(template.immutables).flat(), ...Object.values(template.libraries).flat());
  if (isLibrary(ours)) {
    if (bytesToHex(theirs.subarray(1, 21)) !== address.toLowerCase()) return null;
    mask.push({ start: 1, length: 20 });
  }
  if (!isSameOutside(ours, theirs, bodySize, mask)) return null;
  const hasSameTail =
    ours.length === theirs.length && isSame(ours, theirs, bodySize, Math.max(ours.length, theirs.length));
  const match = hasSameNested && hasSameTail ? 'full' : 'partial';
  return { match, immutables: values, libraries };
}

export interface CreationMatch extends CodeMatch {
  /** The data after the code: the constructor's arguments, ABI-encoded. */
  readonly constructorArguments: Hex;
}

/**
 * Compares a contract's creation code, followed by its constructor's arguments, with the compiled sources.
 * @returns null if it differs, or if its metadata has another length, because its end is then unknown
 */
export function matchCreationCode(template: CodeTemplate, onChain: Hex): CreationMatch | null {
  const [ours, whole] = [hexToBytes(template.code), hexToBytes(onChain)];
  if (ours.length === 0 || whole.length < ours.length) return null;
  const theirs = whole.subarray(0, ours.length);
  const bodySize = sizeWithoutTail(ours);
  if (sizeWithoutTail(theirs) !== bodySize) return null;
  const libraries = readPlaces(theirs, template.libraries, bodySize);
  if (libraries === null) return null;
  const digests = findNestedDigests(ours, bodySize, template.tails);
  const mask = [...digests, ...Object.values(template.libraries).flat()];
  if (!isSameOutside(ours, theirs, bodySize, mask)) return null;
  const isExact =
    isSame(ours, theirs, bodySize, ours.length) &&
    digests.every(({ start, length }) => isSame(ours, theirs, start, start + length));
  return {
    match: isExact ? 'full' : 'partial',
    immutables: {},
    libraries,
    constructorArguments: bytesToHex(whole.subarray(ours.length)),
  };
}

/** Returns the length of code without the trailing metadata, which is equal for all codes that may match. */
export function sizeWithoutMetadata(code: Hex): number {
  return sizeWithoutTail(hexToBytes(code));
}

/** Returns the trailing metadata of code as hex without 0x; empty if there is none. */
export function metadataOf(code: Hex): string {
  const bytes = hexToBytes(code);
  return bytesToHex(bytes.subarray(sizeWithoutTail(bytes))).slice(2);
}

type ByteRange = { readonly start: number; readonly length: number };

function sizeWithoutTail(code: Uint8Array): number {
  return code.length - (readMetadataTail(code)?.size ?? 0);
}

/**
 * Reads one value per name; returns null if the positions of one have different values or are beyond the
 * code.
 */
function readPlaces(code: Uint8Array, places: ByteRanges, end: number): Record<string, Hex> | null {
  const values: Record<string, Hex> = {};
  for (const [name, spots] of Object.entries(places)) {
    for (const { start, length } of spots) {
      if (start < 0 || start + length > end) return null;
      const value = bytesToHex(code.subarray(start, start + length));
      if ((values[name] ??= value) !== value) return null;
    }
  }
  return values;
}

function findNestedDigests(code: Uint8Array, end: number, tails: readonly string[]): ByteRange[] {
  const text = bytesToHex(code.subarray(0, end)).slice(2);
  const found: ByteRange[] = [];
  for (const tail of new Set(tails)) {
    const digest = tail === '' ? null : readMetadataTail(hexToBytes(`0x${tail}`))?.digest;
    if (!digest) continue;
    for (let at = text.indexOf(tail); at !== -1; at = text.indexOf(tail, at + 1)) {
      if (at % 2 === 0) found.push({ start: at / 2 + digest.start, length: digest.length });
    }
  }
  return found;
}

/** Returns true for library code, which starts with its own address to detect direct calls. */
function isLibrary(code: Uint8Array): boolean {
  return (
    code[0] === 0x73 && code[21] === 0x30 && code[22] === 0x14 && code.subarray(1, 21).every((b) => b === 0)
  );
}

function isSame(a: Uint8Array, b: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (a[at] !== b[at]) return false;
  return true;
}

function isSameOutside(a: Uint8Array, b: Uint8Array, end: number, mask: readonly ByteRange[]): boolean {
  let at = 0;
  for (const { start, length } of mask.toSorted((one, other) => one.start - other.start)) {
    if (!isSame(a, b, at, start)) return false;
    at = Math.max(at, start + length);
  }
  return isSame(a, b, at, end);
}
