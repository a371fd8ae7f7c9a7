import type { Block } from '@nova/shared/explorer/schemas';

/** A time interval with the Energy Points of each action sealed in it. */
export interface TimeColumn {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly points: readonly number[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Interval lengths that suit a clock. */
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

/** Returns the shortest interval that divides a span into at most `mostColumns` columns. */
export function stretchOf(span: number, mostColumns: number): number {
  return (
    STRETCHES.find((stretch) => span / stretch < mostColumns) ??
    Math.ceil(span / mostColumns / STRETCHES.at(-1)!) * STRETCHES.at(-1)!
  );
}

/**
 * Groups the actions of blocks into equal intervals from the oldest action to the newest, including empty
 * ones. Blocks without an action are ignored, because the first block of a chain may have a timestamp years
 * ago.
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
