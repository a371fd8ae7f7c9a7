import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResponseWatch } from './response-watch.ts';

let watch: ResponseWatch;
let asleepMs = 0;
const check = vi.fn();
const onSilent = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  asleepMs = 0;
  watch = new ResponseWatch({ check, onSilent, now: () => Date.now() + asleepMs });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

/** Lets time pass in which no timer fires, as on a suspended machine. */
const suspend = (ms: number) => (asleepMs += ms);

test('reports a process that has been silent for 30 seconds, once', () => {
  vi.advanceTimersByTime(29_000);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onSilent.mock.calls).toEqual([[30_000]]);
  vi.advanceTimersByTime(120_000);
  expect(onSilent).toHaveBeenCalledTimes(1);
});

test('leaves alone a process that responds late, but within 30 seconds each time', () => {
  for (let round = 0; round < 20; round++) {
    vi.advanceTimersByTime(25_000);
    watch.hearResponse();
  }
  expect(onSilent).not.toHaveBeenCalled();
});

test('does not count an hour in which the machine was suspended', () => {
  vi.advanceTimersByTime(25_000);
  suspend(3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(onSilent).not.toHaveBeenCalled();
  watch.hearResponse();
  vi.advanceTimersByTime(25_000);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(onSilent).toHaveBeenCalledTimes(1);
});

test('does not count while the machine is too busy for checks on time, or when its clock is set back', () => {
  for (let round = 0; round < 20; round++) {
    suspend(1_500);
    vi.advanceTimersByTime(5_000);
  }
  for (let round = 0; round < 20; round++) {
    suspend(-6_000);
    vi.advanceTimersByTime(5_000);
  }
  expect(onSilent).not.toHaveBeenCalled();
  expect(check).toHaveBeenCalledTimes(41);
});
