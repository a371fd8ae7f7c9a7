import { pino } from 'pino';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Registry } from 'prom-client';
import { followJob } from './follow-job.ts';
import type { JobPlan, JobResult } from './job.ts';
import { createJobMetrics } from './job-metrics.ts';
import { INDEXED, JobSignals } from './job-signals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a job whose queue is empty unless specified otherwise, and counts its runs. */
function follow(plan: Partial<JobPlan> = { gatherMs: 50 }) {
  const stop = new AbortController();
  const polls = { count: 0, found: 0, result: undefined as JobResult };
  const services = {
    logger: pino({ enabled: false }),
    signals: new JobSignals(),
    metrics: createJobMetrics(new Registry(), Date.now),
    isImporting: () => false,
  };
  const ended = followJob(
    { name: 'test', after: [INDEXED.nfts], everyMs: 1_000, ...plan },
    services,
    // The test's work needs no connection.
    { listener: {} as Client, signal: stop.signal },
    () => ({
      run: () => {
        polls.count += 1;
        const hasMore = polls.found > 0;
        if (hasMore) polls.found -= 1;
        return Promise.resolve(hasMore || polls.result);
      },
    }),
  );
  const wake = { wake: () => services.signals.report(INDEXED.nfts) };
  const busyFor = async (ms: number) => {
    for (let at = 0; at < ms; at += 10) {
      wake.wake();
      await vi.advanceTimersByTimeAsync(10);
    }
  };
  return {
    polls,
    wake,
    busyFor,
    end: async () => {
      stop.abort();
      await ended;
    },
  };
}

test('on a quiet chain, work is checked after the short delay', async () => {
  const job = follow();
  await vi.advanceTimersByTimeAsync(5_000);
  const before = job.polls.count;
  job.wake.wake();
  await vi.advanceTimersByTimeAsync(60);
  expect(job.polls.count).toBe(before + 1);
  await job.end();
});

test('while successive blocks contain no work, it is checked twice a second', async () => {
  const job = follow();
  await job.busyFor(2_000);
  const before = job.polls.count;
  await job.busyFor(10_000);
  expect(job.polls.count - before).toBeLessThanOrEqual(20);
  expect(job.polls.count - before).toBeGreaterThanOrEqual(19);
  await job.end();
});

test('the delay is short again after work or a quiet second', async () => {
  const job = follow();
  await job.busyFor(5_000);
  job.polls.found = 1;
  while (job.polls.found > 0) await job.busyFor(10);
  const before = job.polls.count;
  await job.busyFor(70);
  expect(job.polls.count).toBe(before + 1);
  await job.busyFor(5_000);
  await vi.advanceTimersByTimeAsync(3_000);
  const after = job.polls.count;
  job.wake.wake();
  await vi.advanceTimersByTimeAsync(60);
  expect(job.polls.count).toBe(after + 1);
  await job.end();
});

test('a job that is woken repeatedly runs immediately, and then no sooner than its rest period allows', async () => {
  const job = follow({ everyMs: 10_000, restMs: 100 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job.polls.count).toBe(1);
  job.wake.wake();
  await vi.advanceTimersByTimeAsync(5);
  expect(job.polls.count).toBe(2);
  await job.busyFor(1_000);
  expect(job.polls.count).toBeLessThanOrEqual(13);
  await job.end();
});

test('a job that nothing wakes runs periodically, and sooner if a row is due', async () => {
  const job = follow({ everyMs: 10_000 });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(job.polls.count).toBe(1);
  job.polls.result = 500;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(job.polls.count).toBe(3);
  await job.end();
});
