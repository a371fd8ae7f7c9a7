const PARTS = 1_000_000n;

/** Returns a share between 0 and 1, rounded to one millionth; null if the whole is zero. */
export function toShare(part: bigint, whole: bigint): number | null {
  return whole > 0n ? Number((part * PARTS) / whole) / Number(PARTS) : null;
}
