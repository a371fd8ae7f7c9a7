import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
let user: TestUser;

beforeAll(async () => {
  api = await startTestApi({ isProduction: true });
  user = new TestUser(api.url);
  await user.signIn();
});
afterAll(() => api.close());

const purchase = (fields: object) =>
  callApi(api.url, '/functions/v1/wallet-operations', {
    body: {
      action: 'purchase_presale',
      data: {
        address: user.address,
        usdtAmount: '10',
        phaseId: 1,
        clientRequestId: 'in-production',
        ...fields,
      },
    },
  });
const countPurchases = async () => {
  const { rows } = await api.database.pool.query('select count(*)::int as n from app.presale_purchases');
  return rows[0].n as number;
};

test('production sells nothing for a simulated payment, whatever it is called', async () => {
  const txHash = `0x${'ab'.repeat(32)}`;
  const refusal = {
    status: 403,
    body: {
      error: {
        code: 'simulation_refused',
        message: 'Simulated purchases are only available in development.',
      },
    },
  };
  expect(await purchase({ simulated: true })).toMatchObject(refusal);
  expect(await purchase({ simulated: true, txHash, signature: `0x${'12'.repeat(65)}` })).toMatchObject(
    refusal,
  );
  expect(await purchase({ signature: '0xmock1234' })).toMatchObject(refusal);
  expect(await purchase({ signature: '0xmock1234', txHash, isMainnet: true })).toMatchObject(refusal);
  expect(await purchase({ signature: '0xmock1234', txHash, simulated: false })).toMatchObject(refusal);
  // Without a payment the request can only be a simulation.
  expect(await purchase({})).toMatchObject(refusal);
  expect(await countPurchases()).toBe(0);
});

test('production without an Ethereum node accepts no payment from Ethereum', async () => {
  const answer = await purchase({ txHash: `0x${'ab'.repeat(32)}`, signature: `0x${'12'.repeat(65)}` });
  expect(answer).toMatchObject({ status: 409, code: 'bridge_unavailable' });
  expect(await countPurchases()).toBe(0);
});

test('production without a card processor has neither its routes nor the test terminal', async () => {
  const session = `cs_test_${'ab'.repeat(32)}`;
  const page = await callApi(api.url, `/test-terminal/${session}`);
  expect(page.status).toBeGreaterThanOrEqual(400);
  expect(page.body).not.toContain('Test terminal');
  for (const action of ['pay', 'refund', 'win']) {
    expect((await callApi(api.url, `/test-terminal/${session}/${action}`, { method: 'POST' })).status).toBe(
      404,
    );
  }
  const headers = { 'stripe-signature': 't=1,v1=00' };
  expect((await callApi(api.url, '/webhooks/stripe', { body: {}, headers })).status).toBe(404);
  const body = { usdt_units: '10000000', phase: 1, accepts_risks: true, request_id: 'in-production' };
  expect(
    await callApi(api.url, '/api/v1/presale/card-sessions', { body, token: user.accessToken }),
  ).toMatchObject({
    status: 503,
    body: {
      error: { code: 'card_unavailable', message: 'Card payments are not available here. Pay with USDT.' },
    },
  });
});
