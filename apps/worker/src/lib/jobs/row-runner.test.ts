import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createRowRunner } from './row-runner.ts';

const name = (row: string) => row;
const fail = () => Promise.reject(new Error('no'));

test('a failing row blocks no other and is postponed with growing delays', async () => {
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
  const run = () => runner.run('step', ['poisoned', 'good'], (row) => row, work);
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

test('lists postponed rows, so that a query can exclude them', async () => {
  let now = 0;
  const runner = createRowRunner(pino({ enabled: false }), 'test', () => now);
  await runner.run('due', ['a', 'b'], name, fail);
  expect(runner.listLeftAlone('due')).toEqual(['a', 'b']);
  expect(runner.listLeftAlone('expired')).toEqual([]);
  now = 1_000;
  expect(runner.listLeftAlone('due')).toEqual([]);
});

test('reports the time of the next retry', async () => {
  let now = 0;
  const runner = createRowRunner(pino({ enabled: false }), 'test', () => now);
  expect(runner.findRetryMs()).toBe(undefined);
  await runner.run('due', ['a'], name, fail);
  now = 300;
  await runner.run('expired', ['b'], name, fail);
  expect(runner.findRetryMs()).toBe(700);
  now = 1_200;
  expect(runner.findRetryMs()).toBe(0);
});

test('forgets a failed row that is no longer listed once its retry is due', async () => {
  let now = 0;
  const runner = createRowRunner(pino({ enabled: false }), 'test', () => now);
  await runner.run('due', ['a'], name, fail);
  await runner.run('due', [], name, fail);
  expect(runner.findRetryMs()).toBe(1_000);
  now = 1_000;
  await runner.run('expired', [], name, fail);
  expect(runner.findRetryMs()).toBe(0);
  await runner.run('due', [], name, fail);
  expect(runner.findRetryMs()).toBe(undefined);
});
