import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { ActionTypes } from '@nova/shared/energy/schemas';
import type { PartnerWebhook } from '@nova/shared/partner/schemas';
import { startApi } from '../../start-api.ts';
import { pino } from 'pino';
import { verifyWebhook } from '@nova/shared/partner/sign-webhook';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const WAIT = { timeout: 15_000 };
let stack: TestStack;
let receiver: Server;
let answerWith = 200;
const received: { body: string; signature: string }[] = [];

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['nova-signature']) });
      response.writeHead(answerWith).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
}, 60_000);
afterAll(async () => {
  receiver.close();
  await stack.close();
});

const admin = (path: string, body: object, method = 'POST') =>
  callApi(stack.url, `/api/v1/admin/${path}`, { method, body, headers: ADMIN });
let partners = 0;
/** Creates a partner with a key and an action of its own that the ledger knows. */
async function newPartner(action: string, terms: object, scopes = ['actions:write', 'actions:read']) {
  const { port } = receiver.address() as AddressInfo;
  const created = await admin('partners', {
    name: `Partner ${(partners += 1)}`,
    webhook_url: `http://127.0.0.1:${port}/hook`,
  });
  const { id, webhook_secret: secret } = created.body as { id: string; webhook_secret: string };
  const issued = await admin(`partners/${id}/keys`, { scopes });
  const { id: keyId, key } = issued.body as { id: string; key: string };
  const set = await admin(`partners/${id}/actions/${action}`, { daily_budget: 1_000, ...terms }, 'PUT');
  expect(set.status).toBe(202);
  await expect
    .poll(async () => (await stack.database.pool.query('select 1 from app.catalogue_changes')).rowCount, WAIT)
    .toBe(0);
  return { id, secret, key, keyId };
}
async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  return user;
}
const report = (key: string, body: object, idempotencyKey: string = crypto.randomUUID()) =>
  callApi(stack.url, '/api/v1/actions', {
    body,
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': idempotencyKey },
  });

test('a partner’s action seals a block, and the partner receives a signed notification of it', async () => {
  const { key, secret } = await newPartner('autohaus.vehicle', { points: 20 });
  const user = await newUser();
  const answer = await report(key, { action_key: 'autohaus.vehicle', wallet_address: user.address });
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, points_awarded: 20, status: 'pending' },
  });
  const { action_id: id } = answer.body as { action_id: string };
  const notificationsOf = () => received.find(({ body }) => body.includes(id));
  await expect.poll(notificationsOf, WAIT).toBeDefined();
  const { body, signature } = notificationsOf()!;
  const now = Math.floor(Date.now() / 1000);
  expect(await verifyWebhook(secret, body, signature, now)).toBe(true);
  expect(await verifyWebhook(secret, body.replace('"points":20', '"points":21'), signature, now)).toBe(false);
  expect(await verifyWebhook('another secret', body, signature, now)).toBe(false);
  expect(await verifyWebhook(secret, body, signature, now + 301)).toBe(false);
  const webhook = JSON.parse(body) as PartnerWebhook;
  expect(webhook).toMatchObject({ type: 'action.sealed', account: user.address, points: 20 });
  const block = await callApi(stack.url, `/api/v1/blocks/${webhook.block_number}`);
  expect(block.body).toMatchObject({ hash: webhook.block_hash, action: { action_id: id } });
  const read = await callApi(stack.url, `/api/v1/actions/${id}/report`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(read.body).toMatchObject({ action_id: id, status: 'sealed', block_number: webhook.block_number });
});

test('a repeated report is one action, and the same key for another report is refused', async () => {
  const { key } = await newPartner('autohaus.review', { points: 10 });
  const [user, other] = [await newUser(), await newUser()];
  const body = { action_key: 'autohaus.review', wallet_address: user.address };
  const answers = await Promise.all(Array.from({ length: 8 }, () => report(key, body, 'review-000001')));
  const ids = new Set(answers.map((answer) => (answer.body as { action_id: string }).action_id));
  expect(ids.size).toBe(1);
  const changed = await report(key, { ...body, wallet_address: other.address }, 'review-000001');
  expect(changed).toMatchObject({ status: 409, code: 'idempotency_conflict' });
  const { rows } = await stack.database.pool.query<{ n: number }>(
    `select count(*)::int as n from app.actions where action_key = 'autohaus.review'`,
  );
  expect(rows[0]!.n).toBe(1);
});

test('limits per wallet are the ledger’s, and concurrent reports never exceed the daily budget', async () => {
  const { key } = await newPartner('autohaus.bot', { points: 30, daily_cap: 2, daily_budget: 100 });
  const users = await Promise.all(Array.from({ length: 5 }, newUser));
  const send = (user: TestUser) => report(key, { action_key: 'autohaus.bot', wallet_address: user.address });
  const answers = await Promise.all(users.map(send));
  const results = answers.map((answer) => answer.body as { success: boolean; reason: string | null });
  expect(results.filter((result) => result.success)).toHaveLength(3);
  expect(results.filter((result) => result.reason === 'budget')).toHaveLength(2);
  const list = await callApi(stack.url, '/api/v1/admin/partners', { headers: ADMIN });
  expect(JSON.stringify(list.body)).toContain('"spent_today":90');
  const spent = users.find((_, index) => results[index]!.success)!;
  await admin(
    `partners/${(list.body as { items: { id: string; actions: { action_key: string }[] }[] }).items.find((each) => each.actions.some((own) => own.action_key === 'autohaus.bot'))!.id}/actions/autohaus.bot`,
    { points: 30, daily_cap: 2, daily_budget: 1_000 },
    'PUT',
  );
  await expect
    .poll(async () => (await stack.database.pool.query('select 1 from app.catalogue_changes')).rowCount, WAIT)
    .toBe(0);
  expect((await send(spent)).body).toMatchObject({ success: true });
  expect((await send(spent)).body).toMatchObject({ success: false, reason: 'daily_cap' });
});

test('the daily budget holds across several API instances and their restarts', async () => {
  const { key } = await newPartner('autohaus.many', { points: 7, daily_budget: 100 });
  const users = await Promise.all(Array.from({ length: 6 }, newUser));
  const startCopy = () =>
    startApi({
      databaseUrl: stack.database.url,
      rpcUrl: stack.chain.rpcUrl,
      wsUrl: stack.chain.wsUrl,
      host: '127.0.0.1',
      port: 0,
      sessionSecret: 'session secret of throwaway stacks only',
      userHashPepper: 'pepper of throwaway stacks, not of people',
      adminToken: 'admin token of throwaway stacks',
      rateLimitFactor: 0,
      logger: pino({ enabled: false }),
    });
  let reports = 0;
  const sendTo = (urls: readonly string[], count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const body = { action_key: 'autohaus.many', wallet_address: users[index % users.length]!.address };
        const answer = await callApi(urls[index % urls.length]!, '/api/v1/actions', {
          body,
          headers: { authorization: `Bearer ${key}`, 'idempotency-key': `many-${(reports += 1)}-of-it` },
        });
        return answer.body as { success: boolean; reason: string | null };
      }),
    );
  const first = await startCopy();
  const results = await sendTo([stack.url, first.url], 8);
  await first.close();
  const second = await startCopy();
  results.push(...(await sendTo([second.url, stack.url], 16)));
  await second.close();
  // 14 × 7 = 98; the fifteenth would exceed 100.
  expect(results.filter((result) => result.success)).toHaveLength(14);
  expect(results.filter((result) => result.reason === 'budget')).toHaveLength(10);
  const { rows } = await stack.database.pool.query<{ points: number }>(
    `select sum(points)::int as points from app.actions where action_key = 'autohaus.many'`,
  );
  expect(rows[0]!.points).toBe(98);
});

test('a key works only within its scope, for its partner and until it is revoked', async () => {
  const mine = await newPartner('autohaus.own', { points: 5 });
  const other = await newPartner('werkstatt.own', { points: 5 }, ['actions:read']);
  const user = await newUser();
  const body = { action_key: 'autohaus.own', wallet_address: user.address };
  expect(await report('nova_nonsense', body)).toMatchObject({ status: 401, code: 'api_key_invalid' });
  expect(await report('nova_nonsense', {})).toMatchObject({ status: 401, code: 'api_key_invalid' });
  expect(await report(mine.key, {})).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await report(user.accessToken, body)).toMatchObject({ status: 401 });
  expect(await report(other.key, body)).toMatchObject({ status: 403, code: 'scope_missing' });
  expect(await report(mine.key, { ...body, action_key: 'werkstatt.own' })).toMatchObject({
    status: 403,
    code: 'not_your_action',
  });
  expect(await report(mine.key, { ...body, action_key: 'welcome_bonus' })).toMatchObject({ status: 403 });
  expect(await report(mine.key, { ...body, wallet_address: `0x${'9'.repeat(40)}` })).toMatchObject({
    status: 404,
    code: 'wallet_unknown',
  });
  const withoutKey = await callApi(stack.url, '/api/v1/actions', {
    body,
    headers: { authorization: `Bearer ${mine.key}` },
  });
  expect(withoutKey).toMatchObject({ status: 400, code: 'idempotency_key_missing' });
  const taken = await admin(
    `partners/${other.id}/actions/autohaus.own`,
    { points: 5, daily_budget: 9 },
    'PUT',
  );
  expect(taken).toMatchObject({ status: 409 });
  const ours = await admin(`partners/${other.id}/actions/referral`, { points: 5, daily_budget: 9 }, 'PUT');
  expect(ours).toMatchObject({ status: 400 });
  await callApi(stack.url, `/api/v1/admin/partners/${mine.id}/keys/${mine.keyId}`, {
    method: 'DELETE',
    headers: ADMIN,
  });
  expect(await report(mine.key, body)).toMatchObject({ status: 401, code: 'api_key_invalid' });
});

test('changes for a partner are in the audit log without secrets', async () => {
  const { id, key, secret, keyId } = await newPartner('autohaus.audited', { points: 3 });
  await admin(`partners/${id}/actions/autohaus.audited`, { points: 4, daily_budget: 500 }, 'PUT');
  await admin(`partners/${id}/keys/${keyId}`, {}, 'DELETE');
  const { rows } = await stack.database.pool.query<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from app.audit_log join app.audit_changes on audit_id = id
     where details->>'partner' = $1 or after->>'id' = $1 order by id`,
    [id],
  );
  expect(rows).toMatchObject([
    { action: 'add partner', before: null, after: { id } },
    { action: 'issue api key', before: null, after: { id: keyId } },
    { action: 'set partner action', before: null, after: { points: 3, daily_budget: 1_000 } },
    { action: 'set partner action', before: { points: 3, daily_budget: 1_000 }, after: { points: 4 } },
    { action: 'revoke api key', before: { revoked_at: null } },
  ]);
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a browser cannot claim a partner’s action', async () => {
  const user = await newUser();
  expect(await user.act('autohaus.vehicle', 'claimed-by-hand')).toMatchObject({
    success: false,
    reason: 'source',
  });
});

test('a webhook that does not respond is retried', async () => {
  const { key } = await newPartner('autohaus.late', { points: 5 });
  const user = await newUser();
  answerWith = 503;
  const answer = await report(key, { action_key: 'autohaus.late', wallet_address: user.address });
  const { action_id: id } = answer.body as { action_id: string };
  await expect.poll(() => received.filter(({ body }) => body.includes(id)).length, WAIT).toBe(1);
  answerWith = 200;
  await stack.database.pool.query(
    `update app.partner_actions set next_attempt_at = now() where next_attempt_at is not null`,
  );
  await expect.poll(() => received.filter(({ body }) => body.includes(id)).length, WAIT).toBe(2);
  const notifiedAt = async () =>
    (
      await stack.database.pool.query<{ reported: boolean }>(
        `select told_at is not null as reported from app.partner_actions where action_id = $1`,
        [Buffer.from(id.slice(2), 'hex')],
      )
    ).rows[0]!.reported;
  await expect.poll(notifiedAt, WAIT).toBe(true);
});

test('active partner actions follow our own in the list of actions', async () => {
  await newPartner('fleet.vehicle_listed', { points: 25 });
  const list = async () => {
    const body = { action: 'get_action_types' };
    const answer = await callApi(stack.url, '/functions/v1/energy-points', { body });
    return (answer.body as ActionTypes).action_types;
  };
  const types = await list();
  expect(types.slice(0, 20).map(({ action_key: key }) => key)).not.toContain('fleet.vehicle_listed');
  expect(types.slice(20)).toContainEqual({
    action_key: 'fleet.vehicle_listed',
    points: 25,
    cooldown_seconds: 0,
    daily_cap: null,
    lifetime_cap: null,
    source: 'server',
  });
  expect(types.map(({ action_key: key }) => key)).not.toContain('welcome_bonus');
  await stack.database.pool.query(
    `update chain.action_types set is_active = false where action_key = 'fleet.vehicle_listed'`,
  );
  expect((await list()).map(({ action_key: key }) => key)).not.toContain('fleet.vehicle_listed');
});
