import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import type { AdminUser, OutboxRow, Overview } from '@nova/shared/admin/lists';
import type { AuditEntry } from '@nova/shared/admin/schemas';
import { outbox } from '@nova/db/schema/outbox';
import { users } from '@nova/db/schema/account';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

interface Listed<T> {
  items: T[];
  next: string | null;
  prev: string | null;
}
const get = async <T>(path: string, headers: Record<string, string> = ADMIN) =>
  (await callApi(api.url, `/api/v1/admin/${path}`, { headers })).body as T;
const asUser = (user: TestUser) => ({ authorization: `Bearer ${user.accessToken}` });
async function signIn(role = 'user'): Promise<TestUser> {
  const user = new TestUser(api.url);
  await user.signIn();
  await api.database.db.update(users).set({ role }).where(eq(users.id, user.userId));
  return user;
}
const changeRole = (id: string, role: string, headers: Record<string, string> = ADMIN) =>
  callApi(api.url, `/api/v1/admin/users/${id}/role`, { method: 'PUT', body: { role }, headers });
async function fail(id: number, kind = 'test'): Promise<number> {
  const [row] = await api.database.db
    .insert(outbox)
    .values({
      lane: 'money',
      kind,
      operationId: `0x${String(id).padStart(64, '0')}`,
      payload: {},
      status: 'failed',
      attempts: 5,
      lastError: 'the chain refused it',
    })
    .returning({ id: outbox.id });
  return row!.id;
}

test('an auditor sees the same as an administrator but changes nothing', async () => {
  const auditor = await signIn('auditor');
  const somebody = await signIn();
  expect(await get('me', asUser(auditor))).toEqual({ actor: 'user', may_change: false });
  expect((await get<Listed<AdminUser>>('users', asUser(auditor))).items).toHaveLength(2);
  expect(await changeRole(somebody.userId, 'admin', asUser(auditor))).toMatchObject({
    status: 403,
    code: 'forbidden',
  });
  const { items } = await get<Listed<AuditEntry>>('audit?result=refused');
  expect(items).toMatchObject([{ action: 'change role', is_allowed: false, change: null }]);
});

test('a role can be granted and revoked, and the log contains the role before and after', async () => {
  const user = await signIn();
  expect(await changeRole(user.userId, 'admin')).toMatchObject({ status: 200, body: { role: 'admin' } });
  expect(await get('me', asUser(user))).toEqual({ actor: 'user', may_change: true });
  expect(await changeRole(user.userId, 'user')).toMatchObject({ status: 200 });
  expect(await callApi(api.url, '/api/v1/admin/me', { headers: asUser(user) })).toMatchObject({
    status: 403,
  });
  const { items } = await get<Listed<AuditEntry>>('audit?result=change');
  expect(items.map(({ change }) => change)).toEqual([
    { before: { role: 'admin' }, after: { role: 'user' } },
    { before: { role: 'user' }, after: { role: 'admin' } },
  ]);
});

test('administrators cannot change their own role, and a deleted account has no role', async () => {
  const admin = await signIn('admin');
  expect(await changeRole(admin.userId, 'user', asUser(admin))).toMatchObject({
    status: 409,
    code: 'own_role',
  });
  const deletedUser = await signIn();
  await api.database.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, deletedUser.userId));
  expect(await changeRole(deletedUser.userId, 'admin')).toMatchObject({ status: 409, code: 'role_refused' });
  expect(await changeRole('0d1f3c5a-8f5e-4a8e-9d9f-1b2c3d4e5f60', 'admin')).toMatchObject({ status: 404 });
});

test('accounts are paginated in both directions, even with equal creation times', async () => {
  const at = new Date('2026-11-22T10:00:00Z');
  await api.database.db.insert(users).values(
    [1, 2, 3, 4, 5].map((each) => ({
      id: `00000000-0000-4000-8000-00000000000${each}`,
      email: `person-${each}@example.org`,
      createdAt: at,
    })),
  );
  const read = (cursor = '') => get<Listed<AdminUser>>(`users?limit=2${cursor}`);
  const names = ({ items }: Listed<AdminUser>) => items.map(({ email }) => email);
  const first = await read();
  expect(names(first)).toEqual(['person-5@example.org', 'person-4@example.org']);
  const second = await read(`&cursor=${first.next}`);
  expect(names(second)).toEqual(['person-3@example.org', 'person-2@example.org']);
  const third = await read(`&cursor=${second.next}`);
  expect(names(third)).toEqual(['person-1@example.org']);
  expect(third.next).toBe(null);
  expect(names(await read(`&cursor=${second.prev}`))).toEqual(names(first));
  expect(names(await read('&cursor=last'))).toEqual(['person-2@example.org', 'person-1@example.org']);
});

test('a forged cursor returns a page or an error and breaks nothing', async () => {
  const cursor = (...position: string[]) =>
    Buffer.from(JSON.stringify([1, 'next', ...position])).toString('base64url');
  for (const path of ['users', 'newsletter', 'whitelist/wallets', 'audit', 'outbox']) {
    for (const made of [
      cursor('9'.repeat(100), '9'.repeat(100)),
      cursor('0', `0x${'0'.repeat(40)}`),
      cursor('1'),
    ]) {
      const answer = await callApi(api.url, `/api/v1/admin/${path}?cursor=${made}`, { headers: ADMIN });
      expect({ path, isSound: [200, 400].includes(answer.status) }).toEqual({ path, isSound: true });
    }
  }
});

test('an account is found by its exact address, wallet or id only', async () => {
  const user = await signIn();
  await api.database.db.insert(users).values({ email: 'somebody@example.org' });
  const find = async (search: string) =>
    (await get<Listed<AdminUser>>(`users?search=${encodeURIComponent(search)}`)).items;
  expect(await find('Somebody@example.org')).toMatchObject([{ email: 'somebody@example.org', wallets: [] }]);
  expect(await find(user.address.toUpperCase().replace('0X', '0x'))).toMatchObject([
    { id: user.userId, email: null, wallets: [user.address] },
  ]);
  expect(await find(user.userId)).toMatchObject([{ id: user.userId }]);
  expect(await find('somebody')).toEqual([]);
});

test('accounts with a role have their own list', async () => {
  await signIn();
  const auditor = await signIn('auditor');
  expect((await get<Listed<AdminUser>>('users?role=auditor')).items).toMatchObject([{ id: auditor.userId }]);
  expect((await get<Listed<AdminUser>>('users?role=user')).items).toHaveLength(1);
});

test('a failed operation is retried once, and the log keeps its error', async () => {
  const id = await fail(1);
  expect(await get<{ lanes: unknown; items: OutboxRow[] }>('outbox?status=failed')).toMatchObject({
    items: [{ id, status: 'failed', last_error: 'the chain refused it', attempts: 5 }],
    lanes: [{ lane: 'money', waiting: 0, failed: 1 }],
  });
  const retry = () =>
    callApi(api.url, `/api/v1/admin/outbox/${id}/retry`, { method: 'POST', headers: ADMIN, body: {} });
  expect(await retry()).toMatchObject({ status: 202 });
  expect(await retry()).toMatchObject({ status: 409, code: 'operation_not_failed' });
  expect((await get<Listed<OutboxRow>>('outbox?status=queued&lane=money')).items).toMatchObject([
    { id, attempts: 0, last_error: 'the chain refused it' },
  ]);
  expect((await get<Listed<AuditEntry>>('audit?action=retry%20operation&result=change')).items).toMatchObject(
    [
      {
        details: { id },
        change: {
          before: { status: 'failed', last_error: 'the chain refused it' },
          after: { status: 'queued' },
        },
      },
    ],
  );
  const unknown = await callApi(api.url, '/api/v1/admin/outbox/999/retry', {
    method: 'POST',
    headers: ADMIN,
    body: {},
  });
  expect(unknown).toMatchObject({ status: 404 });
});

test('a failed catalog change must be requested again and cannot be retried', async () => {
  const id = await fail(1, 'set_action_type');
  const retry = await callApi(api.url, `/api/v1/admin/outbox/${id}/retry`, {
    method: 'POST',
    headers: ADMIN,
    body: {},
  });
  expect(retry).toMatchObject({ status: 409, code: 'operation_ask_anew' });
  expect((await get<Listed<OutboxRow>>('outbox?status=failed')).items).toMatchObject([{ id }]);
});

test('the audit log is filtered by actor, action and result, and continues at a cursor', async () => {
  await callApi(api.url, '/api/v1/admin/me');
  await callApi(api.url, '/api/v1/admin/me', { headers: { 'x-admin-token': 'wrong' } });
  await get('me');
  const nobody = await get<Listed<AuditEntry>>('audit?actor=nobody&limit=1');
  expect(nobody.items).toMatchObject([{ actor: 'nobody', action: 'enter', is_allowed: false }]);
  const older = await get<Listed<AuditEntry>>(`audit?actor=nobody&limit=1&cursor=${nobody.next}`);
  expect(older.items).toHaveLength(1);
  expect(older.next).toBe(null);
  const allowed = await get<Listed<AuditEntry>>('audit?action=enter&result=allowed');
  expect(allowed.items).toMatchObject([{ actor: 'token' }]);
});

test('the audit log file contains the changes, and no cell runs in a spreadsheet', async () => {
  const user = await signIn();
  await changeRole(user.userId, 'auditor');
  const answer = await callApi(api.url, '/api/v1/admin/audit.csv?result=change', { headers: ADMIN });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, line] = (answer.body as string).split('\r\n');
  expect(head).toBe('id,at,actor,user_id,action,is_allowed,details,before,after');
  expect(line).toMatch(/,token,,change role,true,/);
  expect(line).toContain('"{""role"":""user""}","{""role"":""auditor""}"');
  expect(await callApi(api.url, '/api/v1/admin/audit.csv')).toMatchObject({ status: 401 });
});

test('the overview counts users, pending work and refused attempts over thirty days', async () => {
  await signIn();
  await fail(1);
  await callApi(api.url, '/api/v1/admin/me');
  const overview = await get<Overview>('overview');
  expect(overview).toMatchObject({
    users: { total: 1, today: 1 },
    wallets: { total: 1, today: 1 },
    actions: { total: 0, today: 0 },
    sale: {
      purchases: 0,
      usdt_units: '0',
      simulated_usdt_units: '0',
      nac_wei: '0',
      refund_due: 0,
      is_clean: null,
    },
    outbox: { failed: 1 },
    refused_today: 1,
  });
  expect(overview.days).toHaveLength(30);
  expect(overview.days.at(-1)!.day).toBe(new Date().toISOString().slice(0, 10));
});

test('an administrator who makes forty changes in a row is not limited, but a loop is', async () => {
  const limited = await startTestApi({ rateLimitFactor: 1 });
  const sendRequest = async () => (await callApi(limited.url, '/api/v1/admin/me', { headers: ADMIN })).status;
  // The page reloads six lists after each change.
  const quick = [];
  for (let request = 0; request < 40 * 7; request += 1) quick.push(await sendRequest());
  expect(quick.every((status) => status === 200)).toBe(true);
  const loop = await Promise.all(Array.from({ length: 200 }, sendRequest));
  expect(loop).toContain(429);
  await limited.close();
});
