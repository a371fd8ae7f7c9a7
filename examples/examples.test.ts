import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@nova/db/embedded/free-port';
import { createPartnerClient } from '@nova/partner-client/partner-client';
import { readWebhook } from '@nova/partner-client/read-webhook';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotStore } from './trading-bot/bot-store.ts';
import { activateBot, completeTrade } from './trading-bot/trading-bot.ts';
import { createVehicleServer } from './vehicle-log/vehicle-server.ts';
import { VehicleStore } from './vehicle-log/vehicle-store.ts';

const WAIT = { timeout: 30_000 };
const PYTHON = process.env['NOVA_PYTHON'] ?? 'python3';
const hasPython = spawnSync(PYTHON, ['-c', 'import httpx, attr']).status === 0;

let stack: TestStack;
let dir: string;
let user: TestUser;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-examples-'));
  user = new TestUser(stack.url);
  await user.signIn();
}, 120_000);
afterAll(async () => {
  await stack.close();
  await rm(dir, { recursive: true, force: true });
});

const admin = async <T>(route: string, body: object, method = 'POST') =>
  (
    await callApi(stack.url, `/api/v1/admin/partners${route}`, {
      method,
      body,
      headers: { 'x-admin-token': 'admin token of throwaway stacks' },
    })
  ).body as T;

/** Registers a partner, and waits until its action keys are on the chain. */
async function register(name: string, keys: readonly string[], webhookUrl: string | null) {
  const partner = await admin<{ id: string; webhook_secret: string }>('', { name, webhook_url: webhookUrl });
  const scopes = ['actions:write', 'actions:read'];
  const { key: apiKey } = await admin<{ key: string }>(`/${partner.id}/keys`, { scopes });
  for (const key of keys)
    await admin(`/${partner.id}/actions/${key}`, { points: 20, daily_budget: 200 }, 'PUT');
  await expect
    .poll(async () => (await stack.database.pool.query('select 1 from app.catalogue_changes')).rowCount, WAIT)
    .toBe(0);
  return { apiKey, webhookSecret: partner.webhook_secret };
}

const listBlocks = async (key: string) => {
  const { rows } = await stack.database.pool.query<{ block_number: string }>(
    'select block_number from chain.actions where action_key = $1 order by block_number',
    [key],
  );
  return rows.map(({ block_number: number }) => Number(number));
};
const postForm = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

test('the vehicle log stores a vehicle, reports it once, and learns its block from Nova', async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { apiKey, webhookSecret } = await register('Vehicle log', ['vehicle_upload'], `${url}/webhook`);
  const nova = createPartnerClient({ origin: stack.url, apiKey });
  const store = new VehicleStore(path.join(dir, 'vehicles.json'));
  const app = createVehicleServer({ nova, store, webhookSecret });
  app.server.listen(port, '127.0.0.1');
  await once(app.server, 'listening');

  const vehicle = { plate: 'B <1>', model: 'Roadster', wallet: user.address };
  expect((await postForm(`${url}/vehicles`, vehicle)).status).toBe(303);
  await expect.poll(() => store.list()[0]?.status, WAIT).toBe('sealed');
  const blocks = await listBlocks('vehicle_upload');
  expect(store.list()).toMatchObject([{ blockNumber: blocks[0] }]);
  expect(await (await fetch(url)).text()).toContain(
    `<td>B &lt;1&gt;<td>Roadster<td>sealed in block ${blocks[0]}`,
  );

  // Simulates a crash between report and answer: a repeated report credits nothing more.
  store.update(store.list()[0]!.id, { status: 'waiting' });
  await app.reportWaiting();
  expect(store.list()).toMatchObject([{ status: 'pending' }]);
  expect(await listBlocks('vehicle_upload')).toEqual(blocks);

  const unknown = { ...vehicle, wallet: `0x${'1'.repeat(40)}` };
  await postForm(`${url}/vehicles`, unknown);
  expect(store.list()[1]).toMatchObject({ status: 'refused', reason: 'wallet_unknown' });
  expect((await postForm(`${url}/vehicles`, { ...vehicle, wallet: 'none' })).status).toBe(400);
  expect((await fetch(`${url}/webhook`, { method: 'POST', body: '{}' })).status).toBe(401);
  app.server.closeAllConnections();
  app.server.close();
}, 120_000);

test('the trading bot activates once, completes trades, and reads their blocks back', async () => {
  const { apiKey } = await register('Trading bot', ['bot_activated', 'trade_completed'], null);
  const app = {
    nova: createPartnerClient({ origin: stack.url, apiKey }),
    store: new BotStore(path.join(dir, 'bots.json')),
  };
  const first = await activateBot(app, user.address);
  expect(first).toEqual({ points: 20, blockNumber: (await listBlocks('bot_activated'))[0], reason: null });
  expect(await activateBot(app, user.address)).toEqual(first);
  expect(await listBlocks('bot_activated')).toHaveLength(1);
  const trade = await completeTrade(app, user.address, 'NAC/USDT', 12);
  expect(await listBlocks('trade_completed')).toEqual([trade.blockNumber]);
  await expect(completeTrade(app, `0x${'1'.repeat(40)}`, 'NAC/USDT', 12)).rejects.toThrow('Activate the bot');
}, 120_000);

test('the client retries unanswered requests and throws Nova’s errors', async () => {
  const statuses = [503, 429, 200];
  const keys: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key'] as string | undefined);
    const status = statuses.shift() ?? 401;
    const body = status === 200 ? { status: 'pending' } : { error: { code: 'refused', message: 'No.' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const nova = createPartnerClient({ origin, apiKey: 'nova_x' });
  const action = { action_key: 'vehicle_upload', wallet_address: user.address };
  expect(await nova.report(action, 'vehicle-1')).toEqual({ status: 'pending' });
  expect(keys).toEqual(['vehicle-1', 'vehicle-1', 'vehicle-1']);
  await expect(nova.report(action, 'vehicle-2')).rejects.toMatchObject({ status: 401, code: 'refused' });
  expect(keys).toHaveLength(4);
  server.closeAllConnections();
  server.close();
});

test('rejects a webhook with another secret, body or time', () => {
  const body = '{"type":"action.sealed"}';
  // HMAC-SHA-256 of `1000.{"type":"action.sealed"}` under `secret`.
  const signature = 't=1000,v1=4809375fce7e4ee57a1945de9b983263a636a4e1c27ec64af91a27aa2fa18641';
  expect(readWebhook('secret', body, signature, 1_000)).toEqual({ type: 'action.sealed' });
  expect(readWebhook('other', body, signature, 1_000)).toBeNull();
  expect(readWebhook('secret', `${body} `, signature, 1_000)).toBeNull();
  expect(readWebhook('secret', body, signature, 1_301)).toBeNull();
  expect(readWebhook('secret', body, undefined, 1_000)).toBeNull();
});

function startReviews(env: Record<string, string>): ChildProcess {
  const main = fileURLToPath(new URL('product-reviews/main.py', import.meta.url));
  return spawn(PYTHON, [main], {
    env: { PATH: process.env['PATH'], PYTHONDONTWRITEBYTECODE: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test.skipIf(!hasPython)(
  'the product reviews in Python store a review, report it, and learn its block (skipped without python3, httpx and attrs)',
  async () => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const { apiKey, webhookSecret } = await register('Reviews', ['review_written'], `${url}/webhook`);
    const reviews = startReviews({
      PORT: String(port),
      DATA_FILE: path.join(dir, 'reviews.sqlite'),
      NOVA_ORIGIN: stack.url,
      NOVA_API_KEY: apiKey,
      NOVA_WEBHOOK_SECRET: webhookSecret,
    });
    try {
      await once(reviews.stdout!, 'data');
      const review = { product: 'Lamp', stars: '4', text: 'Bright <b>', wallet: user.address };
      expect((await postForm(`${url}/reviews`, review)).status).toBe(303);
      const readPage = async () => (await fetch(url)).text();
      await expect.poll(readPage, WAIT).toContain('sealed in block');
      const [block] = await listBlocks('review_written');
      expect(await readPage()).toContain(`<td>Lamp<td>4<td>Bright &lt;b&gt;<td>sealed in block ${block}`);
      expect((await postForm(`${url}/reviews`, { ...review, stars: '9' })).status).toBe(400);
      expect((await fetch(`${url}/webhook`, { method: 'POST', body: '{}' })).status).toBe(401);
    } finally {
      reviews.kill();
    }
  },
  120_000,
);
