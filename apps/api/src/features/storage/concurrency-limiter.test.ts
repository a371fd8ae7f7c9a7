import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const LIMITS = { running: 2, waiting: 2, waitingPerOwner: 2 };
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Creates work that runs until it is ended by name. */
function createWork() {
  const ends = new Map<string, () => void>();
  const begin = (name: string) => () =>
    new Promise<void>((resolve) => {
      ends.set(name, () => {
        ends.delete(name);
        resolve();
      });
    });
  return { begin, running: () => [...ends.keys()], end: (name: string) => ends.get(name)!() };
}

test('only the allowed amount of work runs at once, the rest waits, and too much is refused', async () => {
  const gate = createConcurrencyLimiter(LIMITS);
  const { begin, running, end } = createWork();
  const all = ['a', 'b', 'c', 'd'].map((owner) => gate.run(owner, begin(owner)));
  await settle();
  expect(running()).toEqual(['a', 'b']);
  await expect(gate.run('e', begin('e'))).rejects.toMatchObject({ code: 'unavailable' });
  end('a');
  await settle();
  expect(running()).toEqual(['b', 'c']);
  end('b');
  await settle();
  end('c');
  end('d');
  await Promise.all(all);
});

test('an owner has one slot, and others do not wait behind it', async () => {
  const gate = createConcurrencyLimiter(LIMITS);
  const { begin, running, end } = createWork();
  const all = [gate.run('a', begin('a1')), gate.run('a', begin('a2')), gate.run('b', begin('b'))];
  await settle();
  expect(running()).toEqual(['a1', 'b']);
  end('a1');
  await settle();
  expect(running()).toEqual(['b', 'a2']);
  end('b');
  end('a2');
  await Promise.all(all);
});

test('an owner has a limited amount of waiting work', async () => {
  const gate = createConcurrencyLimiter({ running: 2, waiting: 20, waitingPerOwner: 1 });
  const { begin, end } = createWork();
  const all = [gate.run('a', begin('a1')), gate.run('a', begin('a2'))];
  await expect(gate.run('a', begin('a3'))).rejects.toMatchObject({ code: 'unavailable' });
  end('a1');
  await settle();
  end('a2');
  await Promise.all(all);
});

test('failed work frees its slot too', async () => {
  const gate = createConcurrencyLimiter({ running: 1, waiting: 0, waitingPerOwner: 0 });
  await expect(gate.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run('a', () => Promise.resolve('done'))).toBe('done');
});
