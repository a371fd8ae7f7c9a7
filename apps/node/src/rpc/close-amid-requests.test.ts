import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { deployer, GWEI, rpc, startTestNode, stranger } from '../../test/test-node.ts';

const transfer = (nonce: number) =>
  deployer.signTransaction({
    type: 'eip1559',
    chainId: 96969,
    nonce,
    gas: 21_000n,
    maxFeePerGas: GWEI,
    maxPriorityFeePerGas: GWEI,
    to: stranger.address,
    value: 1n,
  });

test('requests pending when the node stops are answered, over HTTP and over a WebSocket', async () => {
  const time = { now: Date.now() };
  const node = await startTestNode({ clock: () => time.now });
  await rpc(node.url, 'eth_sendRawTransactionSync', [await transfer(0)]);
  // With the clock set back, the next transactions wait and are pending when the node closes.
  time.now -= 30_000;
  const pendingCalls = [rpc(node.url, 'eth_sendRawTransactionSync', [await transfer(1)])];
  const socket = new WebSocket(node.wsUrl);
  await once(socket, 'open');
  const firstMessage = once(socket, 'message');
  const ended = once(socket, 'close');
  const params = [await transfer(2)];
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_sendRawTransactionSync', params }));
  while (node.chain.pool.counts.ready < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const closed = node.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  time.now += 30_000;

  expect((await pendingCalls[0]!).result).toMatchObject({ blockNumber: '0x2' });
  const [message] = (await firstMessage) as [Buffer];
  expect(JSON.parse(message.toString())).toMatchObject({ id: 7, result: { blockNumber: '0x3' } });
  expect((await ended)[0]).toBe(1001);
  await closed;
});

test('an idle connection is closed cleanly at once', async () => {
  const node = await startTestNode();
  const socket = new WebSocket(node.wsUrl);
  await once(socket, 'open');
  const ended = once(socket, 'close');
  await node.close();
  expect((await ended)[0]).toBe(1001);
});

test('a heavy call that cannot finish gets an error', async () => {
  const node = await startTestNode({ rpcGasCap: 10n ** 12n });
  // JUMPDEST, PUSH 0, JUMP: an endless loop.
  const overrides = { [stranger.address]: { code: '0x5b600056' } };
  const call = rpc(node.url, 'eth_call', [
    { to: stranger.address, gas: '0xe8d4a51000' },
    'latest',
    overrides,
  ]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await node.close();
  expect((await call).error).toEqual({ code: -32000, message: 'the node is shutting down' });
});
