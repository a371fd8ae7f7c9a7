import { expect, test } from 'vitest';
import { toRetryPauseMs } from './retry-pause.ts';

test('delays grow from a minute to six hours and stay there', () => {
  expect([1, 2, 3, 9, 10, 1_000_000].map(toRetryPauseMs)).toEqual([
    60_000, 120_000, 240_000, 15_360_000, 21_600_000, 21_600_000,
  ]);
});
