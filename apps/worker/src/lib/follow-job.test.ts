import { pino } from 'pino';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followQueue } from './follow-queue.ts';
import { WakeSignal } from './wake-signal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A job whose queue is empty unless told otherwise, and how often it has looked. */
function follow() {
  const stop = new AbortController();
  const wake = new WakeSignal();
  const looks = { count: 0, found: 0 };
  const ended = followQueue(
    // The connection is the step's own matter.
    { client: {} as Client, signal: stop.signal },
    {
      name: 'test',
      logger: pino({ enabled: false }),
      wake,
      isImporting: () => false,
      idleMs: 1_000,
      gatherMs: 50,
    },
    () => {
      looks.count += 1;
      const hasMore = looks.found > 0;
      if (hasMore) looks.found -= 1;
      return Promise.resolve(hasMore);
    },
  );
  const busyFor = async (ms: number) => {
    for (let at = 0; at < ms; at += 10) {
      wake.wake();
      await vi.advanceTimersByTimeAsync(10);
    }
  };
  return {
    looks,
    wake,
    busyFor,
    end: async () => {
      stop.abort();
      await ended;
    },
  };
}

test('on a quiet chain what a block brings is looked for after the short wait', async () => {
  const job = follow();
  await vi.advanceTimersByTimeAsync(5_000);
  const before = job.looks.count;
  job.wake.wake();
  await vi.advanceTimersByTimeAsync(60);
  expect(job.looks.count).toBe(before + 1);
  await job.end();
});

test('while block after block brings nothing to do, it is looked for twice a second', async () => {
  const job = follow();
  await job.busyFor(2_000);
  const before = job.looks.count;
  await job.busyFor(10_000);
  expect(job.looks.count - before).toBeLessThanOrEqual(20);
  expect(job.looks.count - before).toBeGreaterThanOrEqual(19);
  await job.end();
});

test('once there was something to do, or a quiet second, the wait is short again', async () => {
  const job = follow();
  await job.busyFor(5_000);
  job.looks.found = 1;
  while (job.looks.found > 0) await job.busyFor(10);
  const before = job.looks.count;
  await job.busyFor(70);
  expect(job.looks.count).toBe(before + 1);
  await job.busyFor(5_000);
  await vi.advanceTimersByTimeAsync(3_000);
  const after = job.looks.count;
  job.wake.wake();
  await vi.advanceTimersByTimeAsync(60);
  expect(job.looks.count).toBe(after + 1);
  await job.end();
});
