/**
 * Returns true if the parsed JSON has more levels of lists and objects than this. Iterates level by level.
 */
export function isNestedDeeperThan(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
