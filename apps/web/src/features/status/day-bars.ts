import type { ServiceStatus } from '@nova/shared/status/schemas';

/** One of 90 days. */
export interface DayBar {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  /** Fraction of successful checks, 0 to 1; null on a day without checks. */
  readonly share: number | null;
}

const DAY_MS = 86_400_000;

/** Returns the last days up to today, including those without checks. @param now milliseconds since 1970 */
export function toDayBars(days: ServiceStatus['days'], now: number, count: number): DayBar[] {
  const shares = new Map(days.map(({ day, checks, answered }) => [day, answered / checks]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, share: shares.get(day) ?? null };
  });
}
