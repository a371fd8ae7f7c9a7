import { DAY_MS } from '@nova/shared/durations';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import type { SessionTokens } from '@nova/shared/account/schemas';
import { sql } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let api: TestApi;
let now: number;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
});
beforeEach(() => {
  now = Date.parse('2026-03-04T05:06:07.000Z');
});
afterAll(() => api.close());

async function signIn(): Promise<SessionTokens> {
  const { session } = await new TestUser(api.url).signIn(new Date(now));
  return session;
}
const refresh = (refreshToken: string) =>
  callApi(api.url, '/auth/v1/refresh', { body: { refresh_token: refreshToken } });
const readUser = (token: string) => callApi(api.url, '/auth/v1/user', { token });

test('a refresh token is exchanged for a new pair repeatedly', async () => {
  let session = await signIn();
  const userBefore = (await readUser(session.access_token)).body;
  for (let day = 0; day < 3; day += 1) {
    now += DAY_MS;
    expect(await readUser(session.access_token)).toMatchObject({ status: 401, code: 'unauthorized' });
    const answer = await refresh(session.refresh_token);
    expect(answer.status).toBe(200);
    const next = answer.body as SessionTokens;
    expect(next.refresh_token).not.toBe(session.refresh_token);
    session = next;
  }
  expect(session.expires_at).toBe('2026-03-07T05:21:07.000Z');
  expect((await readUser(session.access_token)).body).toEqual(userBefore);
});

test('reusing a refresh token ends the whole session, including the newest token', async () => {
  const first = await signIn();
  now += 1;
  const second = (await refresh(first.refresh_token)).body as SessionTokens;
  now += 1;
  expect(await refresh(first.refresh_token)).toMatchObject({ status: 401, code: 'refresh_reused' });
  expect(await refresh(second.refresh_token)).toMatchObject({ status: 401, code: 'refresh_invalid' });
});

test('reusing an older refresh token ends the session too', async () => {
  const first = await signIn();
  now += 1;
  const second = (await refresh(first.refresh_token)).body as SessionTokens;
  now += 1;
  const third = (await refresh(second.refresh_token)).body as SessionTokens;
  now += 1;
  expect(await refresh(first.refresh_token)).toMatchObject({ code: 'refresh_reused' });
  expect(await refresh(third.refresh_token)).toMatchObject({ code: 'refresh_invalid' });
});

test('reuse ends only its own session, not those of other devices', async () => {
  const user = new TestUser(api.url);
  const phone = (await user.signIn(new Date(now))).session;
  const desk = (await user.signIn(new Date(now))).session;
  now += 1;
  await refresh(phone.refresh_token);
  now += 1;
  expect(await refresh(phone.refresh_token)).toMatchObject({ code: 'refresh_reused' });
  expect((await refresh(desk.refresh_token)).status).toBe(200);
});

test('exactly one of ten concurrent refreshes succeeds, and the session stays open', async () => {
  const { refresh_token: token } = await signIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
  const winners = answers.filter((answer) => answer.status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'refresh_invalid')).toHaveLength(9);
  now += 1;
  const { refresh_token: next } = winners[0]!.body as SessionTokens;
  expect((await refresh(next)).status).toBe(200);
});

test('a session expires after thirty days without a refresh', async () => {
  const [current, left] = [await signIn(), await signIn()];
  now += 30 * DAY_MS - 1;
  expect((await refresh(current.refresh_token)).status).toBe(200);
  now += 1;
  expect(await refresh(left.refresh_token)).toMatchObject({ status: 401, code: 'refresh_invalid' });
});

test('an unknown refresh token is refused, and a token that is not text is invalid input', async () => {
  expect(await refresh('made-up')).toMatchObject({ status: 401, code: 'refresh_invalid' });
  const body = { refresh_token: 5 };
  expect(await callApi(api.url, '/auth/v1/refresh', { body })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
});

test('logging out ends the session of the given token, or else of the header', async () => {
  const [named, headed] = [await signIn(), await signIn()];
  const signOut = (body: object, token?: string) =>
    callApi(api.url, '/auth/v1/sign-out', { body, ...(token === undefined ? {} : { token }) });
  expect((await signOut({ refresh_token: named.refresh_token })).status).toBe(204);
  expect(await refresh(named.refresh_token)).toMatchObject({ code: 'refresh_invalid' });
  expect((await signOut({ refresh_token: named.refresh_token })).status).toBe(204);
  expect((await signOut({}, headed.access_token)).status).toBe(204);
  expect(await refresh(headed.refresh_token)).toMatchObject({ code: 'refresh_invalid' });
  expect(await signOut({})).toMatchObject({ status: 401, code: 'unauthorized' });
});

test('tables contain no usable token', async () => {
  const session = await signIn();
  const { rows } = await api.database.db.execute(sql`select * from app.sessions`);
  expect(JSON.stringify(rows)).not.toContain(session.refresh_token);
});

test('an access token with another secret, algorithm, issuer or time is invalid', async () => {
  const session = await signIn();
  const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString()) as {
    sub: string;
    sid: string;
  };
  const secret = new TextEncoder().encode('session secret of throwaway stacks only');
  const make = (alg: string, key: Uint8Array, issuer: string) =>
    new SignJWT({ sid: claims.sid })
      .setProtectedHeader({ alg })
      .setSubject(claims.sub)
      .setIssuer(issuer)
      .setExpirationTime(Math.floor(now / 1000) + 60)
      .sign(key);
  expect((await readUser(await make('HS256', secret, 'nova'))).status).toBe(200);
  const bad = [
    await make('HS256', new TextEncoder().encode('another secret, just as long as ours is'), 'nova'),
    await make('HS384', new Uint8Array(48), 'nova'),
    await make('HS256', secret, 'elsewhere'),
    new UnsecuredJWT({ sid: claims.sid })
      .setSubject(claims.sub)
      .setIssuer('nova')
      .setExpirationTime('1h')
      .encode(),
    `${session.access_token.slice(0, -4)}AAAA`,
    session.refresh_token,
    'x',
  ];
  for (const token of bad) {
    expect(await readUser(token)).toMatchObject({ status: 401, code: 'unauthorized' });
  }
  expect(await callApi(api.url, '/auth/v1/user')).toMatchObject({ status: 401, code: 'unauthorized' });
  const basic = { authorization: 'Basic bm92YTpub3Zh' };
  expect(await callApi(api.url, '/auth/v1/user', { headers: basic })).toMatchObject({ code: 'unauthorized' });
});

test('the account of a deleted user has no session', async () => {
  const session = await signIn();
  const { user } = (await readUser(session.access_token)).body as { user: { id: string } };
  await api.database.db.execute(sql`delete from app.users where id = ${user.id}`);
  expect(await readUser(session.access_token)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await refresh(session.refresh_token)).toMatchObject({ code: 'refresh_invalid' });
});
