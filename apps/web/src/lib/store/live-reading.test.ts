import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/http.ts';
import { createLiveReading, type LiveReading } from './live-reading.ts';

let answers: (() => Promise<number>)[] = [];
let everyMs: number | null = null;
let asked = 0;
let reading: LiveReading<number>;
const stops: (() => void)[] = [];

const check = () => stops.push(reading.subscribe(() => undefined));
const leave = () => stops.splice(0).forEach((stop) => stop());
const fail = (status: number) => () => Promise.reject<number>(new ApiError('x', status, 'x'));
const tell = (value: number) => () => Promise.resolve(value);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  everyMs = null;
  asked = 0;
  reading = createLiveReading({
    read: () => {
      asked += 1;
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
  answers = [tell(1)];
  expect(asked).toBe(0);
  check();
  check();
  await settle();
  expect([asked, reading.get().data, reading.get().isPending]).toEqual([1, 1, false]);
});

it('is reread only when stale', async () => {
  answers = [tell(1), tell(2)];
  check();
  await settle();
  leave();
  await vi.advanceTimersByTimeAsync(9_000);
  check();
  await settle();
  expect(asked).toBe(1);
  leave();
  await vi.advanceTimersByTimeAsync(2_000);
  check();
  await settle();
  expect(reading.get().data).toBe(2);
});

it('is polled only with subscribers', async () => {
  everyMs = 1_000;
  answers = [tell(1), tell(2), tell(3)];
  check();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(reading.get().data).toBe(3);
  leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toBe(3);
});

it('retries a temporary error twice, then reports it and keeps its data', async () => {
  answers = [tell(1), fail(503), fail(0), fail(429)];
  check();
  await settle();
  void reading.refresh();
  await vi.advanceTimersByTimeAsync(1_500);
  expect([asked, reading.get().isError]).toEqual([3, false]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toBe(4);
  expect(reading.get()).toMatchObject({ data: 1, isError: true, isPending: false });
});

it('does not retry a permanent error', async () => {
  answers = [fail(404)];
  check();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, reading.get().isError]).toEqual([1, true]);
});

it('reads once more on a request during a read', async () => {
  let release = (_value: number) => undefined as void;
  answers = [() => new Promise((resolve) => (release = resolve)), tell(2)];
  check();
  void reading.refresh();
  void reading.refresh();
  release(1);
  await settle();
  expect([asked, reading.get().data]).toEqual([2, 2]);
});

it('remembers a requested reread until there is a subscriber', async () => {
  let release = (_value: number) => undefined as void;
  answers = [() => new Promise((resolve) => (release = resolve)), tell(2)];
  check();
  await settle();
  leave();
  void reading.refresh();
  release(1);
  await settle();
  expect(asked).toBe(1);
  check();
  await settle();
  expect(reading.get().data).toBe(2);
});
