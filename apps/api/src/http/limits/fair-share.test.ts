import { expect, test } from 'vitest';
import { createFairShare } from './fair-share.ts';

const LIMITS = { running: 4, runningPerClient: 2, waitingPerClient: 3 };
const MALLORY = '192.0.2.1';
const ALICE = '192.0.2.2';
const BOB = '192.0.2.3';

/** Runs work that the test completes, and records the order of the starts. */
function share() {
  const fairShare = createFairShare(LIMITS);
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const request = (address: string, name: string, signal = new AbortController().signal) =>
    fairShare.run(address, signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => endings.push(() => resolve(name)));
    });
  const endFirst = async () => {
    endings.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { request, begun, endFirst };
}

test('a client has a few running and a few waiting requests, and the rest are refused', async () => {
  const { request, begun } = share();
  for (const name of ['m1', 'm2', 'm3', 'm4', 'm5']) void request(MALLORY, name);
  expect(begun).toEqual(['m1', 'm2']);
  expect(await request(MALLORY, 'm6')).toBeNull();
});

test('a client gets its slot immediately, however many requests of another one wait', async () => {
  const { request, begun } = share();
  for (const name of ['m1', 'm2', 'm3', 'm4', 'm5']) void request(MALLORY, name);
  void request(ALICE, 'a1');
  expect(begun).toEqual(['m1', 'm2', 'a1']);
});

test('free slots rotate among the waiting clients', async () => {
  const { request, begun, endFirst } = share();
  for (const name of ['m1', 'm2', 'm3', 'm4', 'm5']) void request(MALLORY, name);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void request(ALICE, name);
  for (const name of ['b1', 'b2']) void request(BOB, name);
  expect(begun).toEqual(['m1', 'm2', 'a1', 'a2']);
  for (let count = 0; count < 5; count++) await endFirst();
  expect(begun.slice(4)).toEqual(['m3', 'b1', 'a3', 'm4', 'b2']);
});

test('waiting requests of a disconnected client are dropped', async () => {
  const { request, begun, endFirst } = share();
  const disconnect = new AbortController();
  void request(MALLORY, 'm1');
  void request(MALLORY, 'm2');
  const waiting = request(MALLORY, 'm3', disconnect.signal);
  disconnect.abort();
  expect(await waiting).toBeNull();
  await endFirst();
  expect(begun).toEqual(['m1', 'm2']);
  expect(await request(MALLORY, 'm4', disconnect.signal)).toBeNull();
});

test('failed work frees its slot', async () => {
  const fairShare = createFairShare({ running: 1, runningPerClient: 1, waitingPerClient: 1 });
  const { signal } = new AbortController();
  const failing = fairShare.run(ALICE, signal, () => Promise.reject(new Error('no')));
  const next = fairShare.run(BOB, signal, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('the addresses of one IPv6 network are one client', async () => {
  const { request, begun } = share();
  for (const last of ['1', '2', '3']) void request(`2001:db8::${last}`, last);
  expect(begun).toEqual(['1', '2']);
});

test('an IPv6 /48 has eight times as many running and waiting requests as one of its /56', async () => {
  const fairShare = createFairShare({ running: 40, runningPerClient: 2, waitingPerClient: 1 });
  const begun: number[] = [];
  const refused: number[] = [];
  const request = (place: number) =>
    fairShare
      .run(`2001:db8:1:${(place * 256).toString(16)}::1`, new AbortController().signal, () => {
        begun.push(place);
        return new Promise<string>(() => {});
      })
      .then((result) => result === null && refused.push(place));
  for (let place = 0; place < 30; place += 1) void request(place);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toHaveLength(16);
  expect(refused).toHaveLength(6);
  const neighbor = fairShare.run('2001:db8:2::1', new AbortController().signal, () =>
    Promise.resolve('done'),
  );
  expect(await neighbor).toBe('done');
});
