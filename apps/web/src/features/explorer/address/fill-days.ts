import type { AddressDetail } from '@nova/shared/explorer/address-schemas';

const DAY_MS = 86_400_000;

/** Activity of one UTC day. */
export type ActivityDay = AddressDetail['days'][number];

/**
 * Returns the last `count` UTC days up to today, but none before the address was first seen. Adds the days
 * without activity, which the response omits.
 * @param first milliseconds since 1970; null for an address that was never seen
 */
export function fillDays(
  days: readonly ActivityDay[],
  { today, count, first }: { today: number; count: number; first: number | null },
): ActivityDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const age = first === null ? 0 : Math.floor(today / DAY_MS) - Math.floor(first / DAY_MS);
  const shown = Math.min(count, Math.max(1, age + 1));
  return Array.from({ length: shown }, (_, index) => {
    const day = new Date(today - (shown - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, actions: 0, points: 0 };
  });
}
