import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isRpcError } from './json-rpc.ts';
import { limitAnswer, limitCall } from './limit-call.ts';

let chain: TestChain;
let api: TestApi;
/** Accepts every request and never responds, like a hanging node. */
let silent: Server;
let silentUrl: string;

beforeAll(async () => {
  chain = await startTestChain();
  api = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl });
  silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await api.close();
  await chain.close();
});

const call = (method: string, params: unknown[] = [], id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

interface Answer {
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string };
}
async function request(method: string, params: unknown[] = []): Promise<Answer> {
  return (await callApi(api.url, '/rpc', { body: call(method, params) })).body as Answer;
}
async function connect(url: string, options: object = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/rpc`, options);
  await once(socket, 'open');
  return socket;
}

// Creation code that returns the remaining gas.
const RETURN_GAS = '0x5a5f5260205ff3';
const FOR_EVER = '0x5b5f56';

test.each([
  ['more than the cap', '0x3b9aca00', 4_900_000, 5_000_000],
  ['nothing', undefined, 4_900_000, 5_000_000],
  ['less than the cap', '0x30d40', 100_000, 200_000],
])('a call that requests %s runs with at most the allowed gas', async (_, gas, least, most) => {
  const { result } = await request('eth_call', [
    { data: RETURN_GAS, ...(gas === undefined ? {} : { gas }) },
    'latest',
  ]);
  expect(Number(result)).toBeGreaterThan(least);
  expect(Number(result)).toBeLessThan(most);
});

test.each(['eth_estimateGas', 'eth_createAccessList'])(
  '%s is limited to the maximum gas too',
  async (method) => {
    const { error } = await request(method, [{ data: FOR_EVER, gas: '0x3b9aca00' }]);
    expect(error?.code ?? 'an answer').not.toBe(-32601);
    const lowered = await limitCall(call(method, [{ data: FOR_EVER, gas: '0x3b9aca00' }]) as never, noHeight);
    expect(lowered).toMatchObject({ params: [{ data: FOR_EVER, gas: '0x989680' }] });
  },
);

test('an invalid gas limit is left for the node to refuse', async () => {
  expect(await request('eth_call', [{ data: RETURN_GAS, gas: 'plenty' }])).toMatchObject({
    error: { code: -32602 },
  });
  expect(await request('eth_call', ['nonsense'])).toMatchObject({ error: { code: -32602 } });
});

test('overrides are limited in number and size', async () => {
  const account = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
  const accounts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [account(n + 1_000), { balance: '0x1' }]));
  expect(await request('eth_call', [{ to: account(1) }, 'latest', accounts(101)])).toMatchObject({
    id: 1,
    error: { code: -32005, message: 'A call may override at most 100 accounts.' },
  });
  const huge = { [account(7)]: { code: `0x${'00'.repeat(140_000)}` } };
  expect(await request('eth_call', [{ to: account(1) }, 'latest', huge])).toMatchObject({
    error: { code: -32005, message: 'The overrides of a call may have at most 262144 characters.' },
  });
});

test('a proof has at most a thousand slots', async () => {
  const slots = (count: number) => Array.from({ length: count }, (_, n) => `0x${n.toString(16)}`);
  const refused = await request('eth_getProof', [chain.ledgerAddress, slots(1_001), 'latest']);
  expect(refused).toMatchObject({ error: { code: -32005, message: 'A proof has at most 1000 slots.' } });
});

test('a log search has a maximum block range, which is smaller without an address or topic', async () => {
  const address = chain.ledgerAddress;
  const narrowed = 'A search can span at most 100000 blocks. Use a smaller range.';
  const unfiltered = 'A search can span at most 10000 blocks. Use a smaller range.';
  const height = () => Promise.resolve(1_000_000);
  for (const method of ['eth_getLogs', 'eth_newFilter']) {
    const refusal = async (filter: object): Promise<unknown> => {
      const limited = await limitCall(call(method, [filter], 7) as Parameters<typeof limitCall>[0], height);
      return isRpcError(limited) ? limited.error.message : undefined;
    };
    expect(
      (await request(method, [{ address, fromBlock: 'earliest', toBlock: 'latest' }])).error,
    ).toBeUndefined();
    expect(await refusal({ address, fromBlock: '0x1', toBlock: '0x186a0' })).toBeUndefined();
    expect(await refusal({ address, fromBlock: '0x1', toBlock: '0x186a1' })).toBe(narrowed);
    expect(await refusal({ topics: [null, `0x${'1'.repeat(64)}`], fromBlock: 1, toBlock: 100_001 })).toBe(
      narrowed,
    );
    expect(await refusal({ fromBlock: '0x1', toBlock: '0x2710' })).toBeUndefined();
    expect(await refusal({ topics: [], address: [], fromBlock: '0x1', toBlock: '0x2711' })).toBe(unfiltered);
  }
});

test('a transaction is filled in with the gas it needs, not with the maximum of a call', async () => {
  const transfer = { from: chain.ledgerAddress, to: `0x${'11'.repeat(20)}` };
  const { result } = await request('eth_fillTransaction', [transfer]);
  expect((result as { tx: { gas: string } }).tx.gas).toBe('0x5208');
});

test('only existing blocks count toward the range, and the node reports the others', async () => {
  const wide = { address: chain.ledgerAddress, fromBlock: '0x0', toBlock: '0x989680' };
  expect(await request('eth_getLogs', [wide])).toMatchObject({
    error: { code: -32602, message: 'block range extends beyond current head block' },
  });
});

const noHeight = () => Promise.resolve(null);
const search = (filter: object) => call('eth_getLogs', [filter], 7) as Parameters<typeof limitCall>[0];

test('a search up to the head is limited by the height of the chain', async () => {
  const filter = { address: `0x${'1'.repeat(40)}`, fromBlock: '0x5' };
  const at = (height: number) => limitCall(search(filter), () => Promise.resolve(height));
  expect(await at(100_004)).toEqual(search(filter));
  expect(await at(100_005)).toMatchObject({ id: 7, error: { code: -32005 } });
  expect(await limitCall(search(filter), noHeight)).toMatchObject({ id: 7, error: { code: -32002 } });
  expect(await limitCall(search({ fromBlock: 'latest' }), noHeight)).toEqual(search({ fromBlock: 'latest' }));
});

test('a response of more than ten thousand logs is refused whatever the node returns', () => {
  const result = (count: number) => ({ id: 7, result: Array.from({ length: count }, () => ({})) });
  expect(limitAnswer(search({}), result(10_000))).toEqual(result(10_000));
  expect(limitAnswer(search({}), result(10_001))).toMatchObject({ id: 7, error: { code: -32005 } });
});

test('a call to a hanging node times out with an error per id, over HTTP and on a socket', async () => {
  const hanging = await startTestApi({ rpcUrl: silentUrl, wsUrl: chain.wsUrl, nodeTimeoutMs: 200 });
  const goneError = (id: unknown) => ({
    jsonrpc: '2.0',
    id,
    error: {
      code: -32002,
      message: "The chain node isn't responding right now. Please try again in a moment.",
    },
  });
  const body = [call('eth_chainId', [], 'a'), call('eth_getLogs', [{ fromBlock: '0x0' }], 'b')];
  expect((await callApi(hanging.url, '/rpc', { body })).body).toEqual([goneError('a'), goneError('b')]);
  const socket = await connect(hanging.url);
  socket.send(JSON.stringify(call('eth_chainId', [], 'c')));
  const [data] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(data.toString())).toEqual(goneError('c'));
  socket.terminate();
  await hanging.close();
});

test('a client over the limit gets the ids of its calls and a retry time', async () => {
  const limited = await startTestApi({ rpcUrl: chain.rpcUrl, rateLimitFactor: 0.01 });
  const batch = [3, 'four', null].map((id) => call('eth_chainId', [], id));
  await callApi(limited.url, '/rpc', { body: Array.from({ length: 10 }, () => call('eth_chainId')) });
  const refused = await callApi(limited.url, '/rpc', { body: batch });
  expect(refused).toMatchObject({
    status: 429,
    body: [
      { id: 3, error: { code: -32005 } },
      { id: 'four', error: { code: -32005 } },
      { id: null, error: { code: -32005 } },
    ],
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const single = await callApi(limited.url, '/rpc', { body: Array.from({ length: 5 }, () => batch[1]) });
  expect(single.status).toBe(429);
  // Oversized batches count toward the limit too.
  const huge = Array.from({ length: 500 }, () => batch[0]);
  expect((await callApi(limited.url, '/rpc', { body: huge })).status).toBe(429);
  await limited.close();
});

test('a client that continues after a hundred refusals is disconnected', async () => {
  const limited = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl, rateLimitFactor: 0.02 });
  const socket = await connect(limited.url);
  const answers: Answer[] = [];
  socket.on('message', (data: Buffer) => answers.push(JSON.parse(data.toString()) as Answer));
  const closed = once(socket, 'close');
  for (let id = 0; id < 400; id++) socket.send(JSON.stringify(call('eth_chainId', [], id)));
  expect((await closed)[0]).toBe(1008);
  expect(answers.filter(({ error }) => error?.code === -32005).length).toBeGreaterThanOrEqual(99);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  await limited.close();
});

test('a socket without a responding client is closed, and one that responds stays open', async () => {
  const pinging = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl, socketPingMs: 150 });
  const there = await connect(pinging.url);
  const silentSocket = await connect(pinging.url, { autoPong: false });
  const [code] = (await once(silentSocket, 'close')) as [number];
  expect(code).toBe(1006);
  there.send(JSON.stringify(call('eth_chainId', [], 'still')));
  const [data] = (await once(there, 'message')) as [Buffer];
  expect(JSON.parse(data.toString())).toMatchObject({ id: 'still', result: '0x17ac9' });
  there.terminate();
  await pinging.close();
});

test('a browser on another site gets a preflight response', async () => {
  const preflight = await callApi(api.url, '/rpc', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
});

test('two hundred concurrent messages are all answered, each once', async () => {
  const socket = await connect(api.url);
  const answers: unknown[] = [];
  socket.on('message', (data: Buffer) => answers.push((JSON.parse(data.toString()) as Answer).id));
  for (let id = 0; id < 200; id++) socket.send(JSON.stringify(call('eth_blockNumber', [], id)));
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(200);
  expect(new Set(answers).size).toBe(200);
  socket.terminate();
});
