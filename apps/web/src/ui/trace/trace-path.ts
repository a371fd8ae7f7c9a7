import { sampleTrace } from './sample-trace.ts';
import { traceAmplitude } from './trace-scale.ts';
import type { TraceKind } from './trace-kinds.ts';

export interface TraceShape {
  readonly kind: TraceKind;
  /** Energy Points, which determine the amplitude. */
  readonly points: number;
  readonly blockHash: string;
}

export interface TraceBox {
  readonly width: number;
  readonly height: number;
  /** Fractions of the width at which the action starts and is sealed. */
  readonly lead?: number;
  readonly end?: number;
  /**
   * Fraction of the deflection that is drawn, 0…1; below 1 it breaks off before returning to the baseline.
   */
  readonly until?: number;
}

interface TracePoint {
  readonly x: number;
  readonly y: number;
}

function tracePoints(
  shape: TraceShape,
  { width, height, lead = 0.1, end = 0.8, until = 1 }: TraceBox,
): TracePoint[] {
  const count = Math.round(Math.max(48, Math.min(260, width)));
  const swing = traceAmplitude(shape.points) * height * 0.46;
  return sampleTrace(shape.kind, shape.blockHash, count)
    .slice(0, Math.ceil(count * until) + 1)
    .map((value, index) => ({
      x: width * (lead + ((end - lead) * index) / count),
      y: height / 2 - value * swing,
    }));
}

/** Returns the end of the drawn line: on the baseline at the seal, or where it breaks off. */
export function penOf(shape: TraceShape, box: TraceBox): TracePoint {
  return tracePoints(shape, box).at(-1)!;
}

/** Returns the SVG path of a trace: flat start, deflection, and back on the baseline at `end`. */
export function tracePath(shape: TraceShape, box: TraceBox): string {
  const { width, height, lead = 0.1 } = box;
  const line = tracePoints(shape, box).map(({ x, y }) => `L${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M0 ${height / 2}H${(lead * width).toFixed(1)}${line.join('')}`;
}
