import { callApi } from '@nova/testing/call-api';
import { callWithRetry } from '@nova/testing/call-with-retry';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { CardSession } from '@nova/shared/presale/card';
import type { Receipt } from '@nova/shared/presale/purchase';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 180_000);
afterAll(() => stack?.close());

const WAIT = { timeout: 45_000 };
let requests = 0;

async function open(language: 'en' | 'de' = 'en'): Promise<CardSession & { user: TestUser; path: string }> {
  const user = new TestUser(stack.url);
  await user.signIn();
  const body = {
    usdt_units: '10000000',
    phase: 1,
    accepts_risks: true,
    request_id: `terminal-${++requests}`,
  };
  const answer = await callWithRetry(stack.url, '/api/v1/presale/card-sessions', {
    body,
    token: user.accessToken,
    headers: { 'x-language': language },
  });
  const session = answer.body as CardSession;
  return { ...session, user, path: new URL(session.url).pathname };
}
const click = (path: string, action: string) => callApi(stack.url, `${path}/${action}`, { method: 'POST' });
const read = async (id: string) =>
  (await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as Receipt;
async function untilStatus(id: string, status: string): Promise<void> {
  await expect.poll(async () => (await read(id)).status, WAIT).toBe(status);
}

test('development without a processor has a test terminal that is labeled and has no script or frame', async () => {
  const { mode, path, purchase } = await open();
  expect(mode).toBe('test');
  expect(path).toBe(`/test-terminal/cs_test_${purchase.id.slice(2)}`);
  const page = await callApi(stack.url, path);
  expect(page.status).toBe(200);
  expect(page.body).toContain('Development only: no card is charged, no money moves.');
  expect(page.body).toContain('10 USD for 1200 NAC');
  expect(page.body).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
});

test('a payment at the test terminal takes the real path and returns in the buyer’s language', async () => {
  const { path, purchase } = await open('de');
  const page = await callApi(stack.url, path);
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toContain('Mit der Testkarte zahlen');
  const answer = await click(path, 'pay');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/de/presale?purchase=${purchase.id}`);
  await untilStatus(purchase.id, 'completed');
  const { ledger, is_simulated: isSimulated } = await read(purchase.id);
  expect(isSimulated).toBe(true);
  expect(ledger[0]).toMatchObject({ debit: 'simulated', credit: 'owed' });
  expect(ledger.map(({ kind }) => kind)).toEqual(['payment', 'delivery', 'coins', 'bonus']);
  expect(ledger[0]!.evidence).toMatch(/^card:evt_test_/);
  // A second click does not pay again.
  await click(path, 'pay');
  expect((await read(purchase.id)).ledger).toHaveLength(4);
});

test('a declined card and an expired page leave nothing behind', async () => {
  for (const action of ['decline', 'expire']) {
    const { path, purchase } = await open();
    const answer = await click(path, action);
    expect(answer.headers.get('location')).toBe(`/presale?purchase=${purchase.id}&cancelled=1`);
    expect(await read(purchase.id)).toMatchObject({ status: 'expired', ledger: [] });
  }
});

test('refunds and disputes can be tested', async () => {
  const refunded = await open();
  await click(refunded.path, 'pay');
  await untilStatus(refunded.purchase.id, 'completed');
  await click(refunded.path, 'refund');
  expect((await read(refunded.purchase.id)).status).toBe('refunded');
  await click(refunded.path, 'bounce');
  expect((await read(refunded.purchase.id)).status).toBe('refund_due');
  await click(refunded.path, 'refund');
  expect((await read(refunded.purchase.id)).status).toBe('refunded');

  const won = await open();
  await click(won.path, 'dispute');
  await click(won.path, 'pay');
  expect((await read(won.purchase.id)).status).toBe('paid');
  await click(won.path, 'win');
  await untilStatus(won.purchase.id, 'completed');

  const lost = await open();
  await click(lost.path, 'pay');
  await click(lost.path, 'dispute');
  await click(lost.path, 'lose');
  expect((await read(lost.purchase.id)).status).toBe('refunded');
});

test('the test terminal has its own secret and rejects events signed with another', async () => {
  const { purchase } = await open();
  const body = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: {
        id: `cs_test_${purchase.id.slice(2)}`,
        metadata: { purchase_id: purchase.id },
        amount_total: 1_000,
        currency: 'usd',
        payment_status: 'paid',
        payment_intent: 'pi_forged',
      },
    },
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: 'whsec_guessed',
  });
  const answer = await callApi(stack.url, '/webhooks/stripe', {
    body,
    headers: { 'stripe-signature': signature },
  });
  expect(answer.status).toBe(400);
  expect((await read(purchase.id)).status).toBe('quoted');
});

test('an unknown session or button of the test terminal is not found', async () => {
  const { path } = await open();
  expect((await click(path, 'print-money')).status).toBe(404);
  expect((await callApi(stack.url, `/test-terminal/cs_test_${'00'.repeat(32)}`)).status).toBe(404);
});

test('ledger, contract and balances agree to the last unit', async () => {
  expect(await comparePresale(stack)).toEqual([]);
});
