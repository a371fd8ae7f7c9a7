import { expect, it } from 'vitest';
import { axisTop, fillDays } from './address-days-chart.tsx';

const TODAY = Date.parse('2026-11-20T14:02:44.204Z');

it('shows thirty days up to today, days without activity included', () => {
  const days = fillDays([{ day: '2026-11-19', actions: 3, points: 55 }], TODAY);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-10-22', actions: 0, points: 0 });
  expect(days[28]).toEqual({ day: '2026-11-19', actions: 3, points: 55 });
  expect(days[29]!.day).toBe('2026-11-20');
});

it('ends the axis on a round number with a whole middle', () => {
  expect([1, 4, 5, 10, 11, 84, 130].map(axisTop)).toEqual([4, 4, 10, 10, 20, 90, 200]);
});
