import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import type { SessionTokens, SessionUser } from '@nova/shared/account/schemas';
import { DELETE_ACCOUNT_WORD } from '@nova/shared/account/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({});
});
afterAll(() => api.close());

const PASSWORD = 'kq7!vm2xpd';
const post = (path: string, body: unknown, token?: string) =>
  callApi(api.url, `/auth/v1/${path}`, { body, ...(token !== undefined && { token }) });

async function readLink(recipient: string, fragment: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ body_text: string }>(
    'select body_text from app.mail_outbox where recipient = $1 order by created_at desc limit 1',
    [recipient],
  );
  return new RegExp(`#${fragment}=([\\w-]+)`).exec(rows[0]!.body_text)![1]!;
}

/** Registers and confirms an account. @returns its session and its id */
async function register(email: string): Promise<{ token: string; userId: string }> {
  await post('sign-up', { email, password: PASSWORD });
  expect(await post('confirm', { token: await readLink(email, 'confirm') })).toMatchObject({ status: 200 });
  const session = (await post('sign-in', { email, password: PASSWORD })).body as SessionTokens;
  const { user } = (await callApi(api.url, '/auth/v1/user', { token: session.access_token }))
    .body as SessionUser;
  return { token: session.access_token, userId: user.id };
}

const mailboxesOf = async (userId: string) =>
  (
    await api.database.pool.query<{ n: number }>(
      'select count(*)::int as n from app.used_mailboxes where user_id = $1',
      [userId],
    )
  ).rows[0]!.n;

test('a mailbox counts only for its first account, including all aliases', async () => {
  expect(await mailboxesOf((await register('farm@example.org')).userId)).toBe(1);
  for (const alias of ['farm+1@example.org', 'farm+nova@example.org']) {
    expect(await mailboxesOf((await register(alias)).userId)).toBe(0);
  }
  expect(await mailboxesOf((await register('fa.rm@gmail.com')).userId)).toBe(1);
  expect(await mailboxesOf((await register('farm@googlemail.com')).userId)).toBe(0);
});

test('a mailbox of a deleted account does not count again', async () => {
  const email = 'again@example.org';
  const first = await register(email);
  expect(await mailboxesOf(first.userId)).toBe(1);
  await post('delete-account', { confirm: DELETE_ACCOUNT_WORD, password: PASSWORD }, first.token);
  const second = await register(email);
  expect(second.userId).not.toBe(first.userId);
  expect(await mailboxesOf(second.userId)).toBe(0);
});

test('an address confirmed by an email change counts the mailbox too', async () => {
  const [mover, other] = [await register('mover@example.org'), 'moved+to@example.org'];
  await post('email/change', { email: other, password: PASSWORD }, mover.token);
  const token = await readLink(other, 'email');
  expect(await post('email/confirm', { token }, mover.token)).toMatchObject({ status: 200 });
  expect(await mailboxesOf(mover.userId)).toBe(2);
  expect(await mailboxesOf((await register('moved@example.org')).userId)).toBe(0);
});

test('the stored mailbox hash does not reveal the address', async () => {
  const { userId } = await register('secret@example.org');
  const { rows } = await api.database.pool.query<{ mailbox_hash: Buffer }>(
    'select mailbox_hash from app.used_mailboxes where user_id = $1',
    [userId],
  );
  expect(rows[0]!.mailbox_hash).toHaveLength(32);
});
