import type { Measurements } from '../../../measurements.ts';

declare global {
  /** Written into the code by the build. */
  const __SITE_MEASURED__: Measurements;
}

/** What was measured, as docs/benchmarks.md has it. */
export const MEASURED: Measurements = __SITE_MEASURED__;
