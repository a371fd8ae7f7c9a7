import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { rpc, startTestNode, useTestNode } from '../../test/test-node.ts';
import type { RunningNode } from '../start-node.ts';

let node: RunningNode;

beforeAll(async () => {
  node = await startTestNode();
});

afterAll(() => node.close());

async function post(body: string): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(node.url, { method: 'POST', body });
  const text = await response.text();
  return { status: response.status, answer: text === '' ? undefined : JSON.parse(text) };
}

const failure = (code: number, message: string, id: unknown = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
const chainId = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' });

test.each([
  ['no JSON', '{', failure(-32700, 'parse error')],
  ['an empty body', '', failure(-32700, 'parse error')],
  ['a number', '7', failure(-32600, 'invalid request')],
  ['null', 'null', failure(-32600, 'invalid request')],
  [
    'another version',
    '{"jsonrpc":"1.0","id":3,"method":"eth_chainId"}',
    failure(-32600, 'invalid request', 3),
  ],
  [
    'an id that is an object',
    '{"jsonrpc":"2.0","id":{},"method":"eth_chainId"}',
    failure(-32600, 'invalid request'),
  ],
  ['an object without a method', '{"jsonrpc":"2.0","id":3}', failure(-32600, 'invalid request', 3)],
  [
    'a method that is no string',
    '{"jsonrpc":"2.0","id":3,"method":7}',
    failure(-32600, 'invalid request', 3),
  ],
  [
    'an unknown method',
    '{"jsonrpc":"2.0","id":"x","method":"eth_magic"}',
    failure(-32601, 'the method eth_magic does not exist/is not available', 'x'),
  ],
  [
    'a name of Object.prototype',
    '{"jsonrpc":"2.0","id":1,"method":"constructor"}',
    failure(-32601, 'the method constructor does not exist/is not available', 1),
  ],
  [
    'named parameters',
    '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":{"a":1}}',
    failure(-32602, 'non-array args', 1),
  ],
  ['an empty batch', '[]', failure(-32600, 'empty batch')],
])('%s gets the specified error', async (_, body, expected) => {
  expect(await post(body)).toEqual({ status: 200, answer: expected });
});

test.each([
  ['a missing address', 'eth_getBalance', [], /^missing value for required argument 0$/],
  ['null for an address', 'eth_getBalance', [null, 'latest'], /^missing value for required argument 0$/],
  ['a missing slot', 'eth_getStorageAt', [`0x${'00'.repeat(20)}`], /^missing value for required argument 1$/],
  ['a missing hash', 'debug_traceTransaction', [], /^missing value for required argument 0$/],
  ['a short address', 'eth_getBalance', ['0x12', 'latest'], /invalid argument 0: must be a 20-byte address/],
  ['an unknown tag', 'eth_getBalance', [`0x${'00'.repeat(20)}`, 'newest'], /invalid argument 1/],
  ['a huge number', 'eth_getBlockByNumber', [`0x${'f'.repeat(40)}`, false], /invalid argument 0/],
  ['odd hex', 'eth_sendRawTransaction', ['0x123'], /invalid argument 0: must be 0x-prefixed hex/],
  ['a number for a hash', 'eth_getTransactionReceipt', [5], /invalid argument 0/],
  [
    'too many arguments',
    'eth_getTransactionReceipt',
    [`0x${'00'.repeat(32)}`, 1],
    /^too many arguments, want at most 1$/,
  ],
  ['data and input that differ', 'eth_call', [{ data: '0x01', input: '0x02' }], /not equal/],
])('%s is an invalid parameter', async (_, method, params, message) => {
  const { error } = await rpc(node.url, method, params);
  expect(error!.code).toBe(-32602);
  expect(error!.message).toMatch(message);
});

test('a batch is answered in order, with errors at their positions', async () => {
  const { answer } = await post(
    JSON.stringify([chainId(1), { jsonrpc: '2.0', id: 2, method: 'nope' }, 5, chainId('three')]),
  );
  expect(answer).toEqual([
    { jsonrpc: '2.0', id: 1, result: '0x17ac9' },
    failure(-32601, 'the method nope does not exist/is not available', 2),
    failure(-32600, 'invalid request'),
    { jsonrpc: '2.0', id: 'three', result: '0x17ac9' },
  ]);
});

test('a batch of more than 1,000 is refused as a whole', async () => {
  const { answer } = await post(JSON.stringify(Array.from({ length: 1_001 }, (_, id) => chainId(id))));
  expect(answer).toEqual(failure(-32600, 'batch too large: at most 1000 requests'));
});

test('a notification gets no answer', async () => {
  expect(await post('{"jsonrpc":"2.0","method":"eth_chainId"}')).toEqual({ status: 204, answer: undefined });
});

test('an array a hundred thousand levels deep is an invalid request', async () => {
  const depth = 100_000;
  const { answer } = await post('['.repeat(depth) + ']'.repeat(depth));
  expect(answer).toMatchObject([{ error: { code: -32600 } }]);
});

test('a body of more than a megabyte is refused', async () => {
  const { status, answer } = await post(`"${'x'.repeat(1024 * 1024)}"`);
  expect(status).toBe(413);
  expect(answer).toEqual(failure(-32600, 'request too large: at most 1048576 bytes'));
});

test('JSON-RPC is available only by POST, and pages of other origins cannot read the answer', async () => {
  const get = await fetch(node.url);
  expect(get.status).toBe(405);
  expect(get.headers.get('allow')).toBe('POST');
  const preflight = await fetch(node.url, { method: 'OPTIONS' });
  expect(preflight.status).toBe(405);
  const headers = { 'content-type': 'text/plain', origin: 'https://page.example' };
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
  const simple = await fetch(node.url, { method: 'POST', headers, body });
  for (const { headers: responseHeaders } of [preflight, simple]) {
    expect(responseHeaders.get('access-control-allow-origin')).toBe(null);
  }
});

test('a client that disconnects in the middle has no effect on others', async () => {
  const { hostname, port } = new URL(node.url);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"id":1');
  socket.destroy();
  expect((await rpc(node.url, 'eth_chainId')).result).toBe('0x17ac9');
});

test('subscriptions are not available over HTTP', async () => {
  expect((await rpc(node.url, 'eth_subscribe', ['newHeads'])).error).toEqual({
    code: -32601,
    message: 'notifications not supported',
  });
});

async function openSocket(): Promise<{ socket: WebSocket; request(body: string): Promise<unknown> }> {
  const socket = new WebSocket(node.wsUrl);
  await new Promise((resolve) => socket.once('open', resolve));
  return {
    socket,
    request: (body) =>
      new Promise((resolve) => {
        socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString())));
        socket.send(body);
      }),
  };
}

test('a WebSocket answers requests, batches and invalid data', async () => {
  const { socket, request } = await openSocket();
  expect(await request(JSON.stringify(chainId(1)))).toEqual({ jsonrpc: '2.0', id: 1, result: '0x17ac9' });
  expect(await request('{')).toEqual(failure(-32700, 'parse error'));
  expect(await request(JSON.stringify([chainId(1)]))).toEqual([{ jsonrpc: '2.0', id: 1, result: '0x17ac9' }]);
  socket.close();
});

test('a WebSocket that sends more than a megabyte is closed', async () => {
  const { socket } = await openSocket();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send('x'.repeat(1024 * 1024 + 1));
  expect(await closed).toBe(1009);
});

test('subscriptions end when they are canceled, and their number is limited', async () => {
  const { socket, request } = await openSocket();
  const subscribe = (): Promise<unknown> =>
    request('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}');
  const { result: id } = (await subscribe()) as { result: string };
  expect(
    await request(`{"jsonrpc":"2.0","id":2,"method":"eth_unsubscribe","params":["${id}"]}`),
  ).toMatchObject({
    result: true,
  });
  expect(
    await request(`{"jsonrpc":"2.0","id":3,"method":"eth_unsubscribe","params":["${id}"]}`),
  ).toMatchObject({
    error: { code: -32000, message: 'subscription not found' },
  });
  for (let opened = 0; opened < 128; opened++) expect(await subscribe()).toHaveProperty('result');
  expect(await subscribe()).toMatchObject({ error: { code: -32005 } });
  expect(
    await request('{"jsonrpc":"2.0","id":4,"method":"eth_subscribe","params":["weather"]}'),
  ).toMatchObject({
    error: { code: -32602 },
  });
  const listening = node.chain.events.listenerCount('block');
  expect(listening).toBe(128);
  socket.close();
  await expect.poll(() => node.chain.events.listenerCount('block')).toBe(0);
});

test('a node on the loopback address of IPv6 answers at its own URL, over HTTP and WebSocket', async () => {
  const local = await useTestNode({ host: '::1' });
  expect(local.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await rpc(local.url, 'eth_chainId')).result).toBe('0x17ac9');
  const socket = new WebSocket(local.wsUrl);
  await once(socket, 'open');
  socket.close();
});
