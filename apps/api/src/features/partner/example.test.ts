import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenForBlocks, reportAction } from '../../../../../docs/examples/partner.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 60_000);
afterAll(() => stack.close());

const admin = (path: string, body: object, method = 'POST') =>
  callApi(stack.url, `/api/v1/admin/partners${path}`, {
    method,
    body,
    headers: { 'x-admin-token': 'admin token of throwaway stacks' },
  });

test('the example of the documentation reports an action and hears of its block', async () => {
  const sealed: { action_id: string; block_number: number }[] = [];
  let secret = '';
  const server = listenForBlocks('', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const created = await admin('', { name: 'Example', webhook_url: `http://127.0.0.1:${port}/` });
  const { id, webhook_secret: webhookSecret } = created.body as { id: string; webhook_secret: string };
  secret = webhookSecret;
  server.close();
  const listening = listenForBlocks(secret, (each) => sealed.push(each));
  await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
  const issued = await admin(`/${id}/keys`, { scopes: ['actions:write'] });
  const { key } = issued.body as { key: string };
  await admin(`/${id}/actions/example.vehicle_uploaded`, { points: 20, daily_budget: 200 }, 'PUT');
  await expect
    .poll(async () => (await stack.database.pool.query('select 1 from app.catalogue_changes')).rowCount, {
      timeout: 15_000,
    })
    .toBe(0);
  const user = new TestUser(stack.url);
  await user.signIn();
  const answer = await reportAction(stack.url, key, user.address, 'vehicle-000042');
  expect(answer.status).toBe('pending');
  await expect.poll(() => sealed, { timeout: 15_000 }).toMatchObject([{ action_id: answer.action_id }]);
  const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
  expect(forged.status).toBe(401);
  listening.close();
});

test('the example is as short as it is said to be', () => {
  const source = readFileSync(new URL('../../../../../docs/examples/partner.ts', import.meta.url), 'utf8');
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});
