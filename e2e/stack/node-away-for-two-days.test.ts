import { DAY_MS } from '@nova/shared/durations';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Hex, createPublicClient, http } from 'viem';

let offsetMs = 0;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ clock: () => Date.now() + offsetMs });
});
afterAll(() => stack?.close());

test('credits all actions accepted while the node was down for two UTC days once it is back', async () => {
  const user = new TestUser(stack.url);
  await user.signIn(new Date(Date.now() + offsetMs));
  expect((await user.act('page_visit', 'before-0001')).points_awarded).toBe(5);

  await stack.chain.stop();
  const requests: [string, string][] = [
    ['energy_collection', 'day-0-collect'],
    ['daily_visit', 'day-0-visit'],
  ];
  for (const [key, requestId] of requests) {
    expect((await user.act(key, requestId)).status).toBe('pending');
  }
  offsetMs += DAY_MS;
  const nextDay = new TestUser(stack.url);
  await nextDay.signIn(new Date(Date.now() + offsetMs));
  expect((await nextDay.act('energy_collection', 'day-1-collect')).status).toBe('pending');
  offsetMs += DAY_MS;
  await stack.chain.start();

  const chain = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  const balanceOf = (account: Hex) =>
    chain.readContract({
      abi: actionLedgerAbi,
      address: stack.chain.ledgerAddress,
      functionName: 'balanceOf',
      args: [account],
    });
  // 5 page visit + 40 collected + 20 daily visit + 10 wallet connected, and 40 + 10 for the next day's.
  await vi.waitFor(async () => expect(await balanceOf(user.address)).toBe(75n), {
    timeout: 30_000,
    interval: 100,
  });
  await vi.waitFor(async () => expect(await balanceOf(nextDay.address)).toBe(50n), {
    timeout: 30_000,
    interval: 100,
  });
  const { rows } = await stack.database.pool.query(
    `select status, count(*)::int as n from app.outbox group by status`,
  );
  expect(rows).toEqual([{ status: 'done', n: 6 }]);
});
