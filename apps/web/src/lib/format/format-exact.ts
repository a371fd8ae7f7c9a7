/**
 * Writes an amount exactly, with a point and without digit groups: for URLs, and for values that are pasted into other
 * tools. `formatAmount` is for reading.
 *
 * @param units amount in smallest units, never negative
 */
export function formatExact(units: bigint, decimals: number): string {
  if (decimals === 0) return units.toString();
  const digits = units.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return digits.slice(0, -decimals) + (fraction === '' ? '' : `.${fraction}`);
}
