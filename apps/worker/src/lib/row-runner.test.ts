import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createRowRunner } from './row-runner.ts';

test('a row that fails stops no other, and is left alone longer each time', async () => {
  let now = 0;
  const runner = createRowRunner(pino({ enabled: false }), 'test', () => now);
  const done: string[] = [];
  let tries = 0;
  const work = (row: string) => {
    if (row === 'poisoned') {
      tries += 1;
      return Promise.reject(new Error('no'));
    }
    done.push(row);
    return Promise.resolve();
  };
  const run = () => runner.run(['poisoned', 'good'], (row) => row, work);
  await run();
  await run();
  expect([done.length, tries]).toEqual([2, 1]);
  now = 1_000;
  await run();
  now = 4_999;
  await run();
  expect(tries).toBe(2);
  now = 5_000;
  await run();
  expect([done.length, tries]).toEqual([5, 3]);
});

test('rows that are left alone are named, so that a list can leave them out', async () => {
  let now = 0;
  const runner = createRowRunner(pino({ enabled: false }), 'test', () => now);
  const key = (row: string) => `due ${row}`;
  await runner.run(['a', 'b'], key, () => Promise.reject(new Error('no')));
  expect(runner.listLeftAlone('due ')).toEqual(['a', 'b']);
  expect(runner.listLeftAlone('expired ')).toEqual([]);
  now = 1_000;
  expect(runner.listLeftAlone('due ')).toEqual([]);
});
