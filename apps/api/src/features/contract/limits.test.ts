import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** No worker runs, so accepted requests stay queued. */
let chain: TestChain;
let api: TestApi;

beforeAll(async () => {
  chain = await startTestChain();
  const addresses = { rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl };
  api = await startTestApi({ ...addresses, rateLimitFactor: 1, trustedProxies: ['127.0.0.1'] });
});
afterAll(async () => {
  await api.close();
  await chain.close();
});

const submit = (from: string) =>
  callApi(api.url, `/api/v1/contracts/${chain.ledgerAddress}/verify`, {
    body: { compiler: '0.8.30', source: 'contract A {}' },
    headers: { 'x-forwarded-for': from },
  });

test('a network has three requests in the queue and is told its position and a retry time', async () => {
  expect((await submit('192.0.2.1')).body).toMatchObject({ status: 'queued', position: 1 });
  expect((await submit('192.0.2.2')).body).toMatchObject({ status: 'queued', position: 2 });
  expect((await submit('192.0.2.3')).status).toBe(202);
  const refusal = await submit('192.0.2.4');
  expect(refusal).toMatchObject({ status: 429, code: 'verification_busy' });
  expect(refusal.headers.get('retry-after')).toBe('30');
  expect((await submit('198.51.100.1')).status).toBe(202);
});

test('all networks together have twenty requests in the queue, even concurrently', async () => {
  const networks = Array.from({ length: 30 }, (_, n) => `203.0.${n}.1`);
  await Promise.all(networks.map(submit));
  const { rows } = await api.database.pool.query(
    'select count(*)::int as count from app.contract_verifications',
  );
  expect(rows).toEqual([{ count: 20 }]);
  expect(await submit('198.18.0.1')).toMatchObject({ status: 429, code: 'verification_busy' });
});

test('a client that keeps sending requests is limited by address', async () => {
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push((await submit('198.18.9.9')).code);
  expect(answers.slice(0, 10)).toEqual(Array(10).fill('verification_busy'));
  expect(answers[10]).toBe('rate_limited');
});
