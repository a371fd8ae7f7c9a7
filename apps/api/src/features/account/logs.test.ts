import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { mailOutbox } from '@nova/db/schema/mail';
import type { SessionTokens } from '@nova/shared/account/schemas';
import { ADMIN_TOKEN_HEADER } from '@nova/shared/admin/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

const EMAIL = 'quiet.person@example.org';
const PASSWORD = 'kq7!vm2xpd-never-logged';
const NEXT_PASSWORD = 'ein Pferd frisst-never-logged';
const WRONG_TOKEN = 'not the admin token, never-logged';

let api: TestApi;
let log = '';

beforeAll(async () => {
  // The real logger redacts fields; this one does not, so secrets must not reach it at all.
  const write = (line: string) => {
    log += line;
  };
  api = await startTestApi({ logger: pino({ level: 'trace' }, { write }) });
});
afterAll(() => api.close());

const post = (path: string, body: unknown, token?: string) =>
  callApi(api.url, path, { body, ...(token !== undefined && { token }) });

async function readToken(fragment: string): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(async () => {
      const mails = await api.database.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, EMAIL))
        .orderBy(asc(mailOutbox.createdAt));
      token = new RegExp(`#${fragment}=([\\w-]+)`).exec(mails.at(-1)?.bodyText ?? '')?.[1];
      return token;
    })
    .toBeDefined();
  return token!;
}

/** Performs every account operation, including failing ones, and returns all secrets involved. */
async function liveThrough(): Promise<string[]> {
  await post('/auth/v1/sign-up', { email: EMAIL, password: PASSWORD });
  const confirm = await readToken('confirm');
  await post('/auth/v1/confirm', { token: confirm });
  await post('/auth/v1/sign-in', { email: EMAIL, password: NEXT_PASSWORD });
  const opened = await post('/auth/v1/sign-in', { email: EMAIL, password: PASSWORD });
  const first = opened.body as SessionTokens;
  const second = (await post('/auth/v1/refresh', { refresh_token: first.refresh_token }))
    .body as SessionTokens;
  await post('/auth/v1/refresh', { refresh_token: first.refresh_token });
  await post('/auth/v1/password/forgot', { email: EMAIL });
  const reset = await readToken('reset');
  await post('/auth/v1/password/reset', { token: reset, password: NEXT_PASSWORD });
  await callApi(api.url, '/api/v1/admin/me', { headers: { [ADMIN_TOKEN_HEADER]: WRONG_TOKEN } });
  await callApi(api.url, `/auth/v1/user?token=${second.access_token}`, {});
  await post('/auth/v1/sign-in', `{"email":"${EMAIL}","password":"${PASSWORD}"`);
  const user = new TestUser(api.url);
  await user.signIn();
  const tokens = [first, second].flatMap((each) => [each.access_token, each.refresh_token]);
  return [EMAIL, PASSWORD, NEXT_PASSWORD, WRONG_TOKEN, confirm, reset, user.accessToken, ...tokens];
}

test('the logs contain no password, token, mailed link or email address at any level', async () => {
  const secrets = await liveThrough();
  // Background work fails too, and a query error quotes its parameters.
  await api.database.db.execute(sql`alter table app.account_links rename to account_links_away`);
  await post('/auth/v1/password/forgot', { email: EMAIL });
  await post('/auth/v1/confirm', { token: secrets[4]! });
  await expect.poll(() => log).toContain('background task failed');
  expect(log).toContain('/auth/v1/password/reset');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(log).not.toContain(secret);
  }
});
