import type { Block } from '@nova/shared/explorer/schemas';

/** A stretch of time and the Energy Points of each action sealed in it. */
export interface TimeColumn {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly points: readonly number[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Stretches that a clock has. */
const STRETCHES = [
  SECOND,
  5 * SECOND,
  15 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  4 * HOUR,
  DAY,
  7 * DAY,
  30 * DAY,
];

/** The shortest stretch of a clock with which a span needs no more than so many columns. */
export function stretchOf(span: number, mostColumns: number): number {
  return (
    STRETCHES.find((stretch) => span / stretch < mostColumns) ??
    Math.ceil(span / mostColumns / STRETCHES.at(-1)!) * STRETCHES.at(-1)!
  );
}

/**
 * The actions of some blocks over time, in even stretches from the oldest block to the newest, quiet ones included.
 * @param blocks newest first
 */
export function groupByTime(blocks: readonly Block[], mostColumns: number): TimeColumn[] {
  const times = blocks.map((block) => Date.parse(block.timestamp));
  const [newest, oldest] = [times[0], times.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const stretch = stretchOf(newest - oldest, mostColumns - 1);
  const start = Math.floor(oldest / stretch) * stretch;
  const count = Math.floor((newest - start) / stretch) + 1;
  const columns = Array.from({ length: count }, (_, index) => ({
    from: start + index * stretch,
    points: [] as number[],
  }));
  for (const [index, { action }] of blocks.entries()) {
    if (action) columns[Math.floor((times[index]! - start) / stretch)]!.points.push(action.points);
  }
  return columns;
}
