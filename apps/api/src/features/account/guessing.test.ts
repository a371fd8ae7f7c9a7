import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { mailOutbox } from '@nova/db/schema/mail';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => api.close());

const from = (address: string, path: string, body: unknown) =>
  callApi(api.url, `/auth/v1/${path}`, { body, headers: { 'x-forwarded-for': address } });
const guess = (address: string, email: string) =>
  from(address, 'sign-in', { email, password: 'not the password' });

test('a network has ten attempts at an account and is then told when to retry', async () => {
  const email = 'guessed@example.org';
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await guess('192.0.2.1', email)).toMatchObject({ status: 401, code: 'credentials_wrong' });
  }
  const refused = await guess('192.0.2.1', email);
  expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await guess('192.0.2.1', 'GUESSED@example.org')).toMatchObject({ status: 429 });
  expect(await guess('198.51.100.7', email)).toMatchObject({ status: 401 });
});

test('a network cannot try one password on many accounts', async () => {
  const statuses = [];
  for (let account = 0; account < 61; account += 1) {
    statuses.push((await guess('192.0.2.2', `account-${account}@example.org`)).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
  expect(statuses[60]).toBe(429);
});

test('an address gets at most four emails an hour, and the response does not reveal the limit', async () => {
  const email = 'flooded@example.org';
  for (let letter = 0; letter < 8; letter += 1) {
    const answer = await from(`203.0.113.${letter}`, 'sign-up', { email, password: 'kq7!vm2xpd' });
    expect(answer.status).toBe(202);
  }
  const mails = await api.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  expect(mails).toHaveLength(4);
});

test('an account allows a hundred attempts an hour from all networks together', async () => {
  const email = 'hunted@example.org';
  const statuses = [];
  for (let attempt = 0; attempt < 101; attempt += 1)
    statuses.push((await guess(`198.51.${Math.floor(attempt / 10)}.7`, email)).status);
  expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true);
  expect(statuses[100]).toBe(429);
});

test('a client that is not a trusted proxy cannot forge its address by a header', async () => {
  const direct = await startTestApi({ rateLimitFactor: 1 });
  const body = { email: 'spoofed@example.org', password: 'not the password' };
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const headers = { 'x-forwarded-for': `192.0.2.${attempt}` };
    statuses.push((await callApi(direct.url, '/auth/v1/sign-in', { body, headers })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  await direct.close();
});

test('a reached limit does not reveal whether the address has an account', async () => {
  const answers = [];
  for (const email of ['guessed@example.org', 'nobody.here@example.org']) {
    for (let attempt = 0; attempt < 10; attempt += 1) await guess('203.0.113.99', email);
    const { status, body } = await guess('203.0.113.99', email);
    answers.push({ status, code: (body as { error: { code: string } }).error.code });
  }
  expect(answers[0]).toEqual({ status: 429, code: 'rate_limited' });
  expect(answers[1]).toEqual(answers[0]);
});

test('all copies of the api count together, and a restart clears nothing', async () => {
  const databaseUrl = api.database.urlOf('api');
  const startCopy = () => startTestApi({ databaseUrl, rateLimitFactor: 1, trustedProxies: ['127.0.0.1'] });
  const guessed = 'shared@example.org';
  const flooded = 'flooded-twice@example.org';
  const headers = { 'x-forwarded-for': '192.0.2.77' };
  const post = (url: string, path: string, email: string) =>
    callApi(url, `/auth/v1/${path}`, { headers, body: { email, password: 'kq7!vm2xpd' } });
  const first = await startCopy();
  for (let attempt = 0; attempt < 6; attempt += 1) await post(first.url, 'sign-in', guessed);
  for (let letter = 0; letter < 3; letter += 1) await post(first.url, 'sign-up', flooded);
  await first.close();
  const second = await startCopy();
  for (let attempt = 0; attempt < 4; attempt += 1)
    expect(await post(second.url, 'sign-in', guessed)).toMatchObject({ status: 401 });
  expect(await post(second.url, 'sign-in', guessed)).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(await post(api.url, 'sign-in', guessed)).toMatchObject({ status: 429, code: 'rate_limited' });
  for (const { url } of [second, api])
    expect(await post(url, 'sign-up', flooded)).toMatchObject({ status: 202 });
  const mails = await api.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, flooded));
  expect(mails).toHaveLength(4);
  await second.close();
});
