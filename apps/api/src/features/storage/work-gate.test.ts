import { expect, test } from 'vitest';
import { createWorkGate } from './work-gate.ts';

test('no more work runs at once than may, the rest waits, and too much is turned away', async () => {
  const gate = createWorkGate(2, 2);
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = () => {
    running += 1;
    most = Math.max(most, running);
    return new Promise<void>((resolve) => {
      ends.push(() => {
        running -= 1;
        resolve();
      });
    });
  };
  const all = [1, 2, 3, 4].map(() => gate.run(work));
  await expect(gate.run(work)).rejects.toMatchObject({ code: 'unavailable' });
  while (ends.length > 0) {
    ends.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(most).toBe(2);
});

test('work that fails makes room too', async () => {
  const gate = createWorkGate(1, 0);
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run(() => Promise.resolve('done'))).toBe('done');
});
