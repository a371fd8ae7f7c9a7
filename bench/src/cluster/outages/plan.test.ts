import { Random } from '@nova/actors/random';
import { expect, test } from 'vitest';
import { drawOutages, OUTAGES } from './plan.ts';

test('fifty rounds contain each outage at least three times, in an order that the seed repeats', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const drawn = drawOutages(new Random(seed), 50);
    expect(drawn).toHaveLength(50);
    const counts = OUTAGES.map((outage) => drawn.filter((each) => each === outage).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(drawOutages(new Random(seed), 50)).toEqual(drawn);
  }
});

test('a run with fewer rounds than outages has none twice', () => {
  const drawn = drawOutages(new Random(7), 3);
  expect(drawn).toHaveLength(3);
  expect(new Set(drawn).size).toBe(3);
});
