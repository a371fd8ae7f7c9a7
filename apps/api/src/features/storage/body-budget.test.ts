import { expect, test } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

const client = (key: string, maxBytes = 100) => ({ key, maxBytes });
function makeGates() {
  const ends: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => ends.push(resolve));
  return { hold, endAll: () => ends.forEach((end) => end()) };
}

test('a client has so many bytes under way, another one is not affected', async () => {
  const budget = createBodyBudget(1_000);
  const { hold, endAll } = makeGates();
  const running = [budget.run([client('a')], 60, hold), budget.run([client('b')], 60, hold)];
  await expect(budget.run([client('a')], 41, hold)).rejects.toMatchObject({ code: 'rate_limited' });
  running.push(budget.run([client('a')], 40, hold));
  endAll();
  await Promise.all(running);
  expect(await budget.run([client('a')], 100, () => Promise.resolve('read'))).toBe('read');
});

test('all clients together have so many bytes under way', async () => {
  const budget = createBodyBudget(150);
  const { hold, endAll } = makeGates();
  const running = [budget.run([client('a')], 100, hold)];
  await expect(budget.run([client('b')], 51, hold)).rejects.toMatchObject({ code: 'unavailable' });
  endAll();
  await Promise.all(running);
});

test('what is refused or fails gives its bytes back', async () => {
  const budget = createBodyBudget(100);
  const fail = () => Promise.reject(new Error('cut off'));
  await expect(budget.run([client('a')], 100, fail)).rejects.toThrow('cut off');
  await expect(budget.run([client('a', 10), client('net')], 50, fail)).rejects.toMatchObject({
    code: 'rate_limited',
  });
  expect(await budget.run([client('a'), client('net')], 100, () => Promise.resolve('read'))).toBe('read');
});
