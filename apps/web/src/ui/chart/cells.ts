import { heatOf, type Heat } from '../trace/trace-scale.ts';

/** One box of a column: how much of the axis it takes, and its heat. */
export interface ChartCell {
  readonly size: number;
  readonly heat: Heat;
  /** How many actions are in it; more than one where single ones could not be told apart. */
  readonly count: number;
}

/** Below this many pixels one action is no box any more. */
const LEAST_BOX = 4;

/**
 * The boxes of a column, coolest at the bottom: one per action while the smallest still is a box, else one per heat.
 * @param points Energy Points of each action
 * @param measure what the axis counts: actions, or their energy
 * @param pixelsPerUnit of the axis
 */
export function toCells(
  points: readonly number[],
  measure: 'actions' | 'energy',
  pixelsPerUnit: number,
): ChartCell[] {
  const sizeOf = (each: number) => (measure === 'actions' ? 1 : each);
  const single = [...points]
    .sort((a, b) => a - b)
    .map((each) => ({ size: sizeOf(each), heat: heatOf(each), count: 1 }));
  const smallest = Math.min(...single.map((cell) => cell.size).filter((size) => size > 0));
  if (smallest * pixelsPerUnit >= LEAST_BOX) return single;
  const merged: ChartCell[] = [];
  for (const cell of single) {
    const last = merged.at(-1);
    if (last?.heat === cell.heat)
      merged[merged.length - 1] = {
        ...last,
        size: last.size + cell.size,
        count: last.count + cell.count,
      };
    else merged.push(cell);
  }
  return merged;
}
