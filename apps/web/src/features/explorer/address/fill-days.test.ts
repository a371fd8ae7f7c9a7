import { expect, it } from 'vitest';
import { fillDays } from './fill-days.ts';

const LONG_AGO = 0;
const TODAY = Date.parse('2026-11-20T14:02:44.204Z');

it('returns every day up to today, including days without activity', () => {
  const days = fillDays([{ day: '2026-11-19', actions: 3, points: 55 }], {
    today: TODAY,
    count: 30,
    first: LONG_AGO,
  });
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-10-22', actions: 0, points: 0 });
  expect(days[28]).toEqual({ day: '2026-11-19', actions: 3, points: 55 });
  expect(days[29]!.day).toBe('2026-11-20');
});

it('omits days before the requested period', () => {
  const days = fillDays([{ day: '2026-11-01', actions: 3, points: 55 }], {
    today: TODAY,
    count: 7,
    first: LONG_AGO,
  });
  expect(days.map((day) => day.actions)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('begins on the day an address was first seen, and returns only today for an unseen address', () => {
  const first = TODAY - 2 * 86_400_000;
  expect(fillDays([], { today: TODAY, count: 30, first })).toHaveLength(3);
  expect(fillDays([], { today: TODAY, count: 30, first: null })).toHaveLength(1);
});
