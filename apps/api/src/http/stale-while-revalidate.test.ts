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
  return { world, request: staleWhileRevalidate(read, { freshMs: 10, staleMs: 60 }, () => world.now) };
}
/** Waits until background work is done. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a fresh answer is read once, regardless of the number of requests', async () => {
  const { world, request } = setUp();
  expect(await Promise.all([request(), request(), request()])).toEqual([1, 1, 1]);
  world.now = 9;
  expect(await request()).toBe(1);
  expect(world.readings).toBe(1);
});

test('an answer that is no longer fresh is read again without delaying a request', async () => {
  const { world, request } = setUp();
  await request();
  world.now = 10;
  expect(await request()).toBe(1);
  await settle();
  expect(await request()).toBe(2);
});

test('a request waits for an answer that has not been used for a long time', async () => {
  const { world, request } = setUp();
  await request();
  world.now = 60;
  expect(await request()).toBe(2);
});

test('an error keeps the last answer until it is too old, and is then reported', async () => {
  const { world, request } = setUp();
  await request();
  world.error = new Error('the database is away');
  world.now = 20;
  expect(await request()).toBe(1);
  await settle();
  expect(await request()).toBe(1);
  await settle();
  world.now = 60;
  await expect(request()).rejects.toThrow('the database is away');
  world.error = null;
  expect(await request()).toBe(world.readings);
});
