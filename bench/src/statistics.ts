/** Returns a quantile of the values, 0 ≤ q ≤ 1. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

export interface Latency {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

export const latencyOf = (valuesMs: readonly number[]): Latency => ({
  p50Ms: round(quantile(valuesMs, 0.5)),
  p99Ms: round(quantile(valuesMs, 0.99)),
  maxMs: round(quantile(valuesMs, 1)),
});

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
