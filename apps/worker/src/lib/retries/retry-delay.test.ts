import { expect, test } from 'vitest';
import { RetryDelay } from './retry-delay.ts';

test('doubles up to its maximum and restarts after a success', () => {
  const delay = new RetryDelay(50, 300);
  expect([delay.next(), delay.next(), delay.next(), delay.next(), delay.next()]).toEqual([
    50, 100, 200, 300, 300,
  ]);
  delay.reset();
  expect(delay.next()).toBe(50);
});
