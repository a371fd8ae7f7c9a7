import { actions } from '@nova/db/schema/energy';
import { actionTypes } from '@nova/db/schema/explorer';
import { mailOutbox } from '@nova/db/schema/mail';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const row = { cooldownSeconds: 0, dailyCap: 0, lifetimeCap: 0, source: 'server', isActive: true } as const;
  await api.database.db.insert(actionTypes).values([
    { ...row, actionKey: 'newsletter_signup', points: 25, lifetimeCap: 1, blockNumber: 1 },
    { ...row, actionKey: 'form_submit', points: 10, dailyCap: 3, blockNumber: 1 },
    { ...row, actionKey: 'wallet_connect', points: 10, dailyCap: 1, blockNumber: 1 },
  ]);
}, 60_000);
afterAll(() => api.close());

async function signIn(): Promise<TestUser> {
  const user = new TestUser(api.url);
  await user.signIn();
  return user;
}
const request = (email: string, token?: string) =>
  callApi(api.url, '/api/v1/newsletter', {
    body: { email, language: 'en' },
    ...(token === undefined ? {} : { token }),
  });
async function confirm(token?: string) {
  const [mail] = await api.database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(1);
  const link = /#confirm=([\w-]+)/.exec(mail!.bodyText)![1];
  return callApi(api.url, '/api/v1/lists/confirm', {
    body: { token: link },
    ...(token === undefined ? {} : { token }),
  });
}
async function leave() {
  const [mail] = await api.database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(1);
  const token = /#leave-newsletter=([\w-]+)/.exec(mail!.bodyText)![1];
  return callApi(api.url, '/api/v1/lists/leave', { body: { token } });
}
async function keysOf(user: TestUser): Promise<string[]> {
  const rows = await api.database.db.select().from(actions).where(eq(actions.userId, user.userId));
  return rows.map(({ actionKey }) => actionKey).sort();
}

test('a confirmed newsletter credits the subscriber’s wallet, and an unconfirmed one does not', async () => {
  const ada = await signIn();
  await request('ada@example.org', ada.accessToken);
  await expect.poll(() => keysOf(ada)).toEqual(['form_submit', 'wallet_connect']);
  expect(await confirm()).toMatchObject({ body: { lists: ['newsletter'], points: 25 } });
  expect(await keysOf(ada)).toEqual(['form_submit', 'newsletter_signup', 'wallet_connect']);
});

test('a visitor who has connected a wallet before opening the link gets the points', async () => {
  await request('grace@example.org');
  const grace = await signIn();
  expect(await confirm(grace.accessToken)).toMatchObject({ body: { points: 25 } });
});

test('without a wallet the newsletter is confirmed and earns no points', async () => {
  await request('visitor@example.org');
  expect(await confirm()).toMatchObject({ status: 200, body: { lists: ['newsletter'], points: null } });
});

test('neither the same wallet with another address nor another wallet with the same address earns points again', async () => {
  const [joan, kay] = [await signIn(), await signIn()];
  await request('joan@example.org', joan.accessToken);
  expect(await confirm()).toMatchObject({ body: { points: 25 } });
  await request('joan.second@example.org', joan.accessToken);
  expect(await confirm()).toMatchObject({ status: 200, body: { points: null } });
  await request('joan@example.org', kay.accessToken);
  await leave();
  await request('joan@example.org', kay.accessToken);
  expect(await confirm()).toMatchObject({ status: 200, body: { points: null } });
  expect(await keysOf(kay)).not.toContain('newsletter_signup');
});
