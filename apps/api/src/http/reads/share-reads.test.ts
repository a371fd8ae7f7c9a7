import { expect, it, vi } from 'vitest';
import { shareReads } from './share-reads.ts';

/** A read whose answers are given one at a time, oldest first. */
function createRead() {
  const answers: ((result: Promise<number>) => void)[] = [];
  const settle = async (result: Promise<number>) => {
    answers.shift()!(result);
    await result.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const read = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)));
  return {
    read,
    count: () => read.mock.calls.length,
    answer: (value: number) => settle(Promise.resolve(value)),
    fail: () => settle(Promise.reject(new Error('the database is away'))),
  };
}

it('runs one read at a time, and none that began before its request', async () => {
  const share = shareReads<number>();
  const { read, count, answer } = createRead();
  const first = share('/blocks', read);
  const others = [share('/blocks', read), share('/blocks', read), share('/blocks', read)];
  expect(count()).toBe(1);
  await answer(1);
  expect(await first).toBe(1);
  expect(count()).toBe(2);
  const late = share('/blocks', read);
  await answer(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await answer(3);
  expect(await late).toBe(3);
  expect(count()).toBe(3);
  void share('/blocks', read);
  expect(count()).toBe(4);
});

it('does not share between keys, and a failed read fails only its own requests', async () => {
  const share = shareReads<number>();
  const { read, count, answer, fail } = createRead();
  const failing = share('/blocks', read).catch((error: Error) => error.message);
  const next = share('/blocks', read);
  const other = share('/tokens', read);
  expect(count()).toBe(2);
  await fail();
  expect(await failing).toBe('the database is away');
  await answer(7);
  await answer(8);
  expect([await other, await next]).toEqual([7, 8]);
});

it('a read that does not end holds back the next ones for a second only', async () => {
  vi.useFakeTimers();
  try {
    const share = shareReads<number>();
    let isFirst = true;
    const read = () => {
      const answer = isFirst ? new Promise<number>(() => undefined) : Promise.resolve(2);
      isFirst = false;
      return answer;
    };
    void share('/blocks', read);
    const others = [share('/blocks', read), share('/blocks', read)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(others)).toEqual([2, 2]);
    expect(await share('/blocks', read)).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
