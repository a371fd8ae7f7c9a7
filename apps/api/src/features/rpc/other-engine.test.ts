import { once } from 'node:events';
import { callApi } from '@nova/testing/call-api';
import { BARE_ENGINES } from '@nova/testing/engines/bare-engines';
import type { OtherEngine } from '@nova/testing/engines/other-engine';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { createPublicClient, createWalletClient, http, publicActions, webSocket } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const call = (id: unknown, method: string, params: unknown[] = []) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

describe.each(BARE_ENGINES)('the gateway before %s', (_, startEngine) => {
  let engine: OtherEngine;
  let api: TestApi;
  beforeAll(async () => {
    engine = await startEngine();
    api = await startTestApi({ rpcUrl: engine.rpcUrl, wsUrl: engine.wsUrl });
  });
  afterAll(async () => {
    await api.close();
    await engine.close();
  });
  const post = async (body: unknown) => (await callApi(api.url, '/rpc', { body })).body;

  test('answers a batch in order with its ids', async () => {
    expect(
      await post([
        call('a', 'eth_chainId'),
        call('a', 'net_version'),
        call(null, 'txpool_content'),
        call(2, 'eth_getBalance', ['nonsense']),
      ]),
    ).toEqual([
      { jsonrpc: '2.0', id: 'a', result: '0x17ac9' },
      { jsonrpc: '2.0', id: 'a', result: '96969' },
      {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32601, message: 'the method txpool_content does not exist/is not available' },
      },
      { jsonrpc: '2.0', id: 2, error: expect.objectContaining({ code: -32602 }) },
    ]);
  });

  test.each([
    'evm_mine',
    'anvil_setBalance',
    'anvil_reorg',
    'hardhat_impersonateAccount',
    'eth_sendTransaction',
    'txpool_content',
  ])('refuses %s to every client', async (method) => {
    expect(await post(call(1, method))).toMatchObject({ id: 1, error: { code: -32601 } });
  });

  test('limits a call to the maximum gas', async () => {
    for (const gas of [{}, { gas: '0x3b9aca00' }]) {
      const { result } = (await post(
        call(1, 'eth_call', [{ data: '0x5a5f5260205ff3', ...gas }, 'latest']),
      )) as {
        result: string;
      };
      expect(Number(result)).toBeLessThan(5_000_000);
      expect(Number(result)).toBeGreaterThan(4_900_000);
    }
  });

  test('forwards a wallet’s transaction and reports its block on a socket', async () => {
    const client = createWalletClient({
      account: privateKeyToAccount(TEST_KEYS.deployer),
      transport: http(`${api.url}/rpc`),
    }).extend(publicActions);
    const watching = createPublicClient({
      transport: webSocket(`${api.url.replace('http', 'ws')}/rpc`, { reconnect: false }),
    });
    const heads: bigint[] = [];
    const stop = watching.watchBlocks({ onBlock: ({ number }) => heads.push(number) });
    await watching.getChainId();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const to = testAddressOf('curator');
    const before = await client.getBalance({ address: to });
    const hash = await client.sendTransaction({
      chain: null,
      to,
      value: 5n,
      maxPriorityFeePerGas: 1_000_000_000n,
    });
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
    expect(receipt.status).toBe('success');
    expect(await client.getBalance({ address: to })).toBe(before + 5n);
    await expect.poll(() => heads, { timeout: 20_000 }).toContain(receipt.blockNumber);
    stop();
    ((await watching.transport.getRpcClient()) as { close(): void }).close();
  });

  test('limits subscriptions', async () => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/rpc`);
    await once(socket, 'open');
    const answers: { id: number; error?: { code: number } }[] = [];
    socket.on('message', (data: Buffer) => answers.push(JSON.parse(data.toString()) as (typeof answers)[0]));
    for (let id = 0; id < 21; id++) socket.send(JSON.stringify(call(id, 'eth_subscribe', ['newHeads'])));
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(21);
    expect(answers.filter(({ error }) => error?.code === -32005)).toHaveLength(1);
    socket.terminate();
  });
});
