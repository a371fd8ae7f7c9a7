import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HEAVY_PROGRAMS } from '../../testing/heavy-programs.ts';
import { useTestNode } from '../../../test/test-node.ts';
import { FairQueue } from '../fair-queue.ts';
import { CALL_TIMEOUT_MS } from '../limits.ts';

const CONTRACT = `0x${'99'.repeat(20)}`;

/** Calls a contract that spends all its gas, which is practically unlimited here. */
const endless = (name: string) => ({
  method: 'eth_call',
  params: [
    { to: CONTRACT, gas: '0xe8d4a51000' },
    'latest',
    { [CONTRACT]: { code: `0x${HEAVY_PROGRAMS.find((program) => program.name === name)!.code}` } },
  ],
});
const trace = { method: 'debug_traceCall', params: [{ to: CONTRACT }, 'latest', { tracer: 'callTracer' }] };

interface Question {
  method: string;
  params: unknown[];
}

function request(url: string, question: Question, client: string, signal?: AbortSignal): Promise<unknown> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-nova-client': client },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...question }),
    ...(signal && { signal }),
  }).then((response) => response.json());
}

/** Resolves with the answer, or when the time limit of one call has passed. */
const withinOneCall = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, sleep(CALL_TIMEOUT_MS, 'too late', { ref: false })]);

const useLaneNode = () => useTestNode({ rpcGasCap: 10n ** 12n });
const answered = { result: { type: 'CALL' } };

test.each([
  'JUMPDEST',
  'CALL of nothing',
  'blake2f of 10 million rounds',
  'bn254 pairing of 16',
  'modexp of 64 bit',
])(
  'a running or queued call of %s ends when its client disconnects',
  async (name) => {
    const node = await useLaneNode();
    const disconnect = new AbortController();
    const calls = [1, 2, 3].map(() => request(node.url, endless(name), 'public/a', disconnect.signal));
    // Long enough for the thread to start and for the other calls to enter its queue.
    await sleep(1_500);
    disconnect.abort();
    await Promise.allSettled(calls);
    expect(await withinOneCall(request(node.url, trace, 'public/b'))).toMatchObject(answered);
  },
  60_000,
);

test('calls of the product do not wait for those of the public', async () => {
  const node = await useLaneNode();
  const disconnect = new AbortController();
  const calls = [1, 2, 3].map(() => request(node.url, endless('JUMPDEST'), 'public/a', disconnect.signal));
  expect(await withinOneCall(request(node.url, trace, 'internal/worker'))).toMatchObject(answered);
  disconnect.abort();
  await Promise.allSettled(calls);
}, 60_000);

test('a public client has its own limit', async () => {
  const node = await useLaneNode();
  const disconnect = new AbortController();
  const greedy = Array.from({ length: 17 }, () =>
    request(node.url, endless('JUMPDEST'), 'public/greedy', disconnect.signal).catch(() => null),
  );
  expect(await Promise.race(greedy)).toMatchObject({
    error: { code: -32005, message: 'too many heavy calls at once' },
  });
  const other = request(node.url, trace, 'public/other');
  disconnect.abort();
  expect(await other).toMatchObject(answered);
}, 60_000);

test('clients that fill the queue together make room for another one', async () => {
  const node = await useLaneNode();
  const disconnect = new AbortController();
  const greedy = ['a', 'b', 'c', 'd'].flatMap((key) =>
    Array.from({ length: 16 }, () =>
      request(node.url, endless('JUMPDEST'), `public/${key}`, disconnect.signal).catch(() => null),
    ),
  );
  // Requests arrive in order, so all are queued once a later one is answered.
  await request(node.url, { method: 'eth_chainId', params: [] }, 'public/a');
  const other = request(node.url, trace, 'public/other');
  expect(await Promise.race(greedy)).toMatchObject({
    error: { code: -32005, message: 'too many heavy calls at once' },
  });
  disconnect.abort();
  expect(await other).toMatchObject(answered);
}, 60_000);

test('the newest entry of the largest key is dropped if that key has more entries', () => {
  const queue = new FairQueue<string>();
  for (const entry of ['a1', 'a2', 'a3', 'b1', 'b2']) queue.push(entry[0]!, entry);
  expect(queue.dropOfMost(2)).toBe('a3');
  expect(queue.dropOfMost(2)).toBeUndefined();
  expect(queue.size).toBe(4);
});

test('groups of keys are served round robin, and the largest group loses an entry', () => {
  const queue = new FairQueue<string>();
  for (const key of ['w_1', 'w_2', 'w_3', 'other']) queue.push(key, key);
  expect(queue.countNear('w_9')).toBe(3);
  expect(queue.dropOfMost(3)).toBeUndefined();
  expect(queue.dropOfMost(1)).toBe('w_1');
  expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['w_2', 'other', 'w_3']);
});

test('keys are served round robin', () => {
  const queue = new FairQueue<string>();
  for (const entry of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(entry[0]!, entry);
  expect(queue.remove('a', 'a2')).toBe(true);
  expect(queue.remove('a', 'a2')).toBe(false);
  const taken = Array.from({ length: 6 }, () => queue.shift());
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a3', 'c2', undefined]);
});
