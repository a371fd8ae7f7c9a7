import { mailOutbox } from '@nova/db/schema/mail';
import { sessions, users } from '@nova/db/schema/account';
import type { RegistrationConfirmed, SignUpResponse } from '@nova/shared/account/schemas';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let api: TestApi;
let people = 0;
let email: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => {
  email = `waiting-${(people += 1)}@example.org`;
});
afterAll(() => api.close());

const PASSWORD = 'kq7!vm2xpd';
const OTHER_PASSWORD = 'ein Pferd frisst';
const post = (path: string, body: unknown, token?: string) =>
  callApi(api.url, `/auth/v1/${path}`, { body, ...(token !== undefined && { token }) });

/** Registers and returns the key of the tab that waits. */
async function signUp(password = PASSWORD): Promise<string> {
  const { body } = await post('sign-up', { email, password });
  return (body as SignUpResponse).registration_key;
}

async function readToken(): Promise<string> {
  const [mail] = await api.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1);
  return /#confirm=([\w-]+)/.exec(mail!.bodyText)![1]!;
}

async function confirm(keys: readonly string[], token?: string): Promise<RegistrationConfirmed> {
  const request = { token: await readToken(), registration_keys: keys };
  const { status, body } = await post('confirm', request, token);
  expect(status).toBe(200);
  return body as RegistrationConfirmed;
}

async function isConfirmed(...keys: string[]): Promise<boolean> {
  const { status, body } = await post('confirm/status', { email, registration_keys: keys });
  expect(status).toBe(200);
  return (body as { is_confirmed: boolean }).is_confirmed;
}

test('the browser that registered is logged in by the mailed link', async () => {
  const { session } = await confirm([await signUp()]);
  const { body } = await callApi(api.url, '/auth/v1/user', { token: session!.access_token });
  expect(body).toMatchObject({ user: { email } });
});

test('the link of a stranger’s registration opens no session, even next to a registration of one’s own', async () => {
  const mine = await signUp();
  await signUp(OTHER_PASSWORD);
  expect(await confirm([mine])).toEqual({ email, session: null });
  expect(await isConfirmed(mine)).toBe(false);
  const rows = await api.database.db.select().from(users).where(eq(users.email, email));
  const opened = eq(sessions.userId, rows[0]!.id);
  expect(await api.database.db.select().from(sessions).where(opened)).toEqual([]);
});

test('the session of the link ends the one that the browser had before', async () => {
  const first = await confirm([await signUp()]);
  email = `second-${email}`;
  const { session } = await confirm([await signUp()], first.session!.access_token);
  expect(session).not.toBeNull();
  const before = { refresh_token: first.session!.refresh_token };
  expect(await post('refresh', before)).toMatchObject({ code: 'refresh_invalid' });
});

test('the waiting tab learns that its link was opened on another device, also after sending it again', async () => {
  const first = await signUp();
  const second = await signUp();
  expect(await isConfirmed(first, second)).toBe(false);
  expect(await confirm([])).toEqual({ email, session: null });
  expect(await isConfirmed(first, second)).toBe(true);
  expect(await isConfirmed(first)).toBe(false);
});

test('the status of a taken or unknown address stays the same as of one that nobody confirmed', async () => {
  await confirm([await signUp()]);
  expect(await isConfirmed(await signUp(OTHER_PASSWORD))).toBe(false);
  email = 'nobody@example.org';
  expect(await isConfirmed('0'.repeat(64))).toBe(false);
});

test('a key of the wrong form and an empty list get a clear answer', async () => {
  for (const registration_keys of [['abc'], []]) {
    const answer = await post('confirm/status', { email, registration_keys });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
  }
});
