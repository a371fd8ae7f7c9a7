import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createRowRunner } from './row-runner.ts';

const name = (row: string) => row;
const fail = () => Promise.reject(new Error('no'));

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

test('rows that are left alone are named, so that a list can leave them out', async () => {
  let now = 0;
  const runner = createRowRunner(pino({ enabled: false }), 'test', () => now);
  await runner.run('due', ['a', 'b'], name, fail);
  expect(runner.listLeftAlone('due')).toEqual(['a', 'b']);
  expect(runner.listLeftAlone('expired')).toEqual([]);
  now = 1_000;
  expect(runner.listLeftAlone('due')).toEqual([]);
});

test('the next row to be tried again is known by its time', async () => {
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

test('a row that failed and is listed no more is forgotten once it may be tried again', async () => {
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
