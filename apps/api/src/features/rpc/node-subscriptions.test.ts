import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type RunningNode, startNode } from '@nova/node/start-node';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { createWalletClient, http, numberToHex, pad } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

interface Message {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
  readonly params?: { readonly subscription: string; readonly result: { readonly number?: string } };
}

/** A client that stores everything it receives. */
interface Client {
  readonly socket: WebSocket;
  readonly messages: Message[];
}

let dataDir: string;
let node: RunningNode;
let api: TestApi;
let ownListeners = 0;
const clients: Client[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-subscriptions-'));
  node = await startNode({
    dataDir,
    validatorKey: TEST_KEYS.validator,
    genesis: { chainId: CHAIN_ID, deployer: testAddressOf('deployer') },
  });
  api = await startTestApi({ rpcUrl: node.url, wsUrl: node.wsUrl });
  ownListeners = node.chain.events.listenerCount('block');
});
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.terminate();
  await vi.waitUntil(() => countListeners() === 0);
});
afterAll(async () => {
  await api.close();
  await node.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the subscriptions to blocks and logs at the node, without its own listeners. */
const countListeners = (): number => node.chain.events.listenerCount('block') - ownListeners;

async function connect(url = api.url): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/rpc`);
  const client: Client = { socket, messages: [] };
  socket.on('message', (data: Buffer) => client.messages.push(JSON.parse(data.toString()) as Message));
  clients.push(client);
  await once(socket, 'open');
  return client;
}
async function call(
  { socket, messages }: Client,
  id: number,
  method: string,
  params: unknown,
): Promise<Message> {
  socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
  return vi.waitFor(() => {
    const answer = messages.find((message) => message.id === id);
    expect(answer).toBeDefined();
    return answer!;
  });
}
const subscribe = async (client: Client, id: number, params: unknown) =>
  (await call(client, id, 'eth_subscribe', params)).result as string;
const listResults = ({ messages }: Client, subscription: string) =>
  messages.flatMap(({ params }) => (params?.subscription === subscription ? [params.result] : []));

const transfer = { to: testAddressOf('curator'), value: 1n } as const;
/** A creation that logs 30 times 16 KiB and ends. */
const longLogs = { data: '0x601e5b6140006000a0600190038060025700', gas: 8_000_000n } as const;

async function sealBlock(transaction: typeof transfer | typeof longLogs = transfer): Promise<void> {
  const wallet = createWalletClient({
    account: privateKeyToAccount(TEST_KEYS.deployer),
    transport: http(node.url),
  });
  await wallet.sendTransaction({ chain: null, maxPriorityFeePerGas: 1_000_000_000n, ...transaction });
}

test('equal subscriptions of many clients share one of the node', async () => {
  const crowd = await Promise.all(Array.from({ length: 30 }, () => connect()));
  const ids = await Promise.all(crowd.map((client) => subscribe(client, 1, ['newHeads'])));
  expect(new Set(ids).size).toBe(30);
  await subscribe(crowd[0]!, 2, ['logs', { address: testAddressOf('curator') }]);
  expect(countListeners()).toBe(2);

  await sealBlock();
  await vi.waitFor(() => {
    for (const [index, client] of crowd.entries()) expect(listResults(client, ids[index]!)).toHaveLength(1);
  });
  expect(await call(crowd[0]!, 3, 'eth_unsubscribe', [ids[0]])).toMatchObject({ result: true });
  expect(await call(crowd[0]!, 4, 'eth_unsubscribe', [ids[0]])).toMatchObject({ error: { code: -32000 } });
  expect(await call(crowd[0]!, 5, 'eth_unsubscribe', [ids[1]])).toMatchObject({ error: { code: -32000 } });
  await sealBlock();
  await vi.waitFor(() => expect(listResults(crowd[1]!, ids[1]!)).toHaveLength(2));
  expect(listResults(crowd[0]!, ids[0]!)).toHaveLength(1);

  for (const { socket } of crowd.slice(1)) socket.terminate();
  await vi.waitFor(() => expect(countListeners()).toBe(1));
});

test('each client learns the state of synchronization once, after the response', async () => {
  for (const client of [await connect(), await connect()]) {
    const id = await subscribe(client, 1, ['syncing']);
    await vi.waitFor(() => expect(listResults(client, id)).toEqual([false]));
    expect(client.messages[0]).toMatchObject({ id: 1, result: id });
  }
});

test('many different subscriptions of many clients are all opened beside a shared one', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => connect()));
  for (const [index, client] of crowd.entries()) {
    for (let n = 0; n < 20; n += 1)
      await subscribe(client, n, ['logs', { topics: [pad(numberToHex(index * 20 + n))] }]);
  }
  expect(countListeners()).toBe(120);
  const head = await subscribe(await connect(), 1, ['newHeads']);
  await sealBlock();
  await vi.waitFor(() => expect(listResults(clients.at(-1)!, head)).toHaveLength(1));
});

test("the node's error is returned and takes no place", async () => {
  const client = await connect();
  for (let id = 0; id < 25; id += 1)
    expect(await call(client, id, 'eth_subscribe', ['blocks'])).toMatchObject({ error: { code: -32602 } });
  expect(await call(client, 30, 'eth_subscribe', undefined)).toMatchObject({ error: { code: -32602 } });
  expect(await subscribe(client, 31, ['newHeads'])).toMatch(/^0x[0-9a-f]+$/);
});

test('calls with the same ID count separately toward the limit', async () => {
  const { socket, messages } = await connect();
  for (let n = 0; n < 25; n += 1)
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
  await vi.waitFor(() => expect(messages).toHaveLength(25));
  expect(messages.filter(({ error }) => error?.code === -32005)).toHaveLength(5);
});

test('a client that leaves while its subscription is opened leaves nothing behind', async () => {
  const { socket } = await connect();
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
  socket.close();
  await once(socket, 'close');
  const client = await connect();
  await subscribe(client, 1, ['newHeads']);
  expect(countListeners()).toBe(1);
});

test('parameters that a subscription to blocks ignores open no other one', async () => {
  const client = await connect();
  for (let id = 0; id < 5; id += 1) await subscribe(client, id, ['newHeads', id]);
  expect(countListeners()).toBe(1);
});

test('parameters that become too long for the node are refused, and nobody is disconnected', async () => {
  const [reader, other] = [await connect(), await connect()];
  const head = await subscribe(reader, 1, ['newHeads']);
  // Becomes a number of 21 digits.
  const numbers = Array.from({ length: 200_000 }, () => '1e20').join(',');
  other.socket.send(`{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["logs",[${numbers}]]}`);
  await vi.waitFor(() => expect(other.messages).toMatchObject([{ id: 1, error: { code: -32005 } }]));
  await sealBlock();
  await vi.waitFor(() => expect(listResults(reader, head)).toHaveLength(1));
});

test('a client that subscribes to more than can be sent disconnects only itself', async () => {
  const [reader, greedy] = [await connect(), await connect()];
  const head = await subscribe(reader, 1, ['newHeads']);
  for (let n = 1; n <= 20; n += 1) await subscribe(greedy, n, ['logs', { fromBlock: numberToHex(n) }]);
  const disconnected = once(greedy.socket, 'close');
  await sealBlock(longLogs);
  await disconnected;
  await sealBlock();
  await vi.waitFor(() => expect(listResults(reader, head)).toHaveLength(2));
});

test('clients of a node that disappears without a word are disconnected, and can subscribe again', async () => {
  const { port } = new URL(node.wsUrl);
  const isCut = new Set<net.Socket>();
  const wire = net.createServer((near) => {
    const far = net.connect(Number(port), '127.0.0.1');
    near.on('data', (data) => isCut.has(near) || far.write(data));
    far.on('data', (data) => isCut.has(near) || near.write(data));
    for (const end of [near, far]) end.on('error', () => undefined).on('close', () => far.destroy());
    wire.once('cut', () => isCut.add(near));
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  const wsUrl = `ws://127.0.0.1:${(wire.address() as AddressInfo).port}`;
  const far = await startTestApi({ rpcUrl: node.url, wsUrl, socketPingMs: 200 });
  try {
    const client = await connect(far.url);
    await subscribe(client, 1, ['newHeads']);
    const disconnected = once(client.socket, 'close');
    wire.emit('cut');
    expect((await disconnected)[0]).toBe(1001);
    const again = await connect(far.url);
    const head = await subscribe(again, 1, ['newHeads']);
    await sealBlock();
    await vi.waitFor(() => expect(listResults(again, head)).toHaveLength(1));
  } finally {
    await far.close();
    wire.close();
  }
});
