import { expect, test } from 'vitest';
import { createMemoryRateLimits } from './rate-limit-store.ts';

const RULE = { name: 'test', perSecond: 2, burst: 4 };

test('a bucket allows its burst, then its refill rate', async () => {
  let now = 0;
  const limits = createMemoryRateLimits(() => now);
  for (let i = 0; i < 4; i += 1) expect(await limits.take(RULE, 'a', 1)).toEqual({ ok: true });
  expect(await limits.take(RULE, 'a', 1)).toEqual({ ok: false, retryAfterSeconds: 1 });
  now = 500;
  expect(await limits.take(RULE, 'a', 1)).toEqual({ ok: true });
  expect(await limits.take(RULE, 'a', 1)).toEqual({ ok: false, retryAfterSeconds: 1 });
});

test('a refused request costs nothing and names the time until its full cost is available', async () => {
  let now = 0;
  const limits = createMemoryRateLimits(() => now);
  await limits.take(RULE, 'a', 4);
  expect(await limits.take(RULE, 'a', 4)).toEqual({ ok: false, retryAfterSeconds: 2 });
  now = 2_000;
  expect(await limits.take(RULE, 'a', 4)).toEqual({ ok: true });
});

test('clients and rules do not share a bucket', async () => {
  const limits = createMemoryRateLimits(() => 0);
  await limits.take(RULE, 'a', 4);
  expect(await limits.take(RULE, 'b', 4)).toEqual({ ok: true });
  expect(await limits.take({ ...RULE, name: 'other' }, 'a', 4)).toEqual({ ok: true });
});

test('a bucket never exceeds its burst', async () => {
  let now = 0;
  const limits = createMemoryRateLimits(() => now);
  await limits.take(RULE, 'a', 1);
  now = 3_600_000;
  expect(await limits.take(RULE, 'a', 5)).toEqual({ ok: false, retryAfterSeconds: 1 });
});
