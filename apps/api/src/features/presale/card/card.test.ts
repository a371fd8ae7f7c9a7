import { HOUR_MS, MINUTE_MS } from '@nova/shared/durations';
import { callApi } from '@nova/testing/call-api';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { startStripeDouble, type StripeDouble } from '@nova/testing/presale/stripe-double';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { accountAbi } from '@nova/abi/account';
import type { OwnAccount } from '@nova/shared/presale/account';
import type { BooksPage } from '@nova/shared/presale/books';
import type { CardSession } from '@nova/shared/presale/card';
import type { Receipt } from '@nova/shared/presale/purchase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestReservation, lockPurchase } from '@nova/presale/reservation';
import type { Hex } from 'viem';

let stack: TestStack;
let buyers: PresaleBuyers;
let stripe: StripeDouble;
let aheadMs = 0;

beforeAll(async () => {
  stripe = await startStripeDouble(() => Date.now() + aheadMs);
  stack = await startTestStack({
    isWhole: true,
    clock: () => Date.now() + aheadMs,
    stripe: stripe.keys,
    reconcileEveryMs: 500,
  });
  buyers = new PresaleBuyers(stack.chain);
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await stripe?.close();
});

const WAIT = { timeout: 45_000 };
const now = () => new Date(Date.now() + aheadMs);
let requests = 0;

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn(now());
  return user;
}
const request = (user: TestUser, fields: object = {}) =>
  callApi(stack.url, '/api/v1/presale/card-sessions', {
    token: user.accessToken,
    body: {
      usdt_units: '10000000',
      phase: 1,
      accepts_risks: true,
      request_id: `request-${++requests}`,
      ...fields,
    },
  });
async function open(user: TestUser, fields: object = {}): Promise<CardSession> {
  const body = { request_id: `request-${++requests}`, ...fields };
  let answer = await request(user, body);
  // Repeats the request, as a browser does when the chain takes longer than usual.
  while (answer.status === 503) answer = await request(user, body);
  expect(answer.body).toMatchObject({ mode: 'live' });
  return answer.body as CardSession;
}
const read = async (id: string) =>
  (await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as Receipt;
async function untilStatus(id: string, status: string): Promise<void> {
  await expect.poll(async () => (await read(id)).status, WAIT).toBe(status);
}
const send = (event: { body: string; signature: string }) =>
  callApi(stack.url, '/webhooks/stripe', {
    body: event.body,
    headers: { 'stripe-signature': event.signature },
  });
const outcomeOf = async (event: Promise<{ body: string; signature: string }>) =>
  ((await send(await event)).body as { outcome?: string }).outcome;
const countFulfilled = async (id: string) => {
  const { rows } = await stack.database.pool.query(
    `select count(*)::int as n from app.outbox where kind = 'fulfil_purchase' and payload->>'reservationId' =
      (select '0x' || encode(reservation_id, 'hex') from app.presale_purchases where id = $1)`,
    [Buffer.from(id.slice(2), 'hex')],
  );
  return rows[0].n as number;
};

test('a visitor must log in', async () => {
  const body = { usdt_units: '10000000', phase: 1, accepts_risks: true, request_id: 'request-of-nobody' };
  expect(await callApi(stack.url, '/api/v1/presale/card-sessions', { body })).toMatchObject({
    status: 401,
    body: { error: { code: 'login_required', message: 'You must be logged in to pay with credit card' } },
  });
});

test('an open page reserves nothing; coins are reserved and delivered when the processor reports the payment', async () => {
  const user = await newUser();
  const { purchase, url } = await open(user);
  expect(url).toBe(`https://checkout.example/${purchase.id}`);
  expect(purchase).toMatchObject({
    status: 'quoted',
    wallet_address: user.address,
    nova_tokens: '1000000000000000000000',
    bonus_tokens: '200000000000000000000',
  });
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000))).toBe('paid');
  await untilStatus(purchase.id, 'completed');
  expect(await buyers.reader.getBalance({ address: user.address })).toBe(1_200_000_000_000_000_000_000n);
  expect((await read(purchase.id)).ledger.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
    ['payment', 'card', 'owed'],
    ['delivery', 'owed', 'sales'],
    ['coins', 'buyers', 'presale'],
    ['bonus', 'buyers', 'reserve'],
  ]);
});

test('the same request returns the same page, and another body with its id is refused', async () => {
  const user = await newUser();
  const request_id = 'the-same-request';
  const answers = await Promise.all(Array.from({ length: 5 }, () => open(user, { request_id })));
  expect(new Set(answers.map(({ purchase }) => purchase.id)).size).toBe(1);
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect((await request(user, { request_id, usdt_units: '20000000' })).code).toBe('idempotency_conflict');
});

test('one event sent ten times at once and a second event of the same payment deliver once', async () => {
  const { purchase } = await open(await newUser());
  const event = await stripe.paid(purchase.id, 1_000);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(event)));
  const words = outcomes.map(({ body }) => (body as { outcome: string }).outcome);
  expect(words.filter((word) => word === 'paid')).toHaveLength(1);
  expect(words.filter((word) => word === 'repeated')).toHaveLength(9);
  const others = await Promise.all([
    outcomeOf(stripe.paid(purchase.id, 1_000)),
    outcomeOf(stripe.paid(purchase.id, 1_000)),
  ]);
  expect(others).toEqual(['already paid', 'already paid']);
  await untilStatus(purchase.id, 'completed');
  expect(await countFulfilled(purchase.id)).toBe(1);
});

test('an event that is altered, too old or signed with another key changes nothing', async () => {
  const { purchase } = await open(await newUser());
  const good = await stripe.paid(purchase.id, 1_000);
  const altered = { ...good, body: good.body.replace('1000', '9999') };
  const old = await stripe.paid(purchase.id, 1_000, { ageSeconds: 400 });
  const foreign = await stripe.paid(purchase.id, 1_000, { secret: 'whsec_somebody_else' });
  for (const event of [altered, old, foreign, { ...good, signature: '' }]) {
    expect((await send(event)).status).toBe(400);
  }
  expect((await read(purchase.id)).status).toBe('quoted');
});

test('an unpaid page delivers nothing until a late payment arrives', async () => {
  const { purchase } = await open(await newUser());
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000, { paymentStatus: 'unpaid' }))).toBe('waiting');
  expect((await read(purchase.id)).status).toBe('quoted');
  const type = 'checkout.session.async_payment_succeeded';
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000, { type }))).toBe('paid');
  await untilStatus(purchase.id, 'completed');
});

test('a payment of another amount than quoted buys nothing and is refunded', async () => {
  const { purchase } = await open(await newUser());
  expect(await outcomeOf(stripe.paid(purchase.id, 999))).toBe('mismatch');
  expect(await read(purchase.id)).toMatchObject({ status: 'refund_due', reason: 'amount_differs' });
  await expect.poll(() => stripe.refunds.has(purchase.id), WAIT).toBe(true);
});

test('a refund event that arrives before the payment event prevents the delivery', async () => {
  const { purchase } = await open(await newUser());
  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refund noted');
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000))).toBe('refunded before');
  expect((await read(purchase.id)).status).toBe('refunded');
  expect(await countFulfilled(purchase.id)).toBe(0);
});

test('a refund after delivery keeps the coins and revokes the points', async () => {
  const user = await newUser();
  const { purchase } = await open(user);
  await outcomeOf(stripe.paid(purchase.id, 1_000));
  await untilStatus(purchase.id, 'completed');
  const earned = async () => {
    const body = { action: 'get_user_points', wallet_address: user.address };
    const answer = await callApi(stack.url, '/functions/v1/energy-points', { body, token: user.accessToken });
    return (answer.body as { earned: number }).earned;
  };
  await expect.poll(earned, WAIT).toBe(60);
  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refunded');
  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refunded before');
  await expect.poll(earned, WAIT).toBe(10);
  expect((await read(purchase.id)).status).toBe('refunded');
  expect(await buyers.reader.getBalance({ address: user.address })).toBe(1_200_000_000_000_000_000_000n);
});

test('returning from the payment page proves nothing, only the processor’s event does', async () => {
  const user = await newUser();
  const request_id = 'back-from-the-page';
  const { purchase } = await open(user, { request_id });
  // A returning browser only reads the state of the purchase, any number of times.
  expect((await read(purchase.id)).status).toBe('quoted');
  expect((await open(user, { request_id })).purchase.status).toBe('quoted');
  const event = await stripe.paid(purchase.id, 1_000);
  const [, answer] = await Promise.all([request(user, { request_id }), send(event)]);
  expect(answer.body).toMatchObject({ outcome: 'paid' });
  await untilStatus(purchase.id, 'completed');
  expect(await countFulfilled(purchase.id)).toBe(1);
});

const linesOf = async (id: string) =>
  (await read(id)).ledger.map(({ kind, asset, amount, debit, credit }) => [
    kind,
    asset,
    amount,
    debit,
    credit,
  ]);

test('a partial refund before the delivery is deducted from the sale, and the coins are still delivered', async () => {
  const { purchase } = await open(await newUser());
  // A dispute delays the delivery until it is won.
  const opened = await stripe.disputed(purchase.id, 1_000, 'needs_response');
  expect((await send(opened)).body).toMatchObject({ outcome: 'dispute open' });
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000))).toBe('paid');
  expect(await outcomeOf(stripe.refunded(purchase.id, 300))).toBe('refunded in part');
  expect((await read(purchase.id)).status).toBe('paid');
  expect(await countFulfilled(purchase.id)).toBe(0);
  expect(await outcomeOf(stripe.disputed(purchase.id, 1_000, 'won'))).toBe('dispute won');
  await untilStatus(purchase.id, 'completed');
  expect(await linesOf(purchase.id)).toEqual([
    ['payment', 'USDT', '10000000', 'card', 'owed'],
    ['refund', 'USDT', '3000000', 'owed', 'card'],
    ['delivery', 'USDT', '10000000', 'owed', 'sales'],
    ['coins', 'NAC', '1000000000000000000000', 'buyers', 'presale'],
    ['bonus', 'NAC', '200000000000000000000', 'buyers', 'reserve'],
    ['refund', 'USDT', '3000000', 'sales', 'owed'],
  ]);
  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refunded');
  expect((await linesOf(purchase.id)).at(-1)).toEqual(['refund', 'USDT', '7000000', 'sales', 'card']);
});

test('a refund during the delivery records both, and the ledger balances', async () => {
  const { purchase } = await open(await newUser());
  // A dispute delays the delivery while the coins are reserved.
  await send(await stripe.disputed(purchase.id, 1_000, 'needs_response'));
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000))).toBe('paid');
  const { db } = stack.database;
  await db.transaction(async (tx) =>
    requestReservation(tx, (await lockPurchase(tx, purchase.id))!, now().getTime()),
  );
  const isHeld = async () =>
    (await db.transaction((tx) => lockPurchase(tx, purchase.id)))?.reservationState === 'open';
  await expect.poll(isHeld, WAIT).toBe(true);
  await stack.chain.stop();
  expect(await outcomeOf(stripe.disputed(purchase.id, 1_000, 'won'))).toBe('dispute won');
  // Sends only the event, because the worker has just queried the processor.
  const metadata = { purchase_id: purchase.id };
  const charge = { object: 'charge', payment_intent: `pi_${purchase.id}`, metadata, amount_refunded: 1_000 };
  const refunded = stripe.sign({ type: 'charge.refunded', data: { object: charge } });
  expect(await outcomeOf(refunded)).toBe('refunded');
  await stack.chain.start();
  await expect.poll(async () => (await read(purchase.id)).transaction_hash, WAIT).not.toBeNull();
  expect(await read(purchase.id)).toMatchObject({ status: 'refunded' });
  expect((await linesOf(purchase.id)).map(([kind, , , debit, credit]) => [kind, debit, credit])).toEqual([
    ['payment', 'card', 'owed'],
    ['refund', 'owed', 'card'],
    ['delivery', 'owed', 'sales'],
    ['coins', 'buyers', 'presale'],
    ['bonus', 'buyers', 'reserve'],
    ['refund', 'sales', 'owed'],
  ]);
});

test('a refund before the delivery delivers nothing, and the ledger balances', async () => {
  const { purchase } = await open(await newUser());
  await send(await stripe.disputed(purchase.id, 1_000, 'needs_response'));
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000))).toBe('paid');
  const { db } = stack.database;
  await db.transaction(async (tx) =>
    requestReservation(tx, (await lockPurchase(tx, purchase.id))!, now().getTime()),
  );
  const readState = async () =>
    (await db.transaction((tx) => lockPurchase(tx, purchase.id)))?.reservationState;
  await expect.poll(readState, WAIT).toBe('open');
  await stack.chain.stop();
  expect(await outcomeOf(stripe.disputed(purchase.id, 1_000, 'won'))).toBe('dispute won');
  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refunded');
  await stack.chain.start();
  await expect.poll(readState, WAIT).toBe('open');
  expect(await read(purchase.id)).toMatchObject({ status: 'refunded', transaction_hash: null });
  expect((await linesOf(purchase.id)).map(([kind]) => kind)).toEqual(['payment', 'refund']);
});

test('a refund during the reservation prevents the delivery', async () => {
  const { purchase } = await open(await newUser());
  await stack.chain.stop();
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000))).toBe('paid');
  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refunded');
  await stack.chain.start();
  await expect.poll(async () => (await read(purchase.id)).expires_at, WAIT).toBeNull();
  expect(await countFulfilled(purchase.id)).toBe(0);
  expect(await read(purchase.id)).toMatchObject({ status: 'refunded', transaction_hash: null });
});

test('a partial refund event that arrives before the payment event causes a refund of the rest', async () => {
  const { purchase } = await open(await newUser());
  expect(await outcomeOf(stripe.refunded(purchase.id, 400))).toBe('refund noted');
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000))).toBe('refunded before');
  expect((await read(purchase.id)).status).toBe('refund_due');
  await expect.poll(() => stripe.refunds.has(purchase.id), WAIT).toBe(true);
  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refunded');
  expect(await linesOf(purchase.id)).toEqual([
    ['payment', 'USDT', '10000000', 'card', 'owed'],
    ['refund', 'USDT', '4000000', 'owed', 'card'],
    ['refund', 'USDT', '6000000', 'owed', 'card'],
  ]);
});

const alarms = () => stack.worker.status().alarms;
const dueIds = async () => {
  const headers = { 'x-admin-token': 'admin token of throwaway stacks' };
  const books = await callApi(stack.url, '/api/v1/admin/presale/books', { headers });
  return (books.body as BooksPage).refund_due.map(({ id, reason }) => [id, reason]);
};

test('a refund that the processor failed to make is requested again and made once', async () => {
  const { purchase } = await open(await newUser());
  const before = stripe.countRefunds();
  stripe.errors.failures = 1;
  expect(await outcomeOf(stripe.paid(purchase.id, 998))).toBe('mismatch');
  await expect.poll(() => stripe.errors.failures, WAIT).toBe(0);
  expect(stripe.refunds.has(purchase.id)).toBe(false);
  // The failure is cached under its idempotency key; one minute later another key is used. Its responses are
  // lost.
  stripe.errors.lostAnswers = 3;
  aheadMs += MINUTE_MS + 1_000;
  await expect.poll(() => stripe.errors.lostAnswers, WAIT).toBe(0);
  expect(stripe.refunds.has(purchase.id)).toBe(true);
  // The existing refund is found and not requested under another key.
  aheadMs += MINUTE_MS + 1_000;
  expect(await outcomeOf(stripe.refunded(purchase.id, 998))).toBe('refunded');
  expect(stripe.countRefunds()).toBe(before + 1);
});

test('a returned refund is owed again and raises an alarm until it succeeds', async () => {
  const { purchase } = await open(await newUser());
  const failed = await stripe.refundFailed(purchase.id, 997);
  expect(await outcomeOf(stripe.paid(purchase.id, 997))).toBe('mismatch');
  await expect.poll(() => stripe.refunds.has(purchase.id), WAIT).toBe(true);
  // The event of the failure may arrive before that of the refund, in which case it must be resent.
  expect(await send(failed)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await outcomeOf(stripe.refunded(purchase.id, 997))).toBe('refunded');
  expect(await dueIds()).not.toContainEqual([purchase.id, null]);
  const made = stripe.countRefunds();

  expect((await send(failed)).body).toMatchObject({ outcome: 'refund failed' });
  expect((await send(failed)).body).toMatchObject({ outcome: 'repeated' });
  expect(await read(purchase.id)).toMatchObject({ status: 'refund_due', reason: 'refund_failed' });
  expect((await linesOf(purchase.id)).at(-1)).toEqual(['refund', 'USDT', '9970000', 'card', 'owed']);
  expect(await dueIds()).toContainEqual([purchase.id, 'refund_failed']);
  await expect.poll(alarms, WAIT).toContain('refund_due');
  expect(await comparePresale(stack)).toEqual([]);
  // A refund that was returned is not retried automatically, although others are; an administrator must act.
  aheadMs += 2 * MINUTE_MS;
  const { purchase: next } = await open(await newUser());
  expect(await outcomeOf(stripe.paid(next.id, 996))).toBe('mismatch');
  await expect.poll(() => stripe.refunds.has(next.id), WAIT).toBe(true);
  expect(await outcomeOf(stripe.refunded(next.id, 996))).toBe('refunded');
  expect(stripe.countRefunds()).toBe(made + 1);

  expect(await outcomeOf(stripe.refunded(purchase.id, 997))).toBe('refunded');
  expect(await read(purchase.id)).toMatchObject({ status: 'refunded', reason: null });
  expect((await linesOf(purchase.id)).at(-1)).toEqual(['refund', 'USDT', '9970000', 'owed', 'card']);
  await expect.poll(alarms, WAIT).not.toContain('refund_due');
});

test('a returned full refund after delivery is owed despite the coins, and a returned partial one is not', async () => {
  const { purchase } = await open(await newUser());
  await outcomeOf(stripe.paid(purchase.id, 1_000));
  await untilStatus(purchase.id, 'completed');
  expect(await outcomeOf(stripe.refunded(purchase.id, 300))).toBe('refunded in part');
  expect(await outcomeOf(stripe.refundFailed(purchase.id, 300))).toBe('refund failed');
  expect(await read(purchase.id)).toMatchObject({ status: 'completed', reason: 'refund_failed' });
  expect(await dueIds()).toContainEqual([purchase.id, 'refund_failed']);
  expect(await comparePresale(stack)).toEqual([]);

  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refunded');
  expect(await outcomeOf(stripe.refundFailed(purchase.id, 1_000))).toBe('refund failed');
  expect(await read(purchase.id)).toMatchObject({ status: 'refund_due', reason: 'refund_failed' });
  expect(await comparePresale(stack)).toEqual([]);
  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refunded');
  expect((await linesOf(purchase.id)).filter(([kind]) => kind === 'refund')).toEqual([
    ['refund', 'USDT', '3000000', 'sales', 'card'],
    ['refund', 'USDT', '3000000', 'card', 'sales'],
    ['refund', 'USDT', '10000000', 'sales', 'card'],
    ['refund', 'USDT', '10000000', 'card', 'owed'],
    ['refund', 'USDT', '10000000', 'owed', 'card'],
  ]);
  expect(await comparePresale(stack)).toEqual([]);
});

test('a payment page requested late, repeatedly or after an error of the processor opens exactly once', async () => {
  const user = await newUser();
  const request_id = 'a-late-page';
  stripe.errors.isAway = true;
  await expect.poll(async () => (await request(user, { request_id })).code, WAIT).toBe('card_failed');
  stripe.errors.isAway = false;
  // The page was promised more than the processor's minimum of 30 minutes, but less is left by now.
  aheadMs += 6 * MINUTE_MS;
  // Every response is lost.
  stripe.errors.lostAnswers = 3;
  expect((await request(user, { request_id })).code).toBe('card_failed');
  const answers = await Promise.all([request(user, { request_id }), request(user, { request_id })]);
  const sessions = answers.map(({ body }) => body as CardSession);
  const { id } = sessions[0]!.purchase;
  expect(sessions.map(({ url }) => url)).toEqual(Array(2).fill(`https://checkout.example/${id}`));
  expect(stripe.pages.get(id)).toHaveLength(1);
  expect(stripe.pages.get(id)![0]! * 1000 - now().getTime()).toBeGreaterThan(HOUR_MS / 2);

  const other = await newUser();
  stripe.errors.failures = 1;
  expect((await open(other)).url).toMatch(/^https:/);
});

test('a dispute of an unknown payment must be resent and then counts', async () => {
  const { purchase } = await open(await newUser());
  // The processor's disputes refer only to their payment.
  const { body } = await stripe.disputed(purchase.id, 1_000, 'needs_response');
  const event = await stripe.sign(
    JSON.parse(body.replace(/"metadata":\{[^}]*\}/, '"metadata":{}')) as object,
  );
  expect(await send(event)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000))).toBe('paid');
  expect((await send(event)).body).toMatchObject({ outcome: 'dispute open' });
  expect(await countFulfilled(purchase.id)).toBe(0);
  expect(await outcomeOf(stripe.disputed(purchase.id, 1_000, 'won'))).toBe('dispute won');
  await untilStatus(purchase.id, 'completed');
});

test('a lost dispute counts as a refund', async () => {
  const { purchase } = await open(await newUser());
  await outcomeOf(stripe.paid(purchase.id, 1_000));
  await untilStatus(purchase.id, 'completed');
  expect(await outcomeOf(stripe.disputed(purchase.id, 1_000, 'needs_response'))).toBe('dispute open');
  expect(await outcomeOf(stripe.disputed(purchase.id, 1_000, 'lost'))).toBe('dispute lost');
  expect((await read(purchase.id)).status).toBe('refunded');
});

test('an account without a wallet buys into its own address', async () => {
  const user = await newUser();
  await stack.database.pool.query('delete from app.wallets where user_id = $1', [user.userId]);
  const { purchase } = await open(user);
  expect(purchase.wallet_address).not.toBe(user.address);
  await outcomeOf(stripe.paid(purchase.id, 1_000));
  await untilStatus(purchase.id, 'completed');
  const account = await callApi(stack.url, '/api/v1/presale/account', { token: user.accessToken });
  expect(account.body).toEqual({
    address: purchase.wallet_address,
    balance_wei: '1200000000000000000000',
    owner: null,
    waiting_link: null,
  });
});

/** Adds a new wallet to the account, as its owner would. */
async function link(user: TestUser): Promise<TestUser> {
  const wallet = new TestUser(stack.url);
  const { message, signature } = await wallet.signMessage(now());
  const data = { address: wallet.address, signature, chainId: 96969, message };
  const body = { action: 'connect_wallet', data };
  const answer = await callApi(stack.url, '/functions/v1/wallet-operations', {
    body,
    token: user.accessToken,
  });
  expect(answer.status).toBe(200);
  return wallet;
}
const readAccount = async (user: TestUser) =>
  (await callApi(stack.url, '/api/v1/presale/account', { token: user.accessToken })).body as OwnAccount;

async function buyWithoutWallet(): Promise<{ user: TestUser; account: string }> {
  const user = await newUser();
  await stack.database.pool.query('delete from app.wallets where user_id = $1', [user.userId]);
  const { purchase } = await open(user);
  await outcomeOf(stripe.paid(purchase.id, 1_000));
  await untilStatus(purchase.id, 'completed');
  return { user, account: purchase.wallet_address };
}

test('a wallet linked by a new account waits a day for coins bought before the link', async () => {
  const { user } = await buyWithoutWallet();
  const wallet = await link(user);
  await expect
    .poll(async () => {
      const { rows } = await stack.database.pool.query(
        'select link_state from app.own_accounts where user_id = $1',
        [user.userId],
      );
      return rows[0].link_state as string;
    }, WAIT)
    .toBe('waiting');
  const { rows } = await stack.database.pool.query(
    'select link_wallet from app.own_accounts where user_id = $1',
    [user.userId],
  );
  expect(rows[0].link_wallet).toBe(wallet.address);
});

test('an older account waits a day, during which the link can be canceled', async () => {
  const { user, account } = await buyWithoutWallet();
  await stack.database.pool.query(
    `update app.users set created_at = now() - interval '2 days', email_verified = true,
       email = 'ina-waits@example.org' where id = $1`,
    [user.userId],
  );
  await stack.database.pool.query(`update app.presale_purchases set language = 'de' where user_id = $1`, [
    user.userId,
  ]);
  const wallet = await link(user);
  const ownerOf = () =>
    buyers.reader
      .readContract({ address: account as Hex, abi: accountAbi, functionName: 'owner' })
      .then((owner) => owner.toLowerCase());
  const stateOf = async () => {
    const { rows } = await stack.database.pool.query(
      'select link_state from app.own_accounts where user_id = $1',
      [user.userId],
    );
    return rows[0].link_state as string;
  };
  await expect.poll(stateOf, WAIT).toBe('waiting');
  expect(await ownerOf()).toBe(`0x${'0'.repeat(40)}`);
  const { rows: mails } = await stack.database.pool.query(
    `select subject, body_text from app.mail_outbox where recipient = 'ina-waits@example.org'`,
  );
  expect(mails.map(({ subject }) => subject as string)).toContain(
    'Deine Coins werden bald einer Wallet zugeordnet',
  );
  expect(mails.map(({ body_text: text }) => text as string).join()).toContain('/de/settings#own-account');
  // Linking has replaced the session; the wallet opens a new one of the same account.
  await wallet.signIn(now());
  const cancel = () =>
    callApi(stack.url, '/api/v1/presale/account/cancel-link', { method: 'POST', token: wallet.accessToken });
  expect((await readAccount(wallet)).waiting_link).toMatchObject({ wallet: wallet.address });
  expect((await cancel()).status).toBe(202);
  await expect.poll(stateOf, WAIT).toBe('cancelled');
  expect((await cancel()).status).toBe(404);
  const again = await callApi(stack.url, '/api/v1/presale/account/link', {
    method: 'POST',
    token: wallet.accessToken,
  });
  expect(again.status).toBe(202);
  await expect.poll(stateOf, WAIT).toBe('waiting');
  aheadMs += 24 * 60 * 60_000 + 60_000;
  await expect.poll(stateOf, WAIT).toBe('linked');
  expect(await ownerOf()).toBe(wallet.address);
});

test('unpaid coins are for sale again, and a late payment gets its quote if coins are left', async () => {
  const { purchase } = await open(await newUser());
  aheadMs += 36 * 60_000;
  await untilStatus(purchase.id, 'expired');
  expect(await outcomeOf(stripe.paid(purchase.id, 1_000))).toBe('paid');
  await untilStatus(purchase.id, 'completed');
  expect(await read(purchase.id)).toMatchObject({ bonus_tokens: '200000000000000000000' });
});

test('a late payment for an ended phase is refunded automatically', async () => {
  const { purchase } = await open(await newUser());
  aheadMs += 36 * 60_000;
  await untilStatus(purchase.id, 'expired');
  await buyers.endPhase(1);
  await outcomeOf(stripe.paid(purchase.id, 1_000));
  await untilStatus(purchase.id, 'refund_due');
  expect((await read(purchase.id)).reason).toBe('wrong_phase');
  await expect.poll(() => stripe.refunds.has(purchase.id), WAIT).toBe(true);
  expect(await outcomeOf(stripe.refunded(purchase.id, 1_000))).toBe('refunded');
  expect((await read(purchase.id)).status).toBe('refunded');
  expect(await countFulfilled(purchase.id)).toBe(0);
});

test('ledger, contract and balances agree to the last unit', async () => {
  expect(await comparePresale(stack)).toEqual([]);
});
