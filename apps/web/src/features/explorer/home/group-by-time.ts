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
 * The actions of some blocks over time, in even stretches from the oldest action to the newest, quiet ones included.
 * Blocks without an action do not count: the first block of a chain may say it was made years ago.
 * @param blocks newest first
 */
export function groupByTime(blocks: readonly Block[], mostColumns: number): TimeColumn[] {
  const actions = blocks.flatMap(({ action, timestamp }) =>
    action ? [{ points: action.points, at: Date.parse(timestamp) }] : [],
  );
  const [newest, oldest] = [actions[0]?.at, actions.at(-1)?.at];
  if (newest === undefined || oldest === undefined) return [];
  const stretch = stretchOf(newest - oldest, mostColumns - 1);
  const start = Math.floor(oldest / stretch) * stretch;
  const count = Math.floor((newest - start) / stretch) + 1;
  const columns = Array.from({ length: count }, (_, index) => ({
    from: start + index * stretch,
    points: [] as number[],
  }));
  for (const { points, at } of actions) columns[Math.floor((at - start) / stretch)]!.points.push(points);
  return columns;
}
