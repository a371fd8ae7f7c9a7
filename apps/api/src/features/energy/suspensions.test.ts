import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { AuditEntry } from '@nova/shared/admin/schemas';
import type { Conversion, Permit } from '@nova/shared/energy/conversion-schemas';
import type { OwnSuspension, SuspensionPage } from '@nova/shared/energy/suspension-schemas';
import type { NotificationPage } from '@nova/shared/notification/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 180_000);
afterAll(() => stack.close());

const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const REASON = 'Forty accounts collect from one network, second by second.';
const APPEAL = 'We are a school, and this was a lesson about blockchains.';
const WAIT = { timeout: 15_000 };
const bytes = (address: string) => Buffer.from(address.slice(2), 'hex');

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  return user;
}
const decide = (userId: string, body: unknown, headers: Record<string, string> = ADMIN) =>
  callApi(stack.url, `/api/v1/admin/users/${userId}/suspension`, { body, method: 'PUT', headers });
const suspend = (user: TestUser) => decide(user.userId, { is_suspended: true, reason: REASON });
const readOwn = async (user: TestUser) =>
  (await callApi(stack.url, '/api/v1/energy/suspension', { token: user.accessToken })).body as OwnSuspension;
const appeal = (user: TestUser, text: string) =>
  callApi(stack.url, '/api/v1/energy/suspension/appeal', { body: { text }, token: user.accessToken });
const isMet = async (user: TestUser) => {
  const path = `/api/v1/energy/conversion?wallet_address=${user.address}`;
  const { conditions } = (await callApi(stack.url, path, { token: user.accessToken })).body as Conversion;
  return conditions.find(({ name }) => name === 'not_suspended')!.is_met;
};
/** Requests a permit for a user who meets every other condition, and returns the worker's decision. */
async function decisionOf(user: TestUser): Promise<Permit> {
  const { pool } = stack.database;
  await pool.query('update app.users set email = $2, email_verified = true where id = $1', [
    user.userId,
    `${user.userId}@example.org`,
  ]);
  await pool.query(
    'insert into app.used_mailboxes (mailbox_hash, user_id) values ($1, $2) on conflict do nothing',
    [Buffer.from(user.userId), user.userId],
  );
  await pool.query(
    `insert into chain.address_days (address, day, actions, points)
     select $1, current_date - day, 2, 50 from generate_series(1, 7) day on conflict do nothing`,
    [bytes(user.address)],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into app.conversion_permits (user_id, account, points, nonce, deadline)
     values ($1, $2, 100, 0, extract(epoch from now())::bigint + 600) returning id`,
    [user.userId, bytes(user.address)],
  );
  await pool.query(`select pg_notify('nova_permits', '')`);
  const path = `/api/v1/energy/conversion/permits/${rows[0]!.id}`;
  const read = async () => (await callApi(stack.url, path, { token: user.accessToken })).body as Permit;
  await expect.poll(async () => (await read()).status, WAIT).not.toBe('queued');
  return read();
}

test('neither the API nor the worker signs a permit for a suspended account', async () => {
  const user = await newUser();
  expect(await isMet(user)).toBe(true);
  expect((await suspend(user)).body).toMatchObject({ suspension: { reason: REASON, appeal: null } });
  expect(await isMet(user)).toBe(false);
  expect(await decisionOf(user)).toMatchObject({ status: 'refused', refusal: 'not_suspended' });
  const lifted = await decide(user.userId, { is_suspended: false, reason: 'The school has answered.' });
  expect(lifted.body).toEqual({ suspension: null });
  expect(await isMet(user)).toBe(true);
  expect((await decisionOf(user)).refusal).toBe('allowance');
});

test('a suspension follows the wallet into a new account', async () => {
  const user = await newUser();
  await suspend(user);
  await callApi(stack.url, '/auth/v1/delete-account', {
    body: { confirm: 'DELETE' },
    token: user.accessToken,
  });
  const before = user.userId;
  await user.signIn();
  expect(user.userId).not.toBe(before);
  expect(await isMet(user)).toBe(false);
});

test('the owner is informed by notification and email and can appeal once', async () => {
  const user = await newUser();
  const email = `${user.userId}@example.org`;
  await stack.database.pool.query('update app.users set email = $2, email_verified = true where id = $1', [
    user.userId,
    email,
  ]);
  expect(await appeal(user, APPEAL)).toMatchObject({ status: 409, code: 'appeal_refused' });
  await suspend(user);
  const response = await callApi(stack.url, '/api/v1/notifications', { token: user.accessToken });
  expect((response.body as NotificationPage).items[0]).toMatchObject({
    kind: 'conversions_suspended',
    data: { text: REASON },
  });
  const { rows } = await stack.database.pool.query<{ letter: string; body_text: string }>(
    'select letter, body_text from app.mail_outbox where recipient = $1',
    [email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.letter).toBe('conversions_suspended');
  expect(rows[0]!.body_text).toContain(REASON);
  expect(await appeal(user, 'too short')).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await appeal(user, 'x'.repeat(1_001))).toMatchObject({ status: 400, code: 'invalid_input' });
  expect((await appeal(user, APPEAL)).body).toMatchObject({ suspension: { appeal: APPEAL } });
  expect(await appeal(user, `${APPEAL} Again.`)).toMatchObject({ status: 409, code: 'appeal_refused' });
  expect(await readOwn(user)).toMatchObject({ suspension: { reason: REASON, appeal: APPEAL } });
  const exported = await callApi(stack.url, '/auth/v1/export', { token: user.accessToken });
  expect(exported.body).toMatchObject({ suspension: { reason: REASON, appeal: APPEAL } });
  const list = await callApi(stack.url, '/api/v1/admin/suspensions?limit=1', { headers: ADMIN });
  expect((list.body as SuspensionPage).items).toMatchObject([{ user_id: user.userId, appeal: APPEAL }]);
});

test('the audit log contains decision and appeal with their changes', async () => {
  const user = await newUser();
  await suspend(user);
  await appeal(user, APPEAL);
  await decide(user.userId, { is_suspended: false, reason: 'The school has answered.' });
  const read = async (action: string) =>
    (
      (
        await callApi(stack.url, `/api/v1/admin/audit?limit=1&action=${encodeURIComponent(action)}`, {
          headers: ADMIN,
        })
      ).body as { items: AuditEntry[] }
    ).items[0]!;
  expect(await read('suspend conversions')).toMatchObject({
    actor: 'token',
    details: { user: user.userId, reason: REASON },
    change: { before: null, after: { reason: REASON } },
  });
  expect(await read('appeal suspension')).toMatchObject({
    actor: 'user',
    user_id: user.userId,
    change: { after: { appeal: APPEAL } },
  });
  expect(await read('resume conversions')).toMatchObject({
    change: { before: { appeal: APPEAL }, after: null },
  });
});

test('only an administrator with a reason can suspend or lift a suspension', async () => {
  const [user, stranger] = [await newUser(), await newUser()];
  const body = { is_suspended: true, reason: REASON };
  expect(await decide(user.userId, body, {})).toMatchObject({ status: 401 });
  const bearer = { authorization: `Bearer ${stranger.accessToken}` };
  expect(await decide(user.userId, body, bearer)).toMatchObject({ status: 403 });
  expect(await decide(user.userId, { is_suspended: true, reason: '' })).toMatchObject({ status: 400 });
  expect(await readOwn(user)).toEqual({ suspension: null });
  expect((await readOwn(stranger)).suspension).toBeNull();
});
