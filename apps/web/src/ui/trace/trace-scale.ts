/** Returns the amplitude for Energy Points, 0…1: 10 EP stay visible next to 100 EP. */
export function traceAmplitude(points: number): number {
  return Math.min(1, 0.1 + 0.9 * Math.sqrt(Math.max(0, points) / 100));
}

/** Maximum Energy Points of the first four steps of the heat scale. */
export const HEAT_LIMITS = [5, 10, 25, 50] as const;

/** Step of the heat scale (`--e1`…`--e5`) by the EP of ONE action, and nothing but EP. */
export type Heat = 1 | 2 | 3 | 4 | 5;
export function heatOf(points: number): Heat {
  const step = HEAT_LIMITS.findIndex((limit) => points <= limit);
  return (step === -1 ? 5 : step + 1) as Heat;
}
