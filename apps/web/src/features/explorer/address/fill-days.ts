import type { AddressDetail } from '@nova/shared/explorer/address-schemas';

const DAY_MS = 86_400_000;

/** Activity of one UTC day. */
export type ActivityDay = AddressDetail['days'][number];

/** Returns each of the last `count` UTC days up to today; the response contains only days with activity. */
export function fillDays(days: readonly ActivityDay[], today: number, count: number): ActivityDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, actions: 0, points: 0 };
  });
}
