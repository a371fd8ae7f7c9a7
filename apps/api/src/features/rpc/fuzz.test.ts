import * as fc from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startBareNode } from '@nova/testing/engines/bare-node';
import type { OtherEngine } from '@nova/testing/engines/other-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ALLOWED_METHODS } from './allowed-methods.ts';

let chain: OtherEngine;
let api: TestApi;
beforeAll(async () => {
  chain = await startBareNode();
  api = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl });
});
afterAll(async () => {
  await api.close();
  await chain.close();
});
const chainId = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' });

async function post(body: string | Buffer<ArrayBuffer>): Promise<unknown> {
  const answer = await fetch(`${api.url}/rpc`, { method: 'POST', body });
  expect(answer.status).toBeLessThan(500);
  return answer.json();
}

/** Checks that node and gateway still work after any input. */
async function isWell(): Promise<boolean> {
  const answer = (await post(JSON.stringify(chainId(1)))) as { result?: unknown };
  return answer.result === '0x17ac9';
}

function expectAnswers(body: unknown): void {
  for (const answer of Array.isArray(body) ? (body as unknown[]) : [body]) {
    expect(answer).toMatchObject({ jsonrpc: '2.0' });
    const { result, error } = answer as { result?: unknown; error?: { code: number } };
    expect(result === undefined).toBe(error !== undefined);
    // not an error of the gateway or the node
    expect([-32603, -32002]).not.toContain(error?.code);
  }
}

const value = fc.oneof(
  fc.constantFrom(
    'latest',
    'earliest',
    '0x0',
    '0x',
    `0x${'f'.repeat(400)}`,
    `0x${'1'.repeat(40)}`,
    null,
    true,
  ),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const fields = fc.constantFrom(
  'gas',
  'to',
  'data',
  'fromBlock',
  'toBlock',
  'address',
  'topics',
  'state',
  '__proto__',
);
const param = fc.oneof(
  value,
  fc.dictionary(fields, fc.oneof(value, fc.array(value, { maxLength: 3 }))),
  fc.jsonValue(),
);
const request = fc.record(
  {
    jsonrpc: fc.constantFrom('2.0', '2.0', '2.0', '1.0'),
    id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
    method: fc.oneof(fc.constantFrom(...ALLOWED_METHODS), fc.string({ maxLength: 20 })),
    params: fc.oneof(fc.array(param, { maxLength: 4 }), param),
  },
  { requiredKeys: ['jsonrpc', 'id', 'method'] },
);

test('any calls, alone and in batches, are answered by results and errors', async () => {
  const body = fc.oneof(request, fc.array(fc.oneof(request, fc.jsonValue()), { minLength: 1, maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(body, async (calls) => expectAnswers(await post(JSON.stringify(calls)))),
    { numRuns: 250, seed: 5 },
  );
  expect(await isWell()).toBe(true);
}, 300_000);

test('any bytes are answered by an error, over HTTP and in text and binary messages', async () => {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/rpc`);
  await once(socket, 'open');
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.boolean(), async (noise, binary) => {
      expectAnswers(await post(Buffer.from(noise)));
      const firstMessage = once(socket, 'message') as Promise<[Buffer]>;
      socket.send(binary ? Buffer.from(noise) : Buffer.from(noise).toString('latin1'), { binary });
      expectAnswers(JSON.parse((await firstMessage)[0].toString()));
    }),
    { numRuns: 100, seed: 6 },
  );
  socket.terminate();
  expect(await isWell()).toBe(true);
}, 300_000);

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('deep nesting in %s gets a response', async (_, open, close) => {
  for (const depth of [1_000, 80_000]) {
    const nested = `${open.repeat(depth)}${open === '[' ? '' : '"\\ud800"'}${close.repeat(depth)}`;
    for (const body of [
      nested,
      `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${nested},"latest",${nested}]}`,
      `{"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":${nested}}]}`,
      `{"jsonrpc":"2.0","id":${nested},"method":"eth_chainId"}`,
    ]) {
      expectAnswers(await post(body));
    }
  }
  expect(await isWell()).toBe(true);
});

test('a client that sends half a request or single bytes delays no other', async () => {
  const { hostname, port } = new URL(api.url);
  const sockets = Array.from({ length: 100 }, () => connect(Number(port), hostname).on('error', () => {}));
  for (const [index, socket] of sockets.entries()) {
    socket.write(
      index % 2 === 0 ? 'POST /rpc HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{"id"' : 'POST /rp',
    );
  }
  expect((await callApi(api.url, '/rpc', { body: chainId('x') })).body).toMatchObject({
    id: 'x',
    result: '0x17ac9',
  });
  for (const socket of sockets) socket.destroy();
});
