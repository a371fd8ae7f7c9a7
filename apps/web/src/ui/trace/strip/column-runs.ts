import type { StripColumn } from './strip-model.ts';

/** One moment of a run; no column where nothing came, but the envelope goes on over it. */
export interface RunColumn {
  readonly column: StripColumn | null;
  readonly envelopeUp: number;
  readonly envelopeDown: number;
}

/** Columns that belong together. */
export interface ColumnRun {
  /** Key of the first. */
  readonly first: number;
  readonly columns: readonly RunColumn[];
}

/** Moments without a block that a run bridges; with more the storm was over in between. */
const BRIDGE = 8;
/** Neighbours on each side that the envelope follows. */
const REACH = 2;

function envelope(columns: readonly (StripColumn | null)[], index: number): RunColumn {
  const near = columns.slice(Math.max(0, index - REACH), index + REACH + 1);
  return {
    column: columns[index]!,
    envelopeUp: Math.max(0, ...near.map((column) => column?.up ?? 0)),
    envelopeDown: Math.min(0, ...near.map((column) => column?.down ?? 0)),
  };
}

/** The runs of columns in the order of time, each with an envelope that has no holes. */
export function toRuns(columns: ReadonlyMap<number, StripColumn>): ColumnRun[] {
  const keys = [...columns.keys()].sort((a, b) => a - b);
  const bounds: [first: number, last: number][] = [];
  for (const key of keys) {
    const run = bounds.at(-1);
    if (run && key - run[1] <= BRIDGE) run[1] = key;
    else bounds.push([key, key]);
  }
  return bounds.map(([first, last]) => {
    const all = Array.from({ length: last - first + 1 }, (_, index) => columns.get(first + index) ?? null);
    return { first, columns: all.map((_, index) => envelope(all, index)) };
  });
}
