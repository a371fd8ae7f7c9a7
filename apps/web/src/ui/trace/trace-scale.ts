/** Height of swing for Energy Points, 0…1: 10 EP stays visible and 100 EP does not dwarf it. */
export function traceAmplitude(points: number): number {
  return Math.min(1, 0.1 + 0.9 * Math.sqrt(Math.max(0, points) / 100));
}

/** Step of the heat scale (`--e1`…`--e5`): the EP of ONE action, and nothing but EP. */
export type Heat = 1 | 2 | 3 | 4 | 5;
export function heatOf(points: number): Heat {
  if (points <= 5) return 1;
  if (points <= 10) return 2;
  if (points <= 25) return 3;
  return points <= 50 ? 4 : 5;
}
