import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/http.ts';
import { createLiveReading, type LiveReading } from './live-reading.ts';

let answers: (() => Promise<number>)[] = [];
let everyMs: number | null = null;
let readCount = 0;
let reading: LiveReading<number>;
const stops: (() => void)[] = [];

const check = () => stops.push(reading.subscribe(() => undefined));
const leave = () => stops.splice(0).forEach((stop) => stop());
const fail = (status: number) => () => Promise.reject<number>(new ApiError('x', status, 'x'));
const report = (value: number) => () => Promise.resolve(value);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  everyMs = null;
  readCount = 0;
  reading = createLiveReading({
    read: () => {
      readCount += 1;
      return answers.shift()!();
    },
    everyMs: () => everyMs,
    staleMs: 10_000,
  });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('is read once for all subscribers, with the first one', async () => {
  answers = [report(1)];
  expect(readCount).toBe(0);
  check();
  check();
  await settle();
  expect([readCount, reading.get().data, reading.get().isPending]).toEqual([1, 1, false]);
});

it('is reread only when stale', async () => {
  answers = [report(1), report(2)];
  check();
  await settle();
  leave();
  await vi.advanceTimersByTimeAsync(9_000);
  check();
  await settle();
  expect(readCount).toBe(1);
  leave();
  await vi.advanceTimersByTimeAsync(2_000);
  check();
  await settle();
  expect(reading.get().data).toBe(2);
});

it('is polled only with subscribers', async () => {
  everyMs = 1_000;
  answers = [report(1), report(2), report(3)];
  check();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(reading.get().data).toBe(3);
  leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readCount).toBe(3);
});

it('retries a temporary error twice, then reports it and keeps its data', async () => {
  answers = [report(1), fail(503), fail(0), fail(429)];
  check();
  await settle();
  void reading.refresh();
  await vi.advanceTimersByTimeAsync(1_500);
  expect([readCount, reading.get().isError]).toEqual([3, false]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(readCount).toBe(4);
  expect(reading.get()).toMatchObject({ data: 1, isError: true, isPending: false });
});

it('does not retry a permanent error', async () => {
  answers = [fail(404)];
  check();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([readCount, reading.get().isError]).toEqual([1, true]);
});

it('reads once more on a request during a read', async () => {
  let release = (_value: number) => undefined as void;
  answers = [() => new Promise((resolve) => (release = resolve)), report(2)];
  check();
  void reading.refresh();
  void reading.refresh();
  release(1);
  await settle();
  expect([readCount, reading.get().data]).toEqual([2, 2]);
});

it('remembers a requested reread until there is a subscriber', async () => {
  let release = (_value: number) => undefined as void;
  answers = [() => new Promise((resolve) => (release = resolve)), report(2)];
  check();
  await settle();
  leave();
  void reading.refresh();
  release(1);
  await settle();
  expect(readCount).toBe(1);
  check();
  await settle();
  expect(reading.get().data).toBe(2);
});
