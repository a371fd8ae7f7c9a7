import { expect, test } from 'vitest';
import { createBodyBudget, listBodyClients } from './body-budget.ts';

const client = (key: string, maxBytes = 100) => ({ key, maxBytes });
function createGates() {
  const ends: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => ends.push(resolve));
  return { hold, endAll: () => ends.forEach((end) => end()) };
}

test('a client has a limit of concurrent bytes, and another one is not affected', async () => {
  const budget = createBodyBudget(1_000);
  const { hold, endAll } = createGates();
  const running = [budget.run([client('a')], 60, hold), budget.run([client('b')], 60, hold)];
  await expect(budget.run([client('a')], 41, hold)).rejects.toMatchObject({ code: 'rate_limited' });
  running.push(budget.run([client('a')], 40, hold));
  endAll();
  await Promise.all(running);
  expect(await budget.run([client('a')], 100, () => Promise.resolve('read'))).toBe('read');
});

test('all clients together have a limit of concurrent bytes', async () => {
  const budget = createBodyBudget(150);
  const { hold, endAll } = createGates();
  const running = [budget.run([client('a')], 100, hold)];
  await expect(budget.run([client('b')], 51, hold)).rejects.toMatchObject({ code: 'unavailable' });
  endAll();
  await Promise.all(running);
});

test('refused and failed uploads release their bytes', async () => {
  const budget = createBodyBudget(100);
  const fail = () => Promise.reject(new Error('cut off'));
  await expect(budget.run([client('a')], 100, fail)).rejects.toThrow('cut off');
  await expect(budget.run([client('a', 10), client('net')], 50, fail)).rejects.toMatchObject({
    code: 'rate_limited',
  });
  expect(await budget.run([client('a'), client('net')], 100, () => Promise.resolve('read'))).toBe('read');
});

test('uploads from the /56 of one IPv6 /48 share a limit below that of all clients', async () => {
  const megabyte = 1024 * 1024;
  const budget = createBodyBudget(160 * megabyte);
  const { hold, endAll } = createGates();
  const upload = (place: number, prefix = '2001:db8:1') =>
    budget.run(
      listBodyClients(`user ${prefix} ${place}`, `${prefix}:${(place * 256).toString(16)}::1`),
      24 * megabyte,
      hold,
    );
  const running = [0, 1, 2, 3].map((place) => upload(place));
  await expect(upload(4)).rejects.toMatchObject({ code: 'rate_limited' });
  running.push(upload(4, '2001:db8:2'));
  endAll();
  await Promise.all(running);
});
