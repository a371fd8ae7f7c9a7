import { expect, test } from 'vitest';
import { createHashQueue } from './hash-queue.ts';

const LIMITS = { running: 1, waiting: 3, waitingPerNetwork: 2 };

/** Creates work that the test completes. */
function createWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

test('a full queue refuses requests immediately with a retry time', async () => {
  const queue = createHashQueue(LIMITS);
  const { work, end } = createWork();
  const accepted = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map((address) =>
    queue.run(address, work),
  );
  await expect(queue.run('192.0.2.5', work)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 5 },
  });
  end();
  await Promise.all(accepted);
  expect(await queue.run('192.0.2.5', async () => 'done')).toBe('done');
});

test('a network gets only its share of the queue', async () => {
  const queue = createHashQueue(LIMITS);
  const { work, end } = createWork();
  const one = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((address) => queue.run(address, work));
  await expect(queue.run('2001:db8::4', work)).rejects.toMatchObject({ code: 'unavailable' });
  const other = queue.run('2001:db8:1::1', work);
  end();
  await Promise.all([...one, other]);
});

test('an IPv6 /48 gets at most half of the queue', async () => {
  const queue = createHashQueue({ running: 1, waiting: 6, waitingPerNetwork: 2 });
  const { work, end } = createWork();
  const addressIn = (place: number) => `2001:db8:0:${(place * 256).toString(16)}::1`;
  const accepted = [0, 1, 2, 3].map((place) => queue.run(addressIn(place), work));
  await expect(queue.run(addressIn(4), work)).rejects.toMatchObject({ code: 'unavailable' });
  const other = queue.run('2001:db8:1::1', work);
  end();
  await Promise.all([...accepted, other]);
});

test('work runs one at a time in the order of arrival', async () => {
  const queue = createHashQueue(LIMITS);
  const begun: number[] = [];
  let atOnce = 0;
  await Promise.all(
    [1, 2, 3].map((number) =>
      queue.run(`192.0.2.${number}`, async () => {
        begun.push(number);
        atOnce += 1;
        expect(atOnce).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
      }),
    ),
  );
  expect(begun).toEqual([1, 2, 3]);
});

test('failed work frees its slot', async () => {
  const queue = createHashQueue({ running: 1, waiting: 0, waitingPerNetwork: 0 });
  await expect(queue.run('192.0.2.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('192.0.2.1', async () => 'done')).toBe('done');
});
