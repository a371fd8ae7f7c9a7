import { expect, test } from 'vitest';
import type { PooledTransaction } from './pooled-transaction.ts';
import { ReadyQueue } from './ready-queue.ts';

const LARGE = 16_000_000n;
const SMALL = 300_000n;

const pooled = (senderKey: string, nonce: number, gasLimit: bigint): PooledTransaction =>
  ({
    senderKey,
    nonce: BigInt(nonce),
    isLarge: gasLimit === LARGE,
    transaction: { gasLimit },
  }) as PooledTransaction;

function takeEvery(queue: ReadyQueue): string[] {
  const taken: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    taken.push(`${next.senderKey}${next.nonce}`);
  }
  return taken;
}

test('senders are served round robin, each in nonce order', () => {
  const queue = new ReadyQueue();
  for (let nonce = 0; nonce < 3; nonce++) queue.add(pooled('a', nonce, SMALL));
  queue.add(pooled('b', 0, SMALL));
  queue.add(pooled('c', 5, SMALL));
  expect(queue.size).toBe(5);
  expect(takeEvery(queue)).toEqual(['a0', 'b0', 'c5', 'a1', 'a2']);
  expect(queue.size).toBe(0);
});

test('a small transaction waits for at most one large one, regardless of the number of senders with large ones', () => {
  const queue = new ReadyQueue();
  for (const sender of ['a', 'b', 'c', 'd']) {
    for (let nonce = 0; nonce < 4; nonce++) queue.add(pooled(sender, nonce, LARGE));
  }
  for (let round = 0; round < 5; round++) {
    expect(queue.take()!.isLarge).toBe(true);
    queue.add(pooled('honest', round, SMALL));
    expect(queue.take()!.senderKey).toBe('honest');
  }
});

test('a stream of small transactions does not starve a large one', () => {
  const queue = new ReadyQueue();
  queue.add(pooled('large', 0, LARGE));
  let small = 0;
  for (;;) {
    queue.add(pooled(`small ${small}`, 0, SMALL));
    if (queue.take()!.isLarge) break;
    small += 1;
  }
  // Together as much gas as the largest transaction may have.
  expect(small).toBe(56);
});

test('while large transactions are delayed, only small ones are taken', () => {
  const queue = new ReadyQueue();
  queue.add(pooled('large', 0, LARGE));
  queue.add(pooled('small', 0, SMALL));
  expect(queue.take(false)!.senderKey).toBe('small');
  expect(queue.take(false)).toBeUndefined();
  expect(queue.hasLarge).toBe(true);
  expect(queue.take(true)!.senderKey).toBe('large');
  expect(queue.hasLarge).toBe(false);
});

test('the next transaction of a sender determines its queue', () => {
  const queue = new ReadyQueue();
  queue.add(pooled('a', 0, LARGE));
  queue.add(pooled('a', 1, SMALL));
  queue.add(pooled('b', 0, SMALL));
  expect(takeEvery(queue)).toEqual(['b0', 'a0', 'a1']);
});

test('a replacement keeps the position of the replaced one but counts with its own size', () => {
  const queue = new ReadyQueue();
  const large = pooled('a', 0, LARGE);
  queue.add(large);
  queue.add(pooled('a', 1, SMALL));
  queue.add(pooled('b', 0, SMALL));
  queue.replace(large, pooled('a', 0, SMALL));
  expect(takeEvery(queue)).toEqual(['b0', 'a0', 'a1']);
});

test('a removed transaction is not taken, and removing it again has no effect', () => {
  const queue = new ReadyQueue();
  const [first, second] = [pooled('a', 0, LARGE), pooled('a', 1, SMALL)];
  queue.add(first);
  queue.add(second);
  queue.remove(first);
  queue.remove(first);
  expect(queue.size).toBe(1);
  expect(takeEvery(queue)).toEqual(['a1']);
});
