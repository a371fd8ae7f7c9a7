import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { createWalletClient, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let chain: TestChain;
let api: TestApi;

beforeAll(async () => {
  chain = await startTestChain();
  api = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl });
});
afterAll(async () => {
  await api.close();
  await chain.close();
});

const PATHS = ['/rpc', '/functions/v1/nova-rpc'];
const rpc = (path: string, body: unknown) => callApi(api.url, path, { body });
const call = (id: unknown, method: string, params: unknown[] = []) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

describe.each(PATHS)('%s', (path) => {
  test('forwards a call to the node and returns the response with the call’s id', async () => {
    for (const id of [7, 'seven', null, 0]) {
      expect(await rpc(path, call(id, 'eth_chainId'))).toMatchObject({
        status: 200,
        body: { jsonrpc: '2.0', id, result: '0x17ac9' },
      });
    }
  });

  test('answers a batch in order, including duplicate ids and refused calls', async () => {
    const { body } = await rpc(path, [
      call(1, 'eth_chainId'),
      call(1, 'net_version'),
      call('x', 'txpool_content'),
      { method: 'eth_chainId' },
      call(2, 'eth_getBalance', ['nonsense']),
      call(3, 'eth_chainId'),
    ]);
    expect(body).toEqual([
      { jsonrpc: '2.0', id: 1, result: '0x17ac9' },
      { jsonrpc: '2.0', id: 1, result: '96969' },
      {
        jsonrpc: '2.0',
        id: 'x',
        error: { code: -32601, message: 'the method txpool_content does not exist/is not available' },
      },
      {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32600, message: 'The request is not a valid JSON-RPC 2.0 call.' },
      },
      { jsonrpc: '2.0', id: 2, error: { code: -32602, message: expect.any(String) } },
      { jsonrpc: '2.0', id: 3, result: '0x17ac9' },
    ]);
  });

  test.each([
    'txpool_content',
    'nova_getRawBlocks',
    'admin_peers',
    'personal_sign',
    'eth_sendTransaction',
    'eth_sign',
    'eth_subscribe',
    'evm_mine',
    'anvil_setBalance',
    'constructor',
    'ETH_CHAINID',
  ])('does not offer %s', async (method) => {
    expect((await rpc(path, call(1, method))).body).toMatchObject({ id: 1, error: { code: -32601 } });
  });

  test('accepts between one and a thousand calls in a batch', async () => {
    const batch = (count: number) => Array.from({ length: count }, (_, id) => call(id, 'eth_chainId'));
    expect((await rpc(path, batch(1_000))).body).toHaveLength(1_000);
    const error = { code: -32600, message: 'A batch has 1 to 1,000 calls.' };
    expect(await rpc(path, [])).toMatchObject({ status: 400, body: { id: null, error } });
    // The id tells a client which of its requests was refused.
    expect(await rpc(path, [{}, ...batch(1_001).slice(1)])).toMatchObject({
      status: 400,
      body: [{ id: 1, error }],
    });
  });

  test('refuses input that is not a call', async () => {
    for (const body of [5, '"x"', null, { id: 1, method: 'eth_chainId' }, { ...call(1, 'x'), id: {} }]) {
      expect((await rpc(path, body)).body).toMatchObject({ error: { code: -32600 } });
    }
  });
});

test('an id that a number cannot represent comes back digit for digit', async () => {
  const [large, next] = ['18446744073709551615', '18446744073709551614'];
  const send = async (path: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${api.url}${path}`, { method: 'POST', headers, body });
    expect(answer.headers.get('content-type')).toBe('application/json');
    return answer.text();
  };
  const chainId = (id: string) => `{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`;
  for (const path of PATHS) {
    expect(await send(path, chainId(large))).toContain(`"id":${large},`);
    const refused = chainId(next).replace('eth_chainId', 'admin_peers');
    const answers = await send(path, `[${chainId(large)},${refused}]`);
    expect(answers.match(/"id":[^,]+/g)).toEqual([`"id":${large}`, `"id":${next}`]);
  }
});

test('an id has up to a thousand characters, and a longer one is refused with the reason', async () => {
  const id = 'x'.repeat(1_000);
  expect((await rpc('/rpc', call(id, 'eth_chainId'))).body).toEqual({
    jsonrpc: '2.0',
    id,
    result: '0x17ac9',
  });
  expect((await rpc('/rpc', [call(`${id}x`, 'eth_chainId'), call(2, 'eth_chainId')])).body).toEqual([
    {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message: 'The id of a call has at most 1000 characters.' },
    },
    { jsonrpc: '2.0', id: 2, result: '0x17ac9' },
  ]);
});

test('a notification is executed without a response, alone and in a batch', async () => {
  const { id: _, ...notification } = call(1, 'eth_chainId');
  expect(await rpc('/rpc', notification)).toMatchObject({ status: 204 });
  expect((await rpc('/rpc', [notification, call(2, 'eth_chainId')])).body).toEqual([
    { jsonrpc: '2.0', id: 2, result: '0x17ac9' },
  ]);
});

test('the URL of the gateway may end in a slash', async () => {
  expect((await rpc('/rpc/', call(1, 'eth_chainId'))).body).toMatchObject({ result: '0x17ac9' });
});

test('a tool on another site may send its own headers', async () => {
  const answer = await fetch(`${api.url}/rpc`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-anything',
    },
  });
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type,x-anything');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('every client can trace a transaction with a limited number of opcodes', async () => {
  const client = createWalletClient({
    account: privateKeyToAccount(TEST_KEYS.deployer),
    transport: http(`${api.url}/rpc`),
  }).extend(publicActions);
  const hash = await client.sendTransaction({ chain: null, to: testAddressOf('curator'), value: 1n });
  await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
  const calls = await rpc('/rpc', call(1, 'debug_traceTransaction', [hash, { tracer: 'callTracer' }]));
  expect(calls.body).toMatchObject({ result: { type: 'CALL', value: '0x1', gasUsed: '0x5208' } });
  // three opcodes per iteration until the gas is used up
  const endless = { to: testAddressOf('curator'), gas: '0x30d40' };
  const config = { stateOverrides: { [testAddressOf('curator')]: { code: '0x5b5f56' } } };
  const { body } = await rpc('/rpc', call(1, 'debug_traceCall', [endless, 'latest', config]));
  expect((body as { result: { structLogs: unknown[] } }).result.structLogs).toHaveLength(10_000);
});

test('a trace has memory only if it is as short as two opcodes', async () => {
  const target = testAddressOf('curator');
  // Stores 7 at the start of the memory.
  const stateOverrides = { [target]: { code: '0x60075f5200' } };
  const readMemory = async (limit: number) => {
    const config = { stateOverrides, enableMemory: true, offset: 2, limit };
    const { body } = await rpc('/rpc', call(1, 'debug_traceCall', [{ to: target }, 'latest', config]));
    const { structLogs } = (body as { result: { structLogs: { memory?: string[] }[] } }).result;
    return structLogs.map(({ memory }) => memory);
  };
  expect(await readMemory(2)).toEqual([[], ['7'.padStart(64, '0')]]);
  expect(await readMemory(3)).toEqual([undefined, undefined]);
});

test('a tool gets JSON-RPC errors for malformed and oversized bodies, and the website gets its own', async () => {
  const huge = JSON.stringify(call(1, 'eth_call', ['0x'.padEnd(1024 * 1024, '0')]));
  expect(await rpc('/rpc', '{"jsonrpc"')).toMatchObject({
    status: 400,
    body: { id: null, error: { code: -32700 } },
  });
  expect(await rpc('/rpc', huge)).toMatchObject({ status: 413, body: { error: { code: -32600 } } });
  expect(await rpc('/functions/v1/nova-rpc', '{"jsonrpc"')).toMatchObject({
    status: 400,
    code: 'malformed_json',
  });
  expect(await rpc('/functions/v1/nova-rpc', huge)).toMatchObject({ status: 413, code: 'body_too_large' });
});

test('a wallet sends a real transaction through the gateway', async () => {
  const client = createWalletClient({
    account: privateKeyToAccount(TEST_KEYS.deployer),
    transport: http(`${api.url}/rpc`),
  }).extend(publicActions);
  expect(await client.getChainId()).toBe(96969);
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
});

test('another site may use the gateway', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  const answer = await callApi(api.url, '/rpc', { body: call(1, 'eth_chainId'), headers });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('every call of a batch counts toward the limit', async () => {
  // One hundredth of the usual limit: ten calls, then two per second.
  const limited = await startTestApi({ rpcUrl: chain.rpcUrl, rateLimitFactor: 0.01 });
  const batch = Array.from({ length: 9 }, (_, id) => call(id, 'eth_chainId'));
  expect((await callApi(limited.url, '/rpc', { body: batch })).status).toBe(200);
  const refused = await callApi(limited.url, '/rpc', { body: batch });
  expect(refused).toMatchObject({
    status: 429,
    body: batch.map(({ id }) => ({ id, error: { code: -32005 } })),
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await limited.close();
});

test('an unavailable node is reported for every call', async () => {
  const away = await startTestApi();
  const { status, body } = await callApi(away.url, '/rpc', {
    body: [call(1, 'eth_chainId'), call(2, 'admin_peers')],
  });
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      jsonrpc: '2.0',
      id: 1,
      error: {
        code: -32002,
        message: "The chain node isn't responding right now. Please try again in a moment.",
      },
    },
    {
      jsonrpc: '2.0',
      id: 2,
      error: { code: -32601, message: 'the method admin_peers does not exist/is not available' },
    },
  ]);
  await away.close();
});
