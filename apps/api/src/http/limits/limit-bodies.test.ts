import { once } from 'node:events';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

let chain: TestChain;
let api: TestApi;
beforeAll(async () => {
  // Stops the clock of the limits: on a busy machine, a client could send again while it sends.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  chain = await startTestChain();
  const { rpcUrl, wsUrl } = chain;
  api = await startTestApi({ rpcUrl, wsUrl, rateLimitFactor: 1, trustedProxies: ['127.0.0.1'] });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
  await chain.close();
});

const HALF_A_MEGABYTE = 'x'.repeat(512 * 1024);
/** More requests than a client may send at once. */
const MANY = 40;
const from = (place: number) => ({ 'x-forwarded-for': `192.0.2.${place}` });

/** Sends long bodies one after the other, each refused for its content, and returns the statuses. */
async function send(path: string, headers: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < MANY; index += 1) {
    const { status } = await callApi(api.url, path, { body: `"${HALF_A_MEGABYTE}"`, headers });
    statuses.push(status);
  }
  return statuses;
}

test.each([
  ['/rpc', 200, 200],
  ['/functions/v1/nova-rpc', 200, 200],
  ['/functions/v1/wallet-operations', 413, 400],
  ['/api/v1/contracts/0x1111111111111111111111111111111111111111/verify', 400, 400],
])(
  '%s: long bodies of one client are refused before they are read, and those of others are not',
  async (path, atFirst, ofAnother) => {
    const place = path.length;
    const statuses = await send(path, from(place));
    expect(statuses[0]).toBe(atFirst);
    expect(statuses.at(-1)).toBe(429);
    const another = await callApi(api.url, path, { body: '"x"', headers: from(100 + place) });
    expect(another.status).toBe(ofAnother);
  },
);

test('a refused call gets a JSON-RPC error', async () => {
  await send('/rpc', from(5));
  const { status, body, headers } = await callApi(api.url, '/rpc', {
    body: `"${HALF_A_MEGABYTE}"`,
    headers: from(5),
  });
  expect({ status, body }).toMatchObject({ status: 429, body: { jsonrpc: '2.0', error: { code: -32005 } } });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('long messages on a WebSocket count too', async () => {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/rpc`, { headers: from(6) });
  await once(socket, 'open');
  const answers: string[] = [];
  socket.on('message', (data: Buffer) => answers.push(data.toString()));
  for (let index = 0; index < MANY; index += 1) socket.send(`"${HALF_A_MEGABYTE}"`);
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBe(MANY);
  expect(answers.at(-1)).toContain('Too many calls');
  socket.terminate();
});

test('a client cannot download the API description endlessly', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 60; index += 1)
    statuses.push((await callApi(api.url, '/openapi.json', { headers: from(7) })).status);
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(429);
  expect((await callApi(api.url, '/openapi.json', { headers: from(8) })).status).toBe(200);
});
