import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isMethodMissing, NodeAwayError, RpcClient, RpcError } from './rpc-client.ts';

let server: Server;
let url: string;
let answer: (body: string) => string;
beforeEach(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.end(answer(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('an error object of the node keeps its code, message and data', async () => {
  answer = () => '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x01"}}';
  const failure = new RpcClient(url).request('eth_call');
  await expect(failure).rejects.toMatchObject({ code: 3, message: 'execution reverted', data: '0x01' });
  await expect(failure).rejects.toBeInstanceOf(RpcError);
});

test('returns the results of a batch in the order of the calls, whatever the node does', async () => {
  answer = () => '[{"id":1,"result":"second"},{"id":0,"result":"first"}]';
  const calls = [
    { method: 'a', params: [] },
    { method: 'b', params: [] },
  ];
  expect(await new RpcClient(url).batch(calls)).toEqual(['first', 'second']);
});

test.each([
  ['is not JSON', '<html>bad gateway</html>'],
  ['is not JSON-RPC', '[]'],
])('an answer that %s counts as no answer', async (_, text) => {
  answer = () => text;
  await expect(new RpcClient(url).request('eth_chainId')).rejects.toBeInstanceOf(NodeAwayError);
});

test('a batch with a call left unanswered counts as no answer', async () => {
  answer = () => '[]';
  const batch = new RpcClient(url).batch([{ method: 'a', params: [] }]);
  await expect(batch).rejects.toBeInstanceOf(NodeAwayError);
});

test('a node that does not listen is unavailable', async () => {
  await expect(new RpcClient('http://127.0.0.1:9').request('a')).rejects.toBeInstanceOf(NodeAwayError);
});

test('a node that never answers is unavailable after the timeout', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(new RpcClient(`http://127.0.0.1:${port}`, 50).request('a')).rejects.toBeInstanceOf(
    NodeAwayError,
  );
  silent.closeAllConnections();
  silent.close();
});

test('distinguishes a missing method from a failing one', () => {
  expect(isMethodMissing(new RpcError(-32601, 'the method nova_getBlocks does not exist'))).toBe(true);
  expect(isMethodMissing(new RpcError(-32000, 'out of order'))).toBe(false);
});
