import { notify } from '@nova/db/notify';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { NotificationPage } from '@nova/shared/notification/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  return user;
}
const report = (user: TestUser, points: number) =>
  stack.database.db.transaction((tx) =>
    notify(tx, user.userId, 'referral_joined', { wallet: user.address, points }),
  );
const listOf = async (user: TestUser, query = '') =>
  (await callApi(stack.url, `/api/v1/notifications${query}`, { token: user.accessToken }))
    .body as NotificationPage;

test('notifications are kept, newest first, until they are read', async () => {
  const user = await newUser();
  for (const points of [100, 200, 300]) await report(user, points);
  const first = await listOf(user, '?limit=2');
  expect(first).toMatchObject({
    unread: 3,
    items: [
      { kind: 'referral_joined', data: { points: 300 }, is_read: false },
      { data: { points: 200 }, is_read: false },
    ],
  });
  expect((await listOf(user, `?limit=2&cursor=${first.next}`)).items).toMatchObject([
    { data: { points: 100 } },
  ]);
  const read = await callApi(stack.url, '/api/v1/notifications/read', {
    body: { up_to: first.items[1]!.id },
    token: user.accessToken,
  });
  expect(read.status).toBe(204);
  const after = await listOf(user);
  expect(after.unread).toBe(1);
  expect(after.items.map((item) => item.is_read)).toEqual([false, true, true]);
});

test('a user cannot read or mark another user’s notifications', async () => {
  const [user, stranger] = [await newUser(), await newUser()];
  await report(user, 100);
  const { items } = await listOf(user);
  expect((await listOf(stranger)).items).toEqual([]);
  await callApi(stack.url, '/api/v1/notifications/read', {
    body: { up_to: items[0]!.id },
    token: stranger.accessToken,
  });
  expect((await listOf(user)).unread).toBe(1);
  expect((await callApi(stack.url, '/api/v1/notifications')).status).toBe(401);
});

test('an account is notified of a wallet that joins it', async () => {
  const user = await newUser();
  const second = new TestUser(stack.url);
  const proof = await second.signMessage(new Date());
  const answer = await callApi(stack.url, '/functions/v1/wallet-operations', {
    body: {
      action: 'connect_wallet',
      data: { address: second.address, chainId: 96969, ...proof },
    },
    token: user.accessToken,
  });
  expect(answer.status).toBe(200);
  const { session } = answer.body as { session: { access_token: string } };
  const list = await callApi(stack.url, '/api/v1/notifications', { token: session.access_token });
  expect(list.body).toMatchObject({
    unread: 1,
    items: [{ kind: 'wallet_linked', data: { wallet: second.address } }],
  });
});
