import { once } from 'node:events';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

interface Message {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly params?: { readonly subscription: string; readonly result: unknown };
}

let chain: TestChain;
let api: TestApi;
let socket: WebSocket;
let messages: (Message | Message[])[];

beforeAll(async () => {
  chain = await startTestChain();
  api = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl });
});
beforeEach(async () => {
  messages = [];
  socket = new WebSocket(`${api.url.replace('http', 'ws')}/rpc`);
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as Message));
  await once(socket, 'open');
});
afterEach(() => socket.terminate());
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
/** Sends a batch and waits for its response. */
async function sendBatch(calls: readonly unknown[]): Promise<Message[]> {
  const before = messages.filter(Array.isArray).length;
  socket.send(JSON.stringify(calls));
  return vi.waitFor(() => {
    const answer = messages.filter((message) => Array.isArray(message))[before];
    expect(answer).toBeDefined();
    return answer!;
  });
}
const signTransfer = async (nonce: number) =>
  privateKeyToAccount(TEST_KEYS.deployer).signTransaction({
    chainId: 96969,
    nonce,
    to: testAddressOf('curator'),
    value: 1n,
    gas: 21_000n,
    gasPrice: 1_000_000_000n,
    type: 'legacy',
  });

test('a batch subscribes, and the notifications that its other calls cause follow its response', async () => {
  const [nonce] = await sendBatch([
    call(0, 'eth_getTransactionCount', [testAddressOf('deployer'), 'latest']),
  ]);
  const raw = await signTransfer(Number(nonce!.result));
  const { id: _, ...notification } = call(0, 'eth_subscribe', ['newHeads']);
  const answers = await sendBatch([
    call(1, 'eth_chainId'),
    call(2, 'eth_subscribe', ['newPendingTransactions']),
    notification,
    call(3, 'eth_sendRawTransaction', [raw]),
    call(4, 'eth_subscribe', ['nonsense']),
    call(5, 'txpool_content'),
  ]);
  expect(answers).toMatchObject([
    { id: 1, result: '0x17ac9' },
    { id: 2, result: expect.stringMatching(/^0x/) },
    { id: 3, result: keccak256(raw) },
    { id: 4, error: { code: -32602 } },
    { id: 5, error: { code: -32601 } },
  ]);
  await vi.waitFor(() =>
    expect(messages.slice(messages.indexOf(answers) + 1)).toContainEqual({
      jsonrpc: '2.0',
      method: 'eth_subscription',
      params: { subscription: answers[1]!.result, result: keccak256(raw) },
    }),
  );
  // Nothing came before the IDs of the subscriptions did.
  expect(messages.indexOf(answers)).toBe(1);
});

test('a batch with too many calls is refused with the id of the first', async () => {
  const calls = Array.from({ length: 1_001 }, (_, number) => call(`call ${number}`, 'eth_chainId'));
  expect(await sendBatch(calls)).toEqual([
    {
      jsonrpc: '2.0',
      id: 'call 0',
      error: { code: -32600, message: 'A batch has 1 to 1,000 calls.' },
    },
  ]);
});

test('a batch ends subscriptions of other messages', async () => {
  const [{ result: name }] = (await sendBatch([call(1, 'eth_subscribe', ['newHeads'])])) as [Message];
  expect(
    await sendBatch([
      call(2, 'eth_unsubscribe', [name]),
      call(3, 'eth_unsubscribe', [name]),
      call(4, 'net_version'),
    ]),
  ).toEqual([
    { jsonrpc: '2.0', id: 2, result: true },
    { jsonrpc: '2.0', id: 3, error: { code: -32000, message: 'subscription not found' } },
    { jsonrpc: '2.0', id: 4, result: '96969' },
  ]);
});
