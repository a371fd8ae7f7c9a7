import { callApi, type ApiAnswer } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import type { SessionTokens } from '@nova/shared/account/schemas';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import type { ConnectWalletResult } from '@nova/shared/wallet/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
let aheadMs = 0;
let people = 0;

beforeAll(async () => {
  api = await startTestApi({ clock: () => Date.now() + aheadMs });
});
afterAll(() => api.close());

const PASSWORD = 'kq7!vm2xpd';
const NEW_PASSWORD = 'ein Pferd frisst';
const now = () => new Date(Date.now() + aheadMs);
const post = (path: string, body: unknown, token?: string): Promise<ApiAnswer> =>
  callApi(api.url, path, { body, ...(token !== undefined && { token }) });

async function readLink(recipient: string, fragment: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ body_text: string }>(
    'select body_text from app.mail_outbox where recipient = $1 order by created_at',
    [recipient],
  );
  return new RegExp(`#${fragment}=([\\w-]+)`).exec(rows.at(-1)!.body_text)![1]!;
}

async function register(): Promise<{ email: string; token: string }> {
  const email = `owner-${(people += 1)}@example.org`;
  await post('/auth/v1/sign-up', { email, password: PASSWORD });
  await post('/auth/v1/confirm', { token: await readLink(email, 'confirm') });
  return { email, token: (await signIn(email, PASSWORD)).access_token };
}

async function signIn(email: string, password: string): Promise<SessionTokens> {
  const answer = await post('/auth/v1/sign-in', { email, password });
  expect(answer.status).toBe(200);
  return answer.body as SessionTokens;
}

async function connect(wallet: TestUser, token?: string, password?: string): Promise<ApiAnswer> {
  const proof = await wallet.signMessage(now());
  const data = { address: wallet.address, chainId: 96969, ...proof, ...(password && { password }) };
  return post('/functions/v1/wallet-operations', { action: 'connect_wallet', data }, token);
}

async function countOf(table: 'wallets' | 'sessions', userId: string): Promise<number> {
  const { rows } = await api.database.pool.query(
    `select count(*)::int as n from app.${table} where user_id = $1`,
    [userId],
  );
  return rows[0].n as number;
}

async function userIdOf(token: string): Promise<string> {
  const { body } = await callApi(api.url, '/auth/v1/user', { token });
  return (body as { user: { id: string } }).user.id;
}

test('a token from before a password reset connects no wallet and opens no session', async () => {
  const { email, token } = await register();
  const userId = await userIdOf(token);
  await post('/auth/v1/password/forgot', { email });
  await expect.poll(() => readLink(email, 'reset').catch(() => null)).not.toBeNull();
  const reset = { token: await readLink(email, 'reset'), password: NEW_PASSWORD };
  expect(await post('/auth/v1/password/reset', reset)).toMatchObject({ status: 200 });
  const thief = new TestUser(api.url);
  expect(await connect(thief, token)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await connect(thief, token, PASSWORD)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await countOf('wallets', userId)).toBe(0);
  expect(await countOf('sessions', userId)).toBe(1);
});

test('a token from before logging out everywhere changes no wallet, address or password', async () => {
  const { email, token } = await register();
  const mine = await signIn(email, PASSWORD);
  const others = await callApi(api.url, '/auth/v1/sessions', { method: 'DELETE', token: mine.access_token });
  expect(others.status).toBe(204);
  expect(await connect(new TestUser(api.url), token, PASSWORD)).toMatchObject({ status: 401 });
  const change = { email: 'thief@example.org', password: PASSWORD };
  expect(await post('/auth/v1/email/change', change, token)).toMatchObject({ status: 401 });
  const passwords = { current_password: PASSWORD, password: NEW_PASSWORD };
  expect(await post('/auth/v1/password/change', passwords, token)).toMatchObject({ status: 401 });
  await signIn(email, PASSWORD);
});

test('a wallet joins an account with a password only with that password', async () => {
  const { token } = await register();
  const userId = await userIdOf(token);
  const wallet = new TestUser(api.url);
  expect(await connect(wallet, token)).toMatchObject({ status: 403, code: 'password_required' });
  expect(await connect(wallet, token, NEW_PASSWORD)).toMatchObject({
    status: 401,
    code: 'credentials_wrong',
  });
  expect(await countOf('wallets', userId)).toBe(0);
  const joined = await connect(wallet, token, PASSWORD);
  expect(joined).toMatchObject({ status: 200, body: { user_id: userId } });
  // The wallet belongs to the account by now: logging in with it again requires only its key.
  const { session } = joined.body as ConnectWalletResult;
  expect(await connect(wallet, session.access_token)).toMatchObject({ status: 200 });
});

test('an account without a password links a wallet during its session', async () => {
  const owner = new TestUser(api.url);
  await owner.signIn(now());
  const joined = await connect(new TestUser(api.url), owner.accessToken);
  expect(joined).toMatchObject({ status: 200, body: { user_id: owner.userId } });
  expect(await connect(new TestUser(api.url), owner.accessToken)).toMatchObject({ status: 401 });
  expect(await countOf('wallets', owner.userId)).toBe(2);
});

test('the token of a deleted account writes nothing, and its data is not exported', async () => {
  const owner = new TestUser(api.url);
  await owner.signIn(now());
  const { accessToken: token } = owner;
  expect(await post('/auth/v1/delete-account', { confirm: 'DELETE' }, token)).toMatchObject({ status: 204 });
  expect(await connect(owner, token)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await callApi(api.url, '/auth/v1/export', { token })).toMatchObject({ status: 401 });
  expect(await countOf('wallets', owner.userId)).toBe(0);
});

test('an expired demo writes nothing and is not renewed', async () => {
  const production = await startTestApi({ isProduction: true });
  const wallet = new TestUser(production.url);
  const body = { demoType: 'trade', address: wallet.address, ...(await wallet.signMessage(new Date())) };
  const started = await callApi(production.url, '/functions/v1/demo-account-manager', { body });
  const { session } = started.body as DemoStarted;
  const { access_token: token, refresh_token } = session;
  const note = () => callApi(production.url, '/auth/v1/language', { body: { language: 'en' }, token });
  expect((await note()).status).toBe(204);
  await production.database.pool.query(`update app.demo_sessions set expires_at = now() - interval '1 s'`);
  expect(await note()).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await callApi(production.url, '/auth/v1/refresh', { body: { refresh_token } })).toMatchObject({
    status: 401,
    code: 'refresh_invalid',
  });
  await production.close();
});

test('no session remains when logging out everywhere and connecting a wallet run concurrently', async () => {
  for (let round = 0; round < 8; round += 1) {
    const owner = new TestUser(api.url);
    const { session: ownSession } = await owner.signIn(now());
    const { session: stolen } = await owner.signIn(now());
    const [, ended] = await Promise.all([
      connect(owner, stolen.access_token),
      callApi(api.url, '/auth/v1/sessions', { method: 'DELETE', token: ownSession.access_token }),
    ]);
    expect(ended.status).toBe(204);
    expect(await countOf('sessions', owner.userId)).toBe(1);
  }
});
