import { createHash } from 'node:crypto';
import { enqueue } from '@nova/db/enqueue';
import type { OutboxLane } from '@nova/db/schema/outbox';
import { presaleAbi } from '@nova/abi/presale';
import { toBuyerKey } from '@nova/shared/presale/operations';
import type { CardSession } from '@nova/shared/presale/card';
import { callApi } from '@nova/testing/call-api';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { startStripeDouble, type StripeDouble } from '@nova/testing/presale/stripe-double';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, randomHex } from '../testing/enqueue-action.ts';

const WAIT = { timeout: 45_000 };
const THIEF: Hex = `0x${'7'.repeat(40)}`;
const UNITS = 100_000_000n;
const hash = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`;

let stack: TestStack;
let buyers: PresaleBuyers;
let stripe: StripeDouble;
beforeAll(async () => {
  stripe = await startStripeDouble(Date.now);
  stack = await startTestStack({ isWhole: true, stripe: stripe.keys });
  buyers = new PresaleBuyers(stack.chain);
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await stripe?.close();
});

/** Inserts a row into the outbox, as anyone with write access to the table could. */
async function insertRow(
  lane: OutboxLane,
  kind: string,
  payload: Record<string, unknown>,
  operationId: Hex = randomHex(32),
): Promise<Hex> {
  await enqueue(stack.database.db, { lane, kind, operationId, payload });
  return operationId;
}
async function readRow(operationId: Hex) {
  const { rows } = await stack.database.pool.query<{ status: string; error: string | null }>(
    'select status, last_error as error from app.outbox where operation_id = $1',
    [Buffer.from(operationId.slice(2), 'hex')],
  );
  return rows[0];
}
async function untilFailed(operationId: Hex, reason: string): Promise<void> {
  const failed = { status: 'failed', error: `not signed: ${reason}` };
  await expect.poll(() => readRow(operationId), WAIT).toEqual(failed);
}
const balanceOf = (address: Hex) => buyers.reader.getBalance({ address });
const readStatus = (reservationId: Hex) =>
  buyers.reader
    .readContract({
      address: stack.chain.contracts.Presale!.address,
      abi: presaleAbi,
      functionName: 'reservationOf',
      args: [reservationId],
    })
    .then(({ status }) => status);

/** Makes a card purchase that is paid, delivered and in the books. */
async function buyByCard(): Promise<{ id: Hex; user: TestUser }> {
  const user = new TestUser(stack.url);
  await user.signIn(new Date());
  const body = {
    usdt_units: UNITS.toString(),
    phase: 1,
    accepts_risks: true,
    request_id: `request-${randomHex(8)}`,
  };
  const options = { token: user.accessToken, body };
  let answer = await callApi(stack.url, '/api/v1/presale/card-sessions', options);
  while (answer.status === 503) answer = await callApi(stack.url, '/api/v1/presale/card-sessions', options);
  const { purchase } = answer.body as CardSession;
  return { id: purchase.id, user };
}
async function pay(id: Hex): Promise<void> {
  const { body, signature } = await stripe.paid(id, 10_000);
  await callApi(stack.url, '/webhooks/stripe', { body, headers: { 'stripe-signature': signature } });
}
async function untilCompleted(id: Hex): Promise<void> {
  const read = async () =>
    ((await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as { status: string }).status;
  await expect.poll(read, WAIT).toBe('completed');
}

/**
 * Forges the rows of an attacker who can write every table: a paid purchase and the rows that deliver it.
 */
async function forgePurchase(values: { sessionId: string; recipient?: Hex; isSimulated?: boolean }) {
  const { sessionId, recipient = THIEF, isSimulated = false } = values;
  const [id, reservationId] = [randomHex(32), randomHex(32)];
  await stack.database.pool.query(
    `insert into app.presale_purchases (id, method, status, is_simulated, wallet_address, buyer_key, phase, usdt_amount,
       nova_tokens, bonus_tokens, reservation_state, reservation_id, card_session_id, payment_intent, created_at, paid_at)
     values ($1, 'card', 'paid', $2, $3, $4, 1, $5, 0, 0, 'open', $6, $7, $8, now(), now())`,
    [
      Buffer.from(id.slice(2), 'hex'),
      isSimulated,
      recipient,
      Buffer.from(toBuyerKey(recipient).slice(2), 'hex'),
      UNITS.toString(),
      Buffer.from(reservationId.slice(2), 'hex'),
      sessionId,
      `pi_${id}`,
    ],
  );
  return { id, reservationId };
}
const reservePayload = (reservationId: Hex, recipient: Hex) => ({
  reservationId,
  buyerKey: toBuyerKey(recipient),
  to: recipient,
  phase: 1,
  usdtUnits: UNITS.toString(),
  expiresAt: Math.floor(Date.now() / 1000) + 1_800,
});
const insertReserve = (reservationId: Hex, recipient = THIEF) =>
  insertRow(
    'money',
    'reserve_purchase',
    reservePayload(reservationId, recipient),
    hash(`reserve ${reservationId}`),
  );
const insertFulfil = (reservationId: Hex, attempts = 0) =>
  insertRow('money', 'fulfil_purchase', { reservationId }, hash(`fulfil ${reservationId} ${attempts}`));

test('rows that a thief inserts into the outbox pay no one and block no other row', async () => {
  const link = { accountId: randomHex(32), account: randomHex(20), wallet: THIEF };
  const reservationId = randomHex(32);
  const action = {
    actionId: randomHex(32),
    account: THIEF,
    userHash: randomHex(32),
    actionKey: 'energy_collection',
    occurredAt: Math.floor(Date.now() / 1000),
  };
  const type = {
    points: 1_000,
    cooldownSeconds: 0,
    dailyCap: 0,
    lifetimeCap: 0,
    source: 'server',
    isActive: true,
  };
  const token = { owner: THIEF, name: 'Mine', symbol: 'MINE', supply: '1000', contractUri: '' };
  const unknown = 'its source of truth does not contain it';
  const rows: readonly (readonly [OutboxLane, string, Record<string, unknown>, string])[] = [
    ['gas', 'send_gas', { to: THIEF, valueWei: `${10n ** 21n}` }, 'no gas was promised to this address'],
    ['gas', 'drip', { to: THIEF }, unknown],
    ['gas', 'tap_usdt', { to: THIEF, units: '1000000' }, 'no demo is entitled to these test coins'],
    ['gas', 'fill_nonce', {}, 'only the worker may create rows of this kind'],
    ['money', 'send_gas', { to: THIEF, valueWei: '1' }, 'rows of this kind belong to the lane gas'],
    ['money', 'reserve_purchase', reservePayload(reservationId, THIEF), 'no purchase has this reservation'],
    ['money', 'fulfil_purchase', { reservationId }, 'no purchase has this reservation'],
    ['money', 'release_purchase', { reservationId, occurredAt: 1 }, 'no purchase has this reservation'],
    ['money', 'create_token', token, unknown],
    ['money', 'link_account', link, unknown],
    ['money', 'cancel_link', link, unknown],
    ['money', 'complete_link', link, 'there is no such account'],
    ['actions', 'record_action', action, unknown],
    ['actions', 'revoke_action', { actionId: action.actionId }, unknown],
    ['curation', 'set_action_type', { actionKey: 'energy_collection', ...type }, unknown],
    [
      'curation',
      'set_whitelisted',
      { address: THIEF, isWhitelisted: true },
      'the list of approved wallets differs',
    ],
    ['curation', 'end_phase', { phase: 1 }, 'no administrator ended this phase'],
    ['pausing', 'set_paused', { isPaused: true }, 'the latest decision of an administrator differs'],
  ];
  for (const [lane, kind, payload, reason] of rows) {
    await untilFailed(await insertRow(lane, kind, payload), reason);
  }
  expect(await balanceOf(THIEF)).toBe(0n);
  expect(stack.worker.status().alarms).toContain('operation_failed');
  const { id } = await buyByCard();
  await pay(id);
  await untilCompleted(id);
});

test('records an action as it was accepted, not as the row says', async () => {
  const userId = await createUser(stack.database.db);
  const [actionId, account, userHash] = [randomHex(32), randomHex(20), randomHex(32)];
  const bytes = (hex: Hex) => Buffer.from(hex.slice(2), 'hex');
  await stack.database.pool.query(
    `insert into app.actions (action_id, user_id, account, user_hash, action_key, points, occurred_at, request_id,
       request_hash) values ($1, $2, $3, $4, 'energy_collection', 40, 1, 'one', $1)`,
    [bytes(actionId), userId, bytes(account), bytes(userHash)],
  );
  const payload = { actionId, account: THIEF, userHash, actionKey: 'energy_collection', occurredAt: 1 };
  await insertRow('actions', 'record_action', payload, actionId);
  await untilFailed(actionId, 'a different action was accepted with this ID');
  expect(await balanceOf(THIEF)).toBe(0n);
});

test('a purchase paid only in the database delivers nothing', async () => {
  const invented = await forgePurchase({ sessionId: 'cs_invented' });
  await untilFailed(await insertReserve(invented.reservationId), 'the card processor knows no such payment');
  await untilFailed(await insertFulfil(invented.reservationId), 'the card processor knows no such payment');
  const other = await buyByCard();
  await pay(other.id);
  await untilCompleted(other.id);
  await stack.database.pool.query(
    'update app.presale_purchases set card_session_id = null where card_session_id = $1',
    [`cs_${other.id}`],
  );
  const borrowed = await forgePurchase({ sessionId: `cs_${other.id}` });
  await untilFailed(
    await insertReserve(borrowed.reservationId),
    'its payment belongs to a different purchase',
  );
  expect(await readStatus(borrowed.reservationId)).toBe(0);
});

test('a payment that is open or refunded delivers nothing', async () => {
  const { id, user } = await buyByCard();
  const recipient = user.address.toLowerCase() as Hex;
  const reservationId = randomHex(32);
  const take = (next: Hex) =>
    stack.database.pool.query('update app.presale_purchases set reservation_id = $2 where id = $1', [
      Buffer.from(id.slice(2), 'hex'),
      Buffer.from(next.slice(2), 'hex'),
    ]);
  await take(reservationId);
  await untilFailed(await insertReserve(reservationId, recipient), 'the card processor reports "unpaid"');
  await stripe.paid(id, 10_000);
  await stripe.refunded(id, 10_000);
  const again = randomHex(32);
  await take(again);
  const returned = await insertReserve(again, recipient);
  await expect.poll(() => readRow(returned), WAIT).toEqual({ status: 'refused', error: 'PaymentReturned' });
  expect(await readStatus(again)).toBe(0);
});

test('a paid purchase delivers once, to the recipient named at payment', async () => {
  const { id, user } = await buyByCard();
  const recipient = user.address.toLowerCase() as Hex;
  await pay(id);
  await untilCompleted(id);
  const before = await balanceOf(recipient);
  const key = Buffer.from(id.slice(2), 'hex');
  const second = randomHex(32);
  await stack.database.pool.query('update app.presale_purchases set reservation_id = $2 where id = $1', [
    key,
    Buffer.from(second.slice(2), 'hex'),
  ]);
  await insertReserve(second, recipient);
  await expect.poll(() => readStatus(second), WAIT).toBe(1);
  await untilFailed(await insertFulfil(second, 1), 'its payment is used for a different reservation');
  expect(await balanceOf(recipient)).toBe(before);

  const third = randomHex(32);
  await stack.database.pool.query(
    'update app.presale_purchases set reservation_id = $2, wallet_address = $3, buyer_key = $4 where id = $1',
    [key, Buffer.from(third.slice(2), 'hex'), THIEF, Buffer.from(toBuyerKey(THIEF).slice(2), 'hex')],
  );
  await untilFailed(await insertReserve(third), 'its buyer paid for a different recipient');
  expect(await balanceOf(THIEF)).toBe(0n);
});
