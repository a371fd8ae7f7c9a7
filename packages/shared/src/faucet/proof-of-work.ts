import { sha256, stringToBytes } from 'viem';

/**
 * Returns true if `solution` solves the challenge: SHA-256 of `challenge:address:solution` starts with
 * `bits` zero bits.
 */
export function isSolved(challenge: string, address: string, solution: string, bits: number): boolean {
  const hash = sha256(stringToBytes(`${challenge}:${address.toLowerCase()}:${solution}`), 'bytes');
  return countZeroBits(hash) >= bits;
}

/**
 * Tries `tries` solutions starting at `from`. In a browser, call it from a web worker in slices, so that
 * progress can be shown.
 * @returns the solution, or null if none of these is one
 */
export function solveSlice(
  challenge: string,
  address: string,
  bits: number,
  from: number,
  tries: number,
): string | null {
  for (let candidate = from; candidate < from + tries; candidate += 1) {
    const solution = candidate.toString(36);
    if (isSolved(challenge, address, solution, bits)) return solution;
  }
  return null;
}

function countZeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
