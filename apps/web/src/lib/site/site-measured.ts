import type { MeasuredFigures } from '../../../measured-figures.ts';

declare global {
  /** Written into the code by the build. */
  const __SITE_MEASURED__: MeasuredFigures;
}

/** What was measured, as docs/benchmarks.md has it. */
export const MEASURED: MeasuredFigures = __SITE_MEASURED__;
