import type { DailySummary, UserAction } from '@nova/shared/energy/schemas';

type Day = DailySummary['daily_summary'][number];

export interface DayColumn {
  /** UTC day, `2026-11-20`. */
  readonly date: string;
  readonly actions: number;
  /** Energy Points of the day. */
  readonly total: number;
  /** Energy Points of each action. */
  readonly points: readonly number[];
}

/**
 * Combines the days with their individual actions. The summary is exact for each day, but the list of actions
 * is limited: a day that the list does not fully contain is drawn from its total, in boxes of the day's
 * average.
 */
export function toDayColumns(days: readonly Day[], actions: readonly UserAction[]): DayColumn[] {
  const known = new Map<string, number[]>();
  for (const { occurred_at: time, points, status } of actions) {
    if (status !== 'sealed') continue;
    const date = time.slice(0, 10);
    known.set(date, [...(known.get(date) ?? []), points]);
  }
  return days.map(({ date, actions: count, energy_points: total }) => {
    const listed = known.get(date) ?? [];
    const isWhole = listed.length === count && listed.reduce((sum, each) => sum + each, 0) === total;
    const points = isWhole ? listed : Array.from({ length: count }, () => total / count);
    return { date, actions: count, total, points };
  });
}
