import { expect, test, vi } from 'vitest';
import { loadTogether } from './load-together.ts';

/** Loads that end when told to. */
function createLoads() {
  const loads: { keys: readonly string[]; end: (error?: Error) => void }[] = [];
  const load = loadTogether<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const values = keys.map((key) => (key === 'bad' ? new Error('bad key') : key.toUpperCase()));
        loads.push({ keys, end: (error) => (error ? reject(error) : resolve(values)) });
      }),
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { load, loads, turn };
}

test('keys requested during a load share the next one', async () => {
  const { load, loads, turn } = createLoads();
  const first = load('a');
  await turn();
  const others = [load('b'), load('c')];
  await turn();
  expect(loads.map(({ keys }) => keys)).toEqual([['a']]);
  loads[0]!.end();
  expect(await first).toBe('A');
  await turn();
  const last = load('b');
  await turn();
  expect(loads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
  loads[1]!.end();
  expect(await Promise.all(others)).toEqual(['B', 'C']);
  await turn();
  // The value of `b` is not remembered.
  loads[2]!.end();
  expect(await last).toBe('B');
});

test('an error of one key rejects only that key', async () => {
  const { load, loads, turn } = createLoads();
  const [good, bad] = [load('good'), load('bad').catch((error: Error) => error.message)];
  await turn();
  loads[0]!.end();
  expect([await good, await bad]).toEqual(['GOOD', 'bad key']);
});

test('a failed load rejects its keys, and the next one begins', async () => {
  const { load, loads, turn } = createLoads();
  const first = load('a').catch((error: Error) => error.message);
  await turn();
  const second = load('b');
  loads[0]!.end(new Error('no connection'));
  expect(await first).toBe('no connection');
  await turn();
  loads[1]!.end();
  expect(await second).toBe('B');
});

test('a load that does not end holds back the next one for a second only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { load, loads, turn } = createLoads();
    void load('stuck');
    await turn();
    const next = load('next');
    await vi.advanceTimersByTimeAsync(999);
    await turn();
    expect(loads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await turn();
    loads[1]!.end();
    expect(await next).toBe('NEXT');
  } finally {
    vi.useRealTimers();
  }
});
