import type { StripColumn } from './strip-model.ts';

/** One time step of a run; without a block there is no column, but the envelope continues. */
export interface RunColumn {
  readonly column: StripColumn | null;
  readonly envelopeUp: number;
  readonly envelopeDown: number;
}

/** Columns that belong together. */
export interface ColumnRun {
  /** Key of the first column. */
  readonly first: number;
  readonly columns: readonly RunColumn[];
}

/** Maximum number of steps without a block within a run; a longer gap means that the burst was over. */
const BRIDGE = 8;
/** Number of neighbors on each side that the envelope considers. */
const REACH = 2;

function envelope(columns: readonly (StripColumn | null)[], index: number): RunColumn {
  const near = columns.slice(Math.max(0, index - REACH), index + REACH + 1);
  return {
    column: columns[index]!,
    envelopeUp: Math.max(0, ...near.map((column) => column?.up ?? 0)),
    envelopeDown: Math.min(0, ...near.map((column) => column?.down ?? 0)),
  };
}

/** Returns the runs of columns in chronological order, each with an envelope without gaps. */
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
