import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

/** A node that answers `eth_chainId` and never answers any other call. */
let node: Server;
let api: TestApi;
let pending: { lane: string; response: ServerResponse }[] = [];
const lanes: string[] = [];

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const lane = String(request.headers['x-nova-client']);
  lanes.push(lane);
  const calls = JSON.parse(await text(request)) as { id: number; method: string }[];
  if (calls.every(({ method }) => method === 'eth_chainId')) {
    response.end(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x17ac9' }))));
    return;
  }
  const entry = { lane, response };
  pending.push(entry);
  response.on('close', () => {
    pending = pending.filter((other) => other !== entry);
  });
}

beforeAll(async () => {
  node = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(node, 'listening');
  const { port } = node.address() as AddressInfo;
  api = await startTestApi({
    rpcUrl: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port}`,
    trustedProxies: ['127.0.0.1'],
  });
});
beforeEach(async () => {
  for (const { response } of pending) response.destroy();
  await vi.waitUntil(() => pending.length === 0);
  lanes.length = 0;
});
afterAll(async () => {
  node.closeAllConnections();
  node.close();
  await api.close();
});

const PUBLIC_LANE = /^public\/[0-9a-f]{24}$/;
const call = (method: string, id = 1) => ({ jsonrpc: '2.0', id, method, params: [] });
const sendRequest = (method: string, address: string, signal?: AbortSignal) =>
  fetch(`${api.url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(call(method)),
    ...(signal && { signal }),
  });

test('eight slow calls of an address run at a time, and another address is answered meanwhile', async () => {
  const disconnect = new AbortController();
  const slow = Array.from({ length: 150 }, () => sendRequest('eth_call', '192.0.2.1', disconnect.signal));
  const refused = await Promise.race(slow);
  expect(await refused.json()).toMatchObject({ id: 1, error: { code: -32005 } });
  expect(pending).toHaveLength(8);
  const answer = await sendRequest('eth_chainId', '192.0.2.2');
  expect(await answer.json()).toMatchObject({ result: '0x17ac9' });
  expect(pending).toHaveLength(8);
  disconnect.abort();
  await Promise.allSettled(slow);
});

test('a call is aborted at the node when its client disconnects', async () => {
  const client = new AbortController();
  const abortedCall = sendRequest('eth_call', '192.0.2.3', client.signal);
  await expect.poll(() => pending.length).toBe(1);
  client.abort();
  await expect(abortedCall).rejects.toThrow('aborted');
  await expect.poll(() => pending.length).toBe(0);
});

test('the node learns the client of a call, and never from the client’s own headers', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.4', 'x-nova-client': 'internal/api' };
  await callApi(api.url, '/rpc', { body: call('eth_chainId'), headers });
  await callApi(api.url, '/rpc', { body: call('eth_chainId'), headers });
  await callApi(api.url, '/rpc', { body: call('eth_chainId'), headers: { 'x-forwarded-for': '192.0.2.5' } });
  expect(lanes).toEqual([lanes[0], lanes[0], lanes[2]]);
  expect(lanes[0]).toMatch(PUBLIC_LANE);
  expect(lanes[2]).toMatch(PUBLIC_LANE);
  expect(lanes[2]).not.toBe(lanes[0]);
});

test('the API’s own reads have their own lane', async () => {
  await callApi(api.url, '/readyz');
  expect(lanes).toEqual(['internal/api']);
});

test('subscriptions of all clients have a lane of their own', async () => {
  const nodeSockets = once(node, 'upgrade');
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/rpc`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ ...call('eth_subscribe'), params: ['newHeads'] }));
  const [upgrade] = (await nodeSockets) as [IncomingMessage];
  expect(upgrade.headers['x-nova-client']).toBe('public/subscriptions');
  socket.terminate();
});

test('a socket shares the slots of its address and aborts its calls when it closes', async () => {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/rpc`, {
    headers: { 'x-forwarded-for': '192.0.2.6' },
  });
  await once(socket, 'open');
  for (let id = 0; id < 20; id++) socket.send(JSON.stringify(call('eth_call', id)));
  await expect.poll(() => pending.length).toBe(8);
  expect(new Set(pending.map(({ lane }) => lane))).toEqual(new Set([expect.stringMatching(PUBLIC_LANE)]));
  socket.terminate();
  await expect.poll(() => pending.length).toBe(0);
});
