import * as fc from 'fast-check';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { rounds } from '../../test/env.ts';
import { rpc, startTestNode } from '../../test/test-node.ts';
import type { RunningNode } from '../start-node.ts';

let node: RunningNode;
const sockets: (Socket | WebSocket)[] = [];
const fatal: unknown[] = [];

beforeAll(async () => {
  node = await startTestNode({ onFatal: (error) => fatal.push(error) });
});
afterEach(() => {
  for (const socket of sockets.splice(0))
    if (socket instanceof WebSocket) socket.terminate();
    else socket.destroy();
});
afterAll(() => node.close());

const METHODS = [
  'eth_call',
  'eth_estimateGas',
  'eth_createAccessList',
  'eth_getBalance',
  'eth_getLogs',
  'eth_getProof',
  'eth_newFilter',
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_feeHistory',
  'eth_getStorageAt',
  'eth_sendRawTransaction',
  'eth_getFilterChanges',
  'eth_subscribe',
  'eth_unsubscribe',
  'eth_getBlockReceipts',
  'debug_traceTransaction',
  'debug_traceCall',
  'nova_getBlocks',
  'txpool_content',
  'web3_sha3',
  'net_version',
  'eth_getTransactionCount',
  'eth_getCode',
];

const quantity = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 256n }).map((value) => `0x${value.toString(16)}`),
  fc.constantFrom(
    '0x',
    '0x-1',
    '0X1',
    '1e999',
    `0x${'f'.repeat(1_000)}`,
    'latest',
    'earliest',
    'pending',
    '',
  ),
);
const bytes = fc.uint8Array({ maxLength: 80 }).map((value) => `0x${Buffer.from(value).toString('hex')}`);
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((value) => `0x${Buffer.from(value).toString('hex')}`);
const scalar = fc.oneof(
  quantity,
  bytes,
  address,
  fc.boolean(),
  fc.constant(null),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const fields = fc.constantFrom(
  'to',
  'from',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'value',
  'data',
  'input',
  'accessList',
  'address',
  'topics',
  'fromBlock',
  'toBlock',
  'blockHash',
  'balance',
  'code',
  'state',
  'stateDiff',
  'tracer',
  '__proto__',
  'nonce',
);
const param = fc.oneof(
  { weight: 3, arbitrary: scalar },
  {
    weight: 3,
    arbitrary: fc.dictionary(fields, fc.oneof(scalar, fc.array(scalar, { maxLength: 4 })), { maxKeys: 6 }),
  },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const request = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), scalar),
    id: fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.object({ maxDepth: 1 })),
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...METHODS) },
      { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
      { weight: 1, arbitrary: scalar },
    ),
    params: fc.oneof(
      { weight: 8, arbitrary: fc.array(param, { maxLength: 4 }) },
      { weight: 1, arbitrary: param },
    ),
  },
  { requiredKeys: ['id', 'method'] },
);

/** Checks that an answer has either a result or an error with a code and a message. */
function expectAnswer(answer: unknown): void {
  expect(answer).toMatchObject({ jsonrpc: '2.0' });
  const { result, error } = answer as { result?: unknown; error?: { code: unknown; message: unknown } };
  expect(result === undefined).toBe(error !== undefined);
  if (error === undefined) return;
  expect(Number.isInteger(error.code)).toBe(true);
  expect(error.message).toEqual(expect.any(String));
  // An unexpected error is a bug.
  expect(error).not.toMatchObject({ code: -32603 });
}

/** Returns true if the node still answers normally. */
async function isWell(): Promise<boolean> {
  return fatal.length === 0 && (await rpc(node.url, 'eth_chainId')).result === '0x17ac9';
}

async function post(body: string | Buffer<ArrayBuffer>): Promise<unknown> {
  const response = await fetch(node.url, { method: 'POST', body });
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

const runs = (usual: number, seed: number) => ({ numRuns: rounds(usual, usual * 10), seed });

test('any request with a method and an ID gets a result or an error', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (body) => expectAnswer(await post(JSON.stringify(body)))),
    runs(600, 1),
  );
  expect(await isWell()).toBe(true);
}, 600_000);

test('every request of any batch is answered separately', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(request, fc.jsonValue()), { minLength: 1, maxLength: 12 }),
      async (batch) => {
        const answers = await post(JSON.stringify(batch));
        for (const answer of Array.isArray(answers) ? answers : [answers])
          if (answer !== undefined) expectAnswer(answer);
      },
    ),
    runs(100, 2),
  );
  expect(await isWell()).toBe(true);
}, 600_000);

test('arbitrary bytes get an error, over HTTP and as text and binary messages', async () => {
  const socket = new WebSocket(node.wsUrl);
  sockets.push(socket);
  await once(socket, 'open');
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (noise, binary) => {
      expectAnswer(await post(Buffer.from(noise)));
      const firstMessage = once(socket, 'message') as Promise<[Buffer]>;
      socket.send(binary ? Buffer.from(noise) : Buffer.from(noise).toString('latin1'), { binary });
      expectAnswer(JSON.parse((await firstMessage)[0].toString()));
    }),
    runs(150, 3),
  );
  expect(await isWell()).toBe(true);
}, 600_000);

test('truncated, duplicated and corrupted requests are answered', async () => {
  const whole = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getLogs',
    params: [{ fromBlock: '0x0', topics: [null] }],
  });
  const changes = fc.record({ cut: fc.nat(whole.length), at: fc.nat(whole.length), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(changes, async ({ cut, at, byte }) => {
      const changed = Buffer.from(whole);
      changed[at] = byte;
      for (const body of [whole.slice(0, cut), whole + whole.slice(cut), changed]) {
        const answer = await post(body);
        if (answer !== undefined) expectAnswer(answer);
      }
    }),
    runs(100, 4),
  );
  expect(await isWell()).toBe(true);
}, 600_000);

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('deeply nested parameters in %s are answered', async (_, open, close) => {
  for (const depth of [30, 100, 5_000, 80_000]) {
    const nested = `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`;
    for (const method of ['eth_call', 'eth_getLogs', 'debug_traceCall', 'eth_chainId', 'nope']) {
      expectAnswer(
        await post(`{"jsonrpc":"2.0","id":1,"method":"${method}","params":[${nested},${nested}]}`),
      );
    }
  }
  expect(await isWell()).toBe(true);
});

test('a thousand simultaneous sockets are all answered', async () => {
  const opened = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const socket = new WebSocket(node.wsUrl);
      sockets.push(socket);
      await once(socket, 'open');
      return socket;
    }),
  );
  const answers = await Promise.all(
    opened.map(async (socket, id) => {
      const firstMessage = once(socket, 'message') as Promise<[Buffer]>;
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'eth_chainId' }));
      return JSON.parse((await firstMessage)[0].toString()) as unknown;
    }),
  );
  expect(answers).toEqual(opened.map((_, id) => ({ jsonrpc: '2.0', id, result: '0x17ac9' })));
}, 120_000);

async function open(head: string): Promise<Socket> {
  const { hostname, port } = new URL(node.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}

test('silent, incomplete and half-closed connections do not block other clients', async () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
  const heads = [
    '',
    'POST / HT',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"id"',
    '\0\x01\x02\r\n\r\n',
  ];
  for (let count = 0; count < 200; count++) await open(heads[count % heads.length]!);
  expect((await rpc(node.url, 'eth_blockNumber')).result).toBe('0x0');
  const half = await open(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  half.end();
  const [answer] = (await once(half, 'data')) as [Buffer];
  expect(answer.toString()).toContain('"result":"0x17ac9"');
});

test('a slow sender is answered once its request is complete, and others meanwhile', async () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
  const slow = await open(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`);
  const answered = once(slow, 'data') as Promise<[Buffer]>;
  for (const letter of body) {
    slow.write(letter);
    expect((await rpc(node.url, 'eth_chainId')).result).toBe('0x17ac9');
  }
  expect((await answered)[0].toString()).toContain('"result":"0x17ac9"');
});
