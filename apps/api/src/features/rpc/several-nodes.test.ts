import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { callApi } from '@nova/testing/call-api';
import { startRpcProxy, type RpcProxy } from '@nova/worker/testing/rpc-proxy';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

let chain: TestChain;
let first: RpcProxy;
let api: TestApi;
beforeAll(async () => {
  chain = await startTestChain();
  first = await startRpcProxy(chain.rpcUrl);
  api = await startTestApi({
    rpcUrl: first.url,
    wsUrl: first.url.replace('http', 'ws'),
    furtherNodes: [{ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl }],
  });
});
afterAll(async () => {
  await api.close();
  await first.close();
  await chain.close();
});

const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] };
const answer = { jsonrpc: '2.0', id: 1, result: '0x17ac9' };

async function subscribe({ url }: TestApi): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/rpc`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'eth_subscribe', params: ['newHeads'] }));
  const [message] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(message.toString())).toMatchObject({ id: 2, result: expect.any(String) });
  return socket;
}

test('calls go to the second node once the first is away, over HTTP and WebSocket', async () => {
  expect((await callApi(api.url, '/rpc', { body: call })).body).toEqual(answer);
  first.decide = () => 'lose_request';
  await vi.waitFor(
    async () => expect((await callApi(api.url, '/rpc', { body: call })).body).toEqual(answer),
    { timeout: 20_000, interval: 200 },
  );
  (await subscribe(api)).close();
});

test('a client with subscriptions is disconnected from a node that is no longer used', async () => {
  const preferred = await startRpcProxy(chain.rpcUrl);
  const moving = await startTestApi({
    rpcUrl: preferred.url,
    wsUrl: chain.wsUrl,
    furtherNodes: [{ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl.replace('127.0.0.1', 'localhost') }],
  });
  const socket = await subscribe(moving);
  const closed = once(socket, 'close');
  preferred.decide = () => 'lose_request';
  expect((await closed)[0]).toBe(1001);
  (await subscribe(moving)).close();
  await moving.close();
  await preferred.close();
});
