import { once } from 'node:events';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { createPublicClient, createWalletClient, http, webSocket, type Block } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

let chain: TestChain;
let api: TestApi;
const opened: WebSocket[] = [];

beforeAll(async () => {
  chain = await startTestChain();
  api = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl });
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await until(async () => (await readSockets(api)) === 0);
});
afterAll(async () => {
  await api.close();
  await chain.close();
});

const call = (id: unknown, method: string, params: unknown[] = []) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

async function connect(url = api.url, path = '/rpc'): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws') + path);
  opened.push(socket);
  await once(socket, 'open');
  return socket;
}
async function request(socket: WebSocket, body: unknown): Promise<unknown> {
  const answer = once(socket, 'message');
  socket.send(typeof body === 'string' ? body : JSON.stringify(body));
  const [data] = (await answer) as [Buffer];
  return JSON.parse(data.toString());
}
async function send(): Promise<void> {
  const account = privateKeyToAccount(TEST_KEYS.deployer);
  const client = createWalletClient({ account, transport: http(chain.rpcUrl) });
  await client.sendTransaction({
    chain: null,
    to: testAddressOf('curator'),
    value: 1n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
}
async function readSockets(of: TestApi): Promise<number> {
  const { body } = await callApi(of.url, '/metrics');
  return Number(/^nova_api_rpc_sockets (\d+)$/m.exec(body as string)![1]);
}
async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('It did not happen within 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('calls are forwarded to the node and back, and disallowed ones are refused without it', async () => {
  const socket = await connect();
  expect(await request(socket, call(1, 'eth_chainId'))).toEqual({ jsonrpc: '2.0', id: 1, result: '0x17ac9' });
  expect(await request(socket, call(2, 'txpool_content'))).toMatchObject({
    id: 2,
    error: { code: -32601 },
  });
  expect(await request(socket, '{"jsonrpc"')).toMatchObject({ id: null, error: { code: -32700 } });
  expect(await request(socket, [])).toMatchObject({ error: { code: -32600 } });
  expect(await request(socket, [call(3, 'net_version'), call(4, 'admin_peers')])).toMatchObject([
    { id: 3, result: '96969' },
    { id: 4, error: { code: -32601 } },
  ]);
});

test('an id that a number cannot represent comes back digit for digit', async () => {
  const socket = await connect();
  const id = '18446744073709551615';
  for (const method of ['eth_chainId', 'eth_subscribe', 'admin_peers']) {
    const answer = once(socket, 'message');
    socket.send(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":["newHeads"]}`);
    const [data] = (await answer) as [Buffer];
    expect(data.toString()).toContain(`"id":${id},`);
  }
});

test('a subscription through the gateway receives new blocks', async () => {
  const client = createPublicClient({
    transport: webSocket(`${api.url.replace('http', 'ws')}/rpc`, { reconnect: false }),
  });
  const heads: Block[] = [];
  const stop = client.watchBlocks({ onBlock: (block) => heads.push(block as Block) });
  const before = await client.getBlockNumber({ cacheTime: 0 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await send();
  await until(async () => heads.length > 0);
  expect(heads[0]!.number).toBe(before + 1n);
  stop();
  const socket = (await client.transport.getRpcClient()) as { close(): void };
  socket.close();
});

test('a socket has twenty subscriptions and frees them only by ending real ones', async () => {
  const socket = await connect();
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    const answer = (await request(socket, call(n, 'eth_subscribe', ['newHeads']))) as { result: string };
    ids.push(answer.result);
  }
  const oneMore = () => request(socket, call('more', 'eth_subscribe', ['newHeads']));
  expect(await oneMore()).toMatchObject({ id: 'more', error: { code: -32005 } });
  await request(socket, call(98, 'eth_unsubscribe', ['0xdeadbeef']));
  expect(await oneMore()).toMatchObject({ id: 'more', error: { code: -32005 } });
  expect(await request(socket, call(99, 'eth_unsubscribe', [ids[0]]))).toMatchObject({
    id: 99,
    result: true,
  });
  expect(await oneMore()).toMatchObject({ id: 'more', result: expect.any(String) });
});

test('only /rpc accepts sockets, and an address can have thirty-two of them', async () => {
  for (const path of ['/', '/realtime/v1', '/rpc/x'])
    await expect(connect(api.url, path)).rejects.toThrow('404');
  const first = await connect();
  for (let n = 0; n < 31; n += 1) await connect();
  await expect(connect()).rejects.toThrow('429');
  first.terminate();
  await until(async () => (await readSockets(api)) === 31);
  await connect();
});

test('a message over a megabyte ends the connection', async () => {
  const socket = await connect();
  const closed = once(socket, 'close');
  socket.send('x'.repeat(1024 * 1024 + 1));
  expect((await closed)[0]).toBe(1009);
});

test('calls on a socket count toward the limit', async () => {
  // One fiftieth of the usual limit: 20 calls, then four per second; opening a socket counts toward a
  // separate limit.
  const limited = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl, rateLimitFactor: 0.02 });
  const socket = await connect(limited.url);
  const batch = Array.from({ length: 19 }, (_, id) => call(id, 'eth_chainId'));
  expect(await request(socket, batch)).toHaveLength(19);
  expect(await request(socket, batch)).toMatchObject(
    batch.map(({ id }) => ({ id, error: { code: -32005 } })),
  );
  await limited.close();
});

test('a client that does not read its responses is disconnected', async () => {
  const socket = await connect();
  expect(await request(socket, call(0, 'eth_chainId'))).toMatchObject({ result: '0x17ac9' });
  socket.pause();
  for (let id = 0; id < 3_000; id += 1) {
    socket.send(JSON.stringify(call(id, 'eth_getCode', [chain.ledgerAddress, 'latest'])));
  }
  await until(async () => (await readSockets(api)) === 0);
});

test('an unavailable node ends a connection with subscriptions, with a reason', async () => {
  const away = await startTestApi();
  const unserved = await connect(away.url);
  expect(await request(unserved, call(1, 'eth_chainId'))).toMatchObject({ id: 1, error: { code: -32002 } });
  unserved.send(JSON.stringify(call(2, 'eth_subscribe', ['newHeads'])));
  const [code, reason] = (await once(unserved, 'close')) as [number, Buffer];
  expect([code, reason.toString()]).toEqual([
    1013,
    "The chain node isn't responding. Please try again in a moment.",
  ]);
  await away.close();

  const [socket, polling] = [await connect(), await connect()];
  await request(socket, call(1, 'eth_subscribe', ['newHeads']));
  const closed = once(socket, 'close');
  await chain.stop();
  expect((await closed)[0]).toBe(1001);
  await chain.start();
  expect(await request(polling, call(3, 'eth_chainId'))).toMatchObject({ id: 3, result: '0x17ac9' });
});

test('closing the API closes its sockets properly', async () => {
  const other = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl });
  const socket = await connect(other.url);
  const closed = once(socket, 'close');
  await other.close();
  expect((await closed)[0]).toBe(1001);
});
