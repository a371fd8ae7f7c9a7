import { expect, test } from 'vitest';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

/** Creates a read function that counts its calls, and a clock under the test's control. */
function setUp() {
  const world = { now: 0, readings: 0, error: null as Error | null };
  const read = async () => {
    world.readings += 1;
    if (world.error) throw world.error;
    return world.readings;
  };
  return { world, ask: staleWhileRevalidate(read, { freshMs: 10, staleMs: 60 }, () => world.now) };
}
/** Waits until background work is done. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('however many ask while it is fresh, it is read once', async () => {
  const { world, ask } = setUp();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  world.now = 9;
  expect(await ask()).toBe(1);
  expect(world.readings).toBe(1);
});

test('once it is no longer fresh it is read again, and nobody waits for that', async () => {
  const { world, ask } = setUp();
  await ask();
  world.now = 10;
  expect(await ask()).toBe(1);
  await settle();
  expect(await ask()).toBe(2);
});

test('an answer that nobody asked for in a long time is waited for', async () => {
  const { world, ask } = setUp();
  await ask();
  world.now = 60;
  expect(await ask()).toBe(2);
});

test('a fault leaves the last answer until it is too old, and is then told', async () => {
  const { world, ask } = setUp();
  await ask();
  world.error = new Error('the database is away');
  world.now = 20;
  expect(await ask()).toBe(1);
  await settle();
  expect(await ask()).toBe(1);
  await settle();
  world.now = 60;
  await expect(ask()).rejects.toThrow('the database is away');
  world.error = null;
  expect(await ask()).toBe(world.readings);
});
