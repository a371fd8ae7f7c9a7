import { expect, it } from 'vitest';
import { toDayBars } from './day-bars.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');

it('returns a bar for each day up to today, including those without checks', () => {
  const days = [
    { day: '2026-11-20', checks: 4, answered: 3 },
    { day: '2026-11-22', checks: 2, answered: 2 },
  ];
  expect(toDayBars(days, NOW, 4)).toEqual([
    { day: '2026-11-19', share: null },
    { day: '2026-11-20', share: 0.75 },
    { day: '2026-11-21', share: null },
    { day: '2026-11-22', share: 1 },
  ]);
});

it('omits older days', () => {
  expect(toDayBars([{ day: '2026-11-01', checks: 1, answered: 0 }], NOW, 1)).toEqual([
    { day: '2026-11-22', share: null },
  ]);
});
