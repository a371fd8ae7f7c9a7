const PARTS = 1_000_000n;

/** Part of a whole, 0 to 1, to a millionth; null where the whole is nothing. */
export function toShare(part: bigint, whole: bigint): number | null {
  return whole > 0n ? Number((part * PARTS) / whole) / Number(PARTS) : null;
}
