import { createSeededRandom } from './seeded-random.ts';
import type { TraceKind } from './trace-kinds.ts';

type Phases = readonly [number, number, number, number];
type Waveform = (x: number, phases: Phases) => number;

const TAU = Math.PI * 2;
const bell = (x: number, centre: number, width: number) =>
  Math.exp(-((x - centre) ** 2) / (2 * width * width));

const WAVEFORMS: Record<TraceKind, Waveform> = {
  // handwriting
  review: (x, [a, b, c]) =>
    Math.min(1, x * 16, (1 - x) * 16) *
    bell(x, 0.42, 0.24) *
    (0.55 * Math.sin(TAU * (7 * x + a)) +
      0.35 * Math.sin(TAU * (13 * x + b)) +
      0.25 * Math.sin(TAU * (21 * x + c))),
  // one swing each way
  trade: (x, [a, b]) =>
    bell(x, 0.3, 0.085) -
    bell(x, 0.58, 0.085) * (0.82 + 0.16 * a) +
    0.06 * Math.sin(TAU * (18 * x + b)) * bell(x, 0.45, 0.2),
  // sawtooth
  upload: (x, [a]) => {
    if (x >= 1) return 0;
    const phase = (x * 4) % 1;
    const tooth = Math.floor(x * 4);
    return ((phase * (tooth + 1)) / 4) * (phase < 0.93 ? 1 : (1 - phase) / 0.07) * (0.9 + 0.1 * a);
  },
  // square wave
  bot: (x, phases) => {
    if (x > 0.98) return 0;
    const rise = x < 0.02 ? x / 0.02 : 1;
    return ((x * 4) % 1 < 0.5 ? 1 : -0.28) * rise * (0.86 + 0.14 * phases[Math.floor(x * 4) % 4]!);
  },
  // spike
  connect: (x) => bell(x, 0.4, 0.02) - 0.35 * bell(x, 0.47, 0.025) + 0.12 * bell(x, 0.56, 0.03),
  // ringing bell
  mint: (x, [a]) =>
    x < 0.1 ? 0 : Math.exp(-3.6 * (x - 0.1)) * Math.sin(TAU * (9 + 2 * a) * (x - 0.1)) * 1.15,
  // steps
  buy: (x, [a]) => {
    if (x > 0.985) return 0;
    const steps = [0.2, 0.45, 0.72, 1, 1, 0.5, 0.16];
    return steps[Math.min(6, Math.floor(x * 7))]! * (0.94 + 0.06 * a);
  },
  // slow waves
  read: (x, [a]) => Math.max(0, Math.sin(TAU * (2.5 * x))) * 0.85 * (0.8 + 0.2 * a),
  // two spikes
  transfer: (x) =>
    bell(x, 0.28, 0.03) + bell(x, 0.62, 0.03) * 0.9 - 0.3 * bell(x, 0.34, 0.03) - 0.3 * bell(x, 0.68, 0.03),
  // answered calls
  refer: (x) => bell(x, 0.5, 0.3) * Math.abs(Math.sin(TAU * 3 * x)) * 1.05,
};

/**
 * Returns the deflection of one block as `count + 1` points from 0 to the end of the action, about −1…1. The
 * same kind and block hash result in the same line everywhere; it starts and ends on the baseline.
 */
export function sampleTrace(kind: TraceKind, blockHash: string, count: number): number[] {
  const next = createSeededRandom(blockHash);
  const phases: Phases = [next(), next(), next(), next()];
  const points = Array.from({ length: count + 1 }, (_, index) => WAVEFORMS[kind](index / count, phases));
  points[0] = 0;
  points[count] = 0;
  return points;
}
