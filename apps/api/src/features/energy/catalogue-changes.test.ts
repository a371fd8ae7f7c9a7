import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { ActionTypeChange } from '@nova/shared/admin/schemas';
import type { ActionTypes, RewardResult } from '@nova/shared/energy/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 60_000);
afterAll(() => stack.close());

const WAIT = { timeout: 15_000 };
const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const PAGE_VISIT: ActionTypeChange = {
  points: 5,
  cooldown_seconds: 30,
  daily_cap: 10,
  lifetime_cap: 0,
  source: 'browser',
  is_active: true,
};
const change = (key: string, body: ActionTypeChange, headers: Record<string, string> = ADMIN) =>
  callApi(stack.url, `/api/v1/admin/action-types/${key}`, { method: 'PUT', body, headers });
async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  return user;
}
async function typeOf(key: string) {
  const answer = await callApi(stack.url, '/functions/v1/energy-points', {
    body: { action: 'get_action_types' },
  });
  return (answer.body as ActionTypes).action_types.find((type) => type.action_key === key);
}
const isSettled = async () =>
  (await stack.database.pool.query('select 1 from app.catalogue_changes')).rowCount === 0;
const failures = async () =>
  (await stack.database.pool.query(`select kind, last_error from app.outbox where status = 'failed'`)).rows;

test('a curator changes a catalog row, and chain, list and rewards agree on it', async () => {
  expect((await typeOf('page_visit'))?.points).toBe(5);
  expect(await change('page_visit', { ...PAGE_VISIT, points: 7 })).toMatchObject({ status: 202 });
  await expect.poll(async () => (await typeOf('page_visit'))?.points, WAIT).toBe(7);
  await expect.poll(isSettled, WAIT).toBe(true);
  const { rows } = await stack.database.pool.query(
    `select before->'points' as before, after->'points' as after
     from app.audit_log join app.audit_changes on audit_id = id where action = 'change action type'`,
  );
  expect(rows).toEqual([{ before: 5, after: 7 }]);
  const user = await newUser();
  expect(await user.act('page_visit', 'after-the-change')).toMatchObject({ points_awarded: 7 });
});

test('the longest cooldown that the ledger accepts is indexed like any other', async () => {
  const pause = { ...PAGE_VISIT, points: 5, cooldown_seconds: 4_294_967_295 };
  expect(await change('page_visit', pause)).toMatchObject({ status: 202 });
  await expect.poll(async () => (await typeOf('page_visit'))?.cooldown_seconds, WAIT).toBe(4_294_967_295);
  await expect.poll(isSettled, WAIT).toBe(true);
});

test('no action that the ledger would refuse is accepted while a row changes under load', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, newUser));
  const load = new AbortController();
  let accepted = 0;
  const claims = users.map(async (user, index) => {
    for (let turn = 0; !load.signal.aborted; turn += 1) {
      const key = turn % 2 === 0 ? 'whitepaper_read' : 'link_click';
      const result: RewardResult = await user.act(key, `load-${index}-${turn}`);
      if (result.success) accepted += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  // A link first earns nothing, then earns points again with another cap.
  const link = { points: 2, cooldown_seconds: 0, daily_cap: 0, lifetime_cap: 0, source: 'browser' } as const;
  await change('link_click', { ...link, is_active: true });
  await expect.poll(isSettled, WAIT).toBe(true);
  // More than one action of each user and key, so that a link was accepted under this entry.
  await expect.poll(() => accepted, WAIT).toBeGreaterThan(16);
  await change('link_click', { ...link, is_active: false });
  await expect.poll(isSettled, WAIT).toBe(true);
  await change('link_click', { ...link, daily_cap: 3, is_active: true });
  await expect.poll(isSettled, WAIT).toBe(true);
  load.abort();
  await Promise.all(claims);
  const open = async () =>
    (
      await stack.database.pool.query(
        `select 1 from app.outbox where status in ('queued', 'signed') and lane = 'actions'`,
      )
    ).rowCount;
  await expect.poll(open, WAIT).toBe(0);
  expect(await failures()).toEqual([]);
});

test('a disabled row earns no points and is not listed', async () => {
  await change('network_switch', { ...PAGE_VISIT, points: 8, daily_cap: 1, is_active: false });
  await expect.poll(() => typeOf('network_switch'), WAIT).toBeUndefined();
  const user = await newUser();
  expect(await user.act('network_switch', 'switched-off')).toMatchObject({
    success: false,
    reason: 'inactive',
    next_at: null,
  });
});

test('two concurrent changes of a row, or one beyond the browser’s limit, are refused', async () => {
  const answers = await Promise.all([
    change('scroll_engagement', { ...PAGE_VISIT, points: 6 }),
    change('scroll_engagement', { ...PAGE_VISIT, points: 7 }),
  ]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([202, 409]);
  expect(await change('button_click', { ...PAGE_VISIT, points: 401 })).toMatchObject({ status: 400 });
});

test('only administrators change the catalog, and every attempt is in the audit log', async () => {
  const user = await newUser();
  expect(await change('page_visit', PAGE_VISIT, {})).toMatchObject({ status: 401 });
  expect(
    await change('page_visit', PAGE_VISIT, { 'x-admin-token': 'admin token of throwaway stack' }),
  ).toMatchObject({ status: 401 });
  const asUser = await callApi(stack.url, '/api/v1/admin/audit', { token: user.accessToken });
  expect(asUser).toMatchObject({ status: 403 });
  expect(
    (await callApi(stack.url, '/api/v1/admin/audit?admin_token=admin%20token%20of%20throwaway%20stacks'))
      .status,
  ).toBe(401);
  await stack.database.pool.query(`update app.users set role = 'admin' where id = $1`, [user.userId]);
  const log = await callApi(stack.url, '/api/v1/admin/audit', { token: user.accessToken });
  expect(log.status).toBe(200);
  const { items } = log.body as { items: { action: string; is_allowed: boolean; actor: string }[] };
  expect(items.slice(0, 5)).toMatchObject([
    { actor: 'user', action: 'read audit log', is_allowed: true },
    { actor: 'nobody', action: 'read audit log', is_allowed: false },
    { actor: 'user', action: 'read audit log', is_allowed: false },
    { actor: 'nobody', action: 'change action type', is_allowed: false },
    { actor: 'nobody', action: 'change action type', is_allowed: false },
  ]);
  expect(JSON.stringify(items)).not.toContain('throwaway');
});
