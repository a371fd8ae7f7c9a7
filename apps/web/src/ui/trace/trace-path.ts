import { sampleTrace } from './sample-trace.ts';
import { traceAmplitude } from './trace-scale.ts';
import type { TraceKind } from './trace-kinds.ts';

export interface TraceShape {
  readonly kind: TraceKind;
  /** Energy Points: how far the needle swings. */
  readonly points: number;
  readonly blockHash: string;
}

export interface TraceBox {
  readonly width: number;
  readonly height: number;
  /** Share of the width before the action starts and at which it is sealed. */
  readonly lead?: number;
  readonly end?: number;
}

/** SVG path of a trace: flat lead, the deflection, back on the baseline at `end`. */
export function tracePath(shape: TraceShape, { width, height, lead = 0.1, end = 0.8 }: TraceBox): string {
  const count = Math.round(Math.max(48, Math.min(260, width)));
  const middle = height / 2;
  const swing = traceAmplitude(shape.points) * height * 0.46;
  const points = sampleTrace(shape.kind, shape.blockHash, count).map((value, index) => {
    const x = width * (lead + ((end - lead) * index) / count);
    return `L${x.toFixed(1)} ${(middle - value * swing).toFixed(1)}`;
  });
  return `M0 ${middle}H${(lead * width).toFixed(1)}${points.join('')}`;
}
