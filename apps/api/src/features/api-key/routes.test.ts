import { apiKeys } from '@nova/db/schema/account';
import type { ApiKeyUse, CreatedApiKey } from '@nova/shared/api-key/schemas';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ rateLimitFactor: 1 });
}, 60_000);
afterAll(() => stack.close());

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  return user;
}
const call = (user: TestUser, path: string, options: object = {}) =>
  callApi(stack.url, `/api/v1/api-keys${path}`, { token: user.accessToken, ...options });
const create = async (user: TestUser, name = 'script') =>
  (await call(user, '', { body: { name } })).body as CreatedApiKey;
const readUse = async (user: TestUser, id: string) =>
  ((await call(user, `/${id}/use`)).body as ApiKeyUse).items;

test('a key is shown once, stored as a hash, and belongs to its account', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const { key, ...created } = await create(user, '  portfolio  ');
  expect(key).toMatch(/^nk_[A-Za-z0-9_-]{32}$/);
  expect(created).toMatchObject({ name: 'portfolio', hint: key.slice(0, 7), last_used_at: null });
  expect((await call(user, '')).body).toEqual({ items: [created] });
  expect((await call(other, '')).body).toEqual({ items: [] });
  const [row] = await stack.database.db.select().from(apiKeys).where(eq(apiKeys.id, created.id));
  expect(JSON.stringify(row)).not.toContain(key.slice(7));
  for (const path of [`/${created.id}/use`, `/${created.id}`]) {
    const method = path.endsWith('use') ? 'GET' : 'DELETE';
    expect(await call(other, path, { method })).toMatchObject({ status: 404, code: 'api_key_not_found' });
  }
});

test('an account has at most five keys, also when two requests arrive at once', async () => {
  const user = await newUser();
  for (let count = 0; count < 4; count++) await create(user);
  const answers = await Promise.all([1, 2].map(() => call(user, '', { body: { name: 'last' } })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'api_key_limit' });
});

test('every public API accepts the key and counts its requests, each call of a batch', async () => {
  const user = await newUser();
  const { key, id } = await create(user);
  const rpc = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };
  const get = (path: string, headers: Record<string, string> = {}) => fetch(stack.url + path, { headers });
  const answers = [
    await get('/api/v1/blocks?limit=1', { 'x-api-key': key }),
    await get('/api/v1/blocks?limit=1', { authorization: `Bearer ${key}` }),
    await get(`/v2/api?chainid=96969&module=stats&action=ethsupply&apikey=${key}`),
    await get(`/api/v2/stats?apikey=${key}`),
    await fetch(`${stack.url}/rpc?apikey=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([rpc, rpc, rpc]),
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const day = new Date().toISOString().slice(0, 10);
  await expect
    .poll(() => readUse(user, id), { timeout: 15_000, interval: 500 })
    .toEqual([
      { day, api: 'blockscout', requests: 1, refused: 0 },
      { day, api: 'etherscan', requests: 1, refused: 0 },
      { day, api: 'rest', requests: 2, refused: 0 },
      { day, api: 'rpc', requests: 3, refused: 0 },
    ]);
  const { items } = (await call(user, '')).body as { items: { last_used_at: string | null }[] };
  expect(items[0]!.last_used_at).not.toBeNull();
}, 30_000);

test('a revoked or unknown key is refused in the form of each API, and a placeholder is not a key', async () => {
  const user = await newUser();
  const { key, id } = await create(user);
  expect((await call(user, `/${id}`, { method: 'DELETE' })).status).toBe(204);
  const rest = await callApi(stack.url, '/api/v1/blocks', { headers: { 'x-api-key': key } });
  expect(rest).toMatchObject({ status: 401, code: 'api_key_unknown' });
  const etherscan = (value: string) =>
    callApi(stack.url, `/api?module=stats&action=ethsupply&apikey=${value}`).then(({ body }) => body);
  expect(await etherscan(key)).toEqual({ status: '0', message: 'NOTOK', result: 'Invalid API Key' });
  expect(await etherscan('none')).toMatchObject({ status: '1' });
  for (const path of ['/api/v2/stats?apikey=', '/api?module=stats&action=ethsupply&apikey='])
    expect((await callApi(stack.url, path)).status).toBe(200);
  const rpc = await callApi(stack.url, `/rpc?apikey=${key}`, {
    body: { jsonrpc: '2.0', id: 4, method: 'eth_chainId', params: [] },
  });
  expect(rpc).toMatchObject({ status: 401, body: { error: { code: -32600 } } });
  const unkeyed = await callApi(stack.url, '/rpc?apikey=', {
    body: { jsonrpc: '2.0', id: 4, method: 'eth_chainId', params: [] },
  });
  expect(unkeyed).toMatchObject({ status: 200, body: { result: '0x17ac9' } });
});

test('the keys of a deleted account stop working', async () => {
  const user = await newUser();
  const { key } = await create(user);
  const deleted = await callApi(stack.url, '/auth/v1/delete-account', {
    token: user.accessToken,
    body: { confirm: 'DELETE' },
  });
  expect(deleted.status).toBe(204);
  const answer = await callApi(stack.url, '/api/v1/blocks', { headers: { 'x-api-key': key } });
  expect(answer).toMatchObject({ status: 401, code: 'api_key_unknown' });
});

test('the limit of a key is its own: an exhausted one stops neither its address nor another key', async () => {
  const user = await newUser();
  const [busy, idle] = [await create(user, 'busy'), await create(user, 'idle')];
  const batch = Array.from({ length: 100 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'debug_traceCall' }));
  const send = (key: string | null) =>
    fetch(`${stack.url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) },
      body: JSON.stringify(batch),
    }).then(({ status }) => status);
  // A batch costs 2,000 of the 5,000 that a key may use at once, and more than an address may.
  const statuses = [await send(busy.key), await send(busy.key), await send(busy.key), await send(busy.key)];
  expect(statuses).toContain(429);
  expect(statuses[0]).toBe(200);
  expect(await send(idle.key)).toBe(200);
  expect((await callApi(stack.url, '/api/v1/blocks?limit=1')).status).toBe(200);
  await expect
    .poll(async () => (await readUse(user, busy.id))[0]?.refused, { timeout: 15_000, interval: 500 })
    .toBeGreaterThan(0);
}, 30_000);
