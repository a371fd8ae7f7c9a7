import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import type { SessionTokens } from '@nova/shared/account/schemas';
import { mailOutbox } from '@nova/db/schema/mail';
import { presalePurchases } from '@nova/db/schema/presale';
import { newsletter, whitelistSignUps } from '@nova/db/schema/whitelist';
import { accountLinks, sessions, users } from '@nova/db/schema/account';
import { wallets } from '@nova/db/schema/wallet';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let api: TestApi;
let now: number;
let people = 0;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
});
beforeEach(() => {
  now = Date.parse('2026-03-04T05:06:07.000Z');
});
afterAll(() => api.close());

const PASSWORD = 'kq7!vm2xpd';
const OTHER_PASSWORD = 'ein Pferd frisst';
const newEmail = () => `person-${(people += 1)}@example.org`;
const post = (path: string, body: unknown, token?: string) =>
  callApi(api.url, `/auth/v1/${path}`, { body, ...(token !== undefined && { token }) });
const get = (path: string, token: string) => callApi(api.url, `/auth/v1/${path}`, { token });

function readMail(recipient: string) {
  const { db } = api.database;
  return db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(asc(mailOutbox.createdAt));
}

/** Reads the token behind `#` from the newest email to a recipient. */
async function readLink(recipient: string, fragment: string): Promise<string> {
  const mails = await readMail(recipient);
  const token = new RegExp(`#${fragment}=([\\w-]+)`).exec(mails.at(-1)!.bodyText)?.[1];
  expect(token).toBeDefined();
  return token!;
}

async function register(email = newEmail(), password = PASSWORD): Promise<string> {
  expect(await post('sign-up', { email, password })).toMatchObject({ status: 202 });
  expect(await post('confirm', { token: await readLink(email, 'confirm') })).toMatchObject({ status: 200 });
  return email;
}

async function signIn(email: string, password = PASSWORD): Promise<SessionTokens> {
  const answer = await post('sign-in', { email, password });
  expect(answer.status).toBe(200);
  return answer.body as SessionTokens;
}

test.each(['localhost', '127.0.0.1'])(
  'an email leads back to the address at which the reader opened the site: %s',
  async (host) => {
    const email = newEmail();
    const origin = `http://${host}:${new URL(api.url).port}`;
    const body = { email, password: PASSWORD };
    await callApi(api.url, '/auth/v1/sign-up', { body, headers: { origin } });
    expect((await readMail(email)).at(-1)!.bodyText).toContain(`${origin}/auth#confirm=`);
  },
);

test('an email never leads to the address of a stranger’s page', async () => {
  const email = newEmail();
  const headers = { origin: 'https://stranger.example' };
  await callApi(api.url, '/auth/v1/sign-up', { body: { email, password: PASSWORD }, headers });
  expect((await readMail(email)).at(-1)!.bodyText).toContain(
    `http://localhost:${new URL(api.url).port}/auth#confirm=`,
  );
});

test('a new user confirms by email and then logs in, with any capitalization of the address', async () => {
  const email = newEmail();
  expect(await post('sign-up', { email: ` ${email.toUpperCase()} `, password: PASSWORD })).toMatchObject({
    status: 202,
    body: { registration_key: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const token = await readLink(email, 'confirm');
  expect(await post('confirm', { token })).toMatchObject({ status: 200, body: { email, session: null } });
  const session = await signIn(email.toUpperCase());
  const { body } = await get('user', session.access_token);
  expect(body).toMatchObject({ user: { email, role: 'user', has_password: true, wallets: [] } });
});

test('a link works once and expires within a day', async () => {
  const email = newEmail();
  await post('sign-up', { email, password: PASSWORD });
  const token = await readLink(email, 'confirm');
  now += 24 * 3_600_000 + 1;
  expect(await post('confirm', { token })).toMatchObject({ status: 400, code: 'link_invalid' });
  now -= 2;
  expect((await post('confirm', { token })).status).toBe(200);
  expect(await post('confirm', { token })).toMatchObject({ status: 400, code: 'link_invalid' });
});

test('exactly one of ten concurrent uses of a link succeeds', async () => {
  const email = newEmail();
  await post('sign-up', { email, password: PASSWORD });
  const token = await readLink(email, 'confirm');
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('confirm', { token })));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'link_invalid')).toHaveLength(9);
});

test('signing up with a taken address gets the same response, changes nothing and informs its owner', async () => {
  const email = await register();
  const answer = await post('sign-up', { email, password: OTHER_PASSWORD });
  const registration_key = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
  expect(answer).toMatchObject({ status: 202 });
  expect(answer.body).toEqual({ registration_key });
  expect((await readMail(email)).at(-1)).toMatchObject({ letter: 'already_registered' });
  await signIn(email, PASSWORD);
  expect(await post('sign-in', { email, password: OTHER_PASSWORD })).toMatchObject({
    code: 'credentials_wrong',
  });
});

test('a stranger who signs up with my address cannot make me confirm the stranger’s password', async () => {
  const email = newEmail();
  await post('sign-up', { email, password: PASSWORD });
  const mine = await readLink(email, 'confirm');
  await post('sign-up', { email, password: OTHER_PASSWORD });
  const strangers = await readLink(email, 'confirm');
  expect((await post('confirm', { token: mine })).status).toBe(200);
  expect(await post('confirm', { token: strangers })).toMatchObject({ code: 'link_invalid' });
  await signIn(email, PASSWORD);
  expect(await post('sign-in', { email, password: OTHER_PASSWORD })).toMatchObject({
    code: 'credentials_wrong',
  });
});

test('before confirmation the right password sends the link again, and a wrong one reveals nothing', async () => {
  const email = newEmail();
  await post('sign-up', { email, password: PASSWORD });
  expect(await post('sign-in', { email, password: OTHER_PASSWORD })).toMatchObject({
    code: 'credentials_wrong',
  });
  expect(await readMail(email)).toHaveLength(1);
  expect(await post('sign-in', { email, password: PASSWORD })).toMatchObject({
    status: 403,
    code: 'email_unconfirmed',
  });
  expect(await readMail(email)).toHaveLength(2);
  expect((await post('confirm', { token: await readLink(email, 'confirm') })).status).toBe(200);
  await signIn(email);
});

test('an unknown address and a wrong password get the same response', async () => {
  const email = await register();
  const known = await post('sign-in', { email, password: OTHER_PASSWORD });
  const unknown = await post('sign-in', { email: newEmail(), password: OTHER_PASSWORD });
  expect(known.status).toBe(401);
  expect(unknown.body).toEqual(known.body);
});

test.each([
  ['too short', 'short', 'password'],
  ['too common', 'passwort123', 'password'],
  ['the address itself', 'same@example.org', 'password'],
])('a password that is %s is refused with the field', async (_, password, field) => {
  const answer = await post('sign-up', { email: 'same@example.org', password });
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(JSON.stringify(answer.body)).toContain(`"field":"${field}"`);
  expect(JSON.stringify(answer.body)).not.toContain(`"${password}"`);
});

test('a forgotten password is reset by email, which ends every session', async () => {
  const email = await register();
  const before = await signIn(email);
  await post('password/forgot', { email, language: 'de' });
  await expect.poll(async () => (await readMail(email)).at(-1)).toMatchObject({ letter: 'reset_password' });
  expect((await readMail(email)).at(-1)!.bodyText).toContain('/de/auth#reset=');
  const token = await readLink(email, 'reset');
  now += 1;
  const answer = await post('password/reset', { token, password: OTHER_PASSWORD });
  expect(answer.status).toBe(200);
  const session = answer.body as SessionTokens;
  expect((await get('user', session.access_token)).status).toBe(200);
  expect(await post('refresh', { refresh_token: before.refresh_token })).toMatchObject({
    code: 'refresh_invalid',
  });
  expect(await post('sign-in', { email, password: PASSWORD })).toMatchObject({ code: 'credentials_wrong' });
  await signIn(email, OTHER_PASSWORD);
  expect((await readMail(email)).at(-1)).toMatchObject({ letter: 'password_changed' });
  expect(await post('password/reset', { token, password: PASSWORD })).toMatchObject({ code: 'link_invalid' });
});

test('a forgotten password of an unknown address gets the same response and sends no email', async () => {
  const email = newEmail();
  expect(await post('password/forgot', { email })).toMatchObject({ status: 202, body: '' });
  await post('sign-in', { email, password: PASSWORD });
  expect(await readMail(email)).toEqual([]);
});

test('a link of one kind does not work as another kind', async () => {
  const email = newEmail();
  await post('sign-up', { email, password: PASSWORD });
  const token = await readLink(email, 'confirm');
  expect(await post('password/reset', { token, password: OTHER_PASSWORD })).toMatchObject({
    code: 'link_invalid',
  });
  const session = await signIn(await register());
  expect(await post('email/confirm', { token }, session.access_token)).toMatchObject({
    code: 'link_invalid',
  });
});

test('changing the password requires the old one and ends every other session', async () => {
  const email = await register();
  const here = await signIn(email);
  const elsewhere = await signIn(email);
  const wrong = await post(
    'password/change',
    { current_password: OTHER_PASSWORD, password: OTHER_PASSWORD },
    here.access_token,
  );
  expect(wrong).toMatchObject({ status: 401, code: 'credentials_wrong' });
  const right = await post(
    'password/change',
    { current_password: PASSWORD, password: OTHER_PASSWORD },
    here.access_token,
  );
  expect(right.status).toBe(204);
  expect(await post('refresh', { refresh_token: elsewhere.refresh_token })).toMatchObject({
    code: 'refresh_invalid',
  });
  expect((await post('refresh', { refresh_token: here.refresh_token })).status).toBe(200);
  await signIn(email, OTHER_PASSWORD);
});

test('a new address takes effect when it is confirmed; the old one is notified and can no longer log in', async () => {
  const email = await register();
  const { access_token: token } = await signIn(email);
  const next = newEmail();
  expect((await post('email/change', { email: next }, token)).code).toBe('password_required');
  expect((await post('email/change', { email: next, password: PASSWORD }, token)).status).toBe(202);
  await signIn(email);
  expect(await post('email/confirm', { token: await readLink(next, 'email') }, token)).toMatchObject({
    body: { email: next },
  });
  expect((await readMail(email)).at(-1)).toMatchObject({ letter: 'email_changed' });
  expect(await post('sign-in', { email, password: PASSWORD })).toMatchObject({ code: 'credentials_wrong' });
  await signIn(next);
});

test('changing to another user’s address gets the same response and grants no access', async () => {
  const other = await register();
  const email = await register();
  const { access_token: token } = await signIn(email);
  expect((await post('email/change', { email: other, password: PASSWORD }, token)).status).toBe(202);
  expect((await readMail(other)).at(-1)).toMatchObject({ letter: 'already_registered' });
});

test('a password reset link to the old address stops working after an email change', async () => {
  const email = await register();
  const { access_token: token } = await signIn(email);
  await post('password/forgot', { email });
  await expect.poll(async () => (await readMail(email)).at(-1)?.letter).toBe('reset_password');
  const reset = await readLink(email, 'reset');
  const next = newEmail();
  await post('email/change', { email: next, password: PASSWORD }, token);
  await post('email/confirm', { token: await readLink(next, 'email') }, token);
  expect(await post('password/reset', { token: reset, password: OTHER_PASSWORD })).toMatchObject({
    code: 'link_invalid',
  });
});

test('a mailbox owner who opens another account’s link does not add the address to that account', async () => {
  const wallet = new TestUser(api.url);
  await wallet.signIn(new Date(now));
  const victim = newEmail();
  expect((await post('email/change', { email: victim }, wallet.accessToken)).status).toBe(202);
  const link = { token: await readLink(victim, 'email') };
  expect(await post('email/confirm', link)).toMatchObject({ status: 401, code: 'unauthorized' });
  const { access_token: others } = await signIn(await register());
  expect(await post('email/confirm', link, others)).toMatchObject({
    status: 403,
    code: 'link_other_account',
  });
  // The address is free again: its owner registers a new account without that wallet.
  await register(victim);
  const { access_token: owners } = await signIn(victim);
  expect((await get('user', owners)).body).toMatchObject({ user: { email: victim, wallets: [] } });
  expect(await post('email/confirm', link, wallet.accessToken)).toMatchObject({
    status: 409,
    code: 'email_taken',
  });
});

test('an account registered with another person’s address opens no session and links no wallet', async () => {
  const email = newEmail();
  await post('sign-up', { email, password: PASSWORD });
  expect(await post('sign-in', { email, password: PASSWORD })).toMatchObject({
    status: 403,
    code: 'email_unconfirmed',
  });
  const { db } = api.database;
  const [begun] = await db.select().from(users).where(eq(users.email, email));
  expect(await db.select().from(sessions).where(eq(sessions.userId, begun!.id))).toEqual([]);
  expect(await db.select().from(wallets).where(eq(wallets.userId, begun!.id))).toEqual([]);
});

test('a changed email address delays the account’s assets like a password reset', async () => {
  const { access_token: token } = await signIn(await register());
  const next = newEmail();
  await post('email/change', { email: next, password: PASSWORD }, token);
  await post('email/confirm', { token: await readLink(next, 'email') }, token);
  const { db } = api.database;
  const [user] = await db.select().from(users).where(eq(users.email, next));
  expect(user!.passwordResetAt).toEqual(new Date(now));
});

test('a wallet account gets an address by email and a password by mailed link', async () => {
  const wallet = new TestUser(api.url);
  await wallet.signIn(new Date(now));
  const email = newEmail();
  expect((await post('email/change', { email }, wallet.accessToken)).status).toBe(202);
  await post('email/confirm', { token: await readLink(email, 'email') }, wallet.accessToken);
  await post('password/forgot', { email });
  await expect.poll(async () => (await readMail(email)).at(-1)?.letter).toBe('reset_password');
  await post('password/reset', { token: await readLink(email, 'reset'), password: PASSWORD });
  const { access_token: token } = await signIn(email);
  expect((await get('user', token)).body).toMatchObject({
    user: { id: wallet.userId, email, wallets: [{ address: wallet.address, is_primary: true }] },
  });
});

test('the session list shows each device, and one or all others can be logged out', async () => {
  const email = await register();
  const [first, second, third] = [await signIn(email), await signIn(email), await signIn(email)];
  const list = (await get('sessions', second.access_token)).body as {
    items: { id: string; is_current: boolean }[];
  };
  expect(list.items.map((item) => item.is_current)).toEqual([true, false, false]);
  const own = (await get('sessions', first.access_token)).body as typeof list;
  const end = (id: string, token: string) =>
    callApi(api.url, `/auth/v1/sessions/${id}`, { method: 'DELETE', token });
  expect((await end(own.items[0]!.id, second.access_token)).status).toBe(204);
  expect(await post('refresh', { refresh_token: first.refresh_token })).toMatchObject({
    code: 'refresh_invalid',
  });
  expect((await end(own.items[0]!.id, second.access_token)).status).toBe(404);
  const others = await callApi(api.url, '/auth/v1/sessions', {
    method: 'DELETE',
    token: second.access_token,
  });
  expect(others.status).toBe(204);
  expect(await post('refresh', { refresh_token: third.refresh_token })).toMatchObject({
    code: 'refresh_invalid',
  });
  expect((await post('refresh', { refresh_token: second.refresh_token })).status).toBe(200);
});

test('a user cannot end another user’s session', async () => {
  const mine = await signIn(await register());
  const theirs = await signIn(await register());
  const list = (await get('sessions', theirs.access_token)).body as { items: { id: string }[] };
  const answer = await callApi(api.url, `/auth/v1/sessions/${list.items[0]!.id}`, {
    method: 'DELETE',
    token: mine.access_token,
  });
  expect(answer.status).toBe(404);
  expect((await post('refresh', { refresh_token: theirs.refresh_token })).status).toBe(200);
});

test('the export contains all personal data and no secret', async () => {
  const email = await register();
  const { access_token: token } = await signIn(email);
  const answer = await get('export', token);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(answer.body).toMatchObject({ account: { email, email_verified: true }, wallets: [], actions: [] });
  expect(answer.body).toMatchObject({
    suspension: null,
    api_keys: [],
    presale_purchases: [],
    whitelist: [],
    newsletter: [],
    own_account: null,
    coin_orders: [],
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/argon2|token/);
});

test('the export contains purchases and sign-ups under the confirmed address, but no unconfirmed ones', async () => {
  const email = await register();
  const { access_token: token } = await signIn(email);
  const { db } = api.database;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const address = `0x${'ab'.repeat(20)}`;
  const at = new Date('2026-03-01T00:00:00.000Z');
  const signUp = { email, language: 'de' as const, createdAt: at };
  await db.insert(whitelistSignUps).values({ ...signUp, key: 'leave-whitelist', address, confirmedAt: at });
  await db.insert(newsletter).values({ ...signUp, key: 'leave-newsletter' });
  await db.insert(presalePurchases).values({
    id: `0x${'01'.repeat(32)}`,
    method: 'card',
    status: 'completed',
    userId: user!.id,
    walletAddress: address,
    buyerKey: `0x${'02'.repeat(32)}`,
    phase: 1,
    usdtAmount: 10_000_000n,
    novaTokens: 1_000_000_000_000_000_000_000n,
    bonusTokens: 200_000_000_000_000_000_000n,
    language: 'de',
    createdAt: at,
  });
  const { body } = await get('export', token);
  expect(body).toMatchObject({
    whitelist: [{ email, address, language: 'de', confirmed_at: '2026-03-01T00:00:00.000Z' }],
    newsletter: [],
    presale_purchases: [
      {
        method: 'card',
        status: 'completed',
        usdt_amount: '10000000',
        nova_tokens: '1000000000000000000000',
        bonus_tokens: '200000000000000000000',
      },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('leave-');
  const stranger = await signIn(await register());
  expect((await get('export', stranger.access_token)).body).toMatchObject({
    whitelist: [],
    presale_purchases: [],
  });
});

test('a deleted account has no login and no session, and its address and wallet are free again', async () => {
  const email = await register();
  const { access_token: token, refresh_token: refresh } = await signIn(email);
  expect(await post('delete-account', { confirm: 'yes', password: PASSWORD }, token)).toMatchObject({
    code: 'invalid_input',
  });
  expect(await post('delete-account', { confirm: 'DELETE' }, token)).toMatchObject({
    code: 'password_required',
  });
  expect((await post('delete-account', { confirm: 'DELETE', password: PASSWORD }, token)).status).toBe(204);
  expect(await get('user', token)).toMatchObject({ status: 401 });
  expect(await post('refresh', { refresh_token: refresh })).toMatchObject({ code: 'refresh_invalid' });
  expect(await post('sign-in', { email, password: PASSWORD })).toMatchObject({ code: 'credentials_wrong' });
  await register(email);
  await signIn(email);
});

test('passwords and link tokens are never stored in plain text', async () => {
  const email = newEmail();
  await post('sign-up', { email, password: PASSWORD });
  const token = await readLink(email, 'confirm');
  const { db } = api.database;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const links = await db.select().from(accountLinks).where(eq(accountLinks.userId, user!.id));
  expect(JSON.stringify(links)).not.toContain(token);
  expect(links[0]!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify([user, links])).not.toContain(PASSWORD);
});
