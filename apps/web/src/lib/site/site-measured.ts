import type { Measurements } from '../../../measurements.ts';

declare global {
  /** Inserted into the code by the build. */
  const __SITE_MEASURED__: Measurements;
}

/** Benchmark results from docs/benchmarks.md. */
export const MEASURED: Measurements = __SITE_MEASURED__;
