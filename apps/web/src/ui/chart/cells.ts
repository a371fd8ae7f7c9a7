import { heatOf, type Heat } from '../trace/trace-scale.ts';

/** One box of a column: its height on the axis, and its heat. */
export interface ChartCell {
  readonly size: number;
  readonly heat: Heat;
  /** Number of actions in it; more than one if individual ones would be indistinguishable. */
  readonly count: number;
}

/** Minimum height in pixels of a box for one action. */
const LEAST_BOX = 4;

/**
 * Returns the boxes of a column, coolest at the bottom: one per action if the smallest is tall enough,
 * otherwise one per heat step.
 * @param points Energy Points of each action
 * @param measure unit of the axis: actions, or their energy
 * @param pixelsPerUnit pixels per unit of the axis
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
