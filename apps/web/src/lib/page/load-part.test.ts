import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart } from './load-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failingFirst = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('part');

it('retries after three seconds', async () => {
  const load = failingFirst();
  const loaded = loadPart(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('part');
});

it('retries immediately when the network is back', async () => {
  const load = failingFirst();
  const loaded = loadPart(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('part');
});

it('stops when it is aborted', async () => {
  const aborter = new AbortController();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no network'));
  const loaded = loadPart(load, aborter.signal);
  await vi.advanceTimersByTimeAsync(100);
  aborter.abort();
  expect(await loaded).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});
