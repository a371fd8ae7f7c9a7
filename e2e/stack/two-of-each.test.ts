import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { type RunningApi, startApi } from '@nova/api/start-api';
import type { RewardResult } from '@nova/shared/energy/schemas';
import { callWithRetry } from '@nova/testing/call-with-retry';
import { openStream } from '@nova/testing/read-stream';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { TestUser } from '@nova/testing/test-user';
import { startWorker, type Worker } from '@nova/worker/start-worker';
import { pino } from 'pino';
import { createPublicClient, http } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TIMEOUT = { timeout: 60_000, interval: 100 };
/** Public origin of the site, which is not the address of any copy. */
const ORIGIN = 'http://nova.example';
const logger = pino({ enabled: false });

let chain: TestChain;
let database: TestDatabase;
let apis: RunningApi[];
let workers: Worker[];

beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), createTestDatabase()]);
  const common = { databaseUrl: database.url, rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl, logger };
  const worker = () =>
    startWorker({ ...common, contracts: chain.contracts, attestorKey: TEST_KEYS.attestor });
  workers = [await worker(), await worker()];
  const api = () =>
    startApi({
      ...common,
      host: '127.0.0.1',
      port: 0,
      sessionSecret: 'session secret of throwaway stacks only',
      userHashPepper: 'pepper of throwaway stacks, not of people',
      adminToken: 'admin token of throwaway stacks',
      publicOrigins: [ORIGIN],
      rateLimitFactor: 0,
      webRoot: '/nonexistent',
    });
  apis = [await api(), await api()];
  await Promise.all(apis.map(({ url }) => callWithRetry(url, '/readyz')));
}, 240_000);
afterAll(async () => {
  await Promise.all([...(apis ?? []), ...(workers ?? [])].map((each) => each.close()));
  await chain?.close();
  await database?.drop();
});

/** Logs a user in through one copy; the message contains the public origin, as behind a load balancer. */
async function signIn(url: string): Promise<TestUser> {
  const user = new TestUser(url, { origin: ORIGIN });
  await user.signIn();
  return user;
}

const claim = async (url: string, user: TestUser, key: string) => {
  const body = {
    action: 'reward_action',
    wallet_address: user.address,
    action_key: key,
    request_id: `${user.address}-${key}`,
  };
  const answer = await callWithRetry(url, '/functions/v1/energy-points', { body, token: user.accessToken });
  return answer.body as RewardResult;
};

test('two apis and two workers act as one Nova: parallel requests count once, and one of each may stop', async () => {
  const [first, second] = apis as [RunningApi, RunningApi];
  const received = await openStream(second.url, 'blocks');
  await received.waitFor(1);
  const user = await signIn(first.url);
  let points = 10n;
  for (const [index, key] of BROWSER_KEYS.entries()) {
    if (index === 6) {
      const active = workers.findIndex((worker) => worker.status().jobs['outbox actions'] === 'active');
      await workers[active]!.close();
      await first.close();
      apis = [second];
    }
    const targets = index < 6 ? [first, second] : [second, second];
    const [one, other] = await Promise.all(targets.map(({ url }) => claim(url, user, key)));
    expect(one!.action_id).not.toBeNull();
    expect(other!.action_id).toBe(one!.action_id);
    points += BigInt(one!.points_awarded);
  }
  const reader = createPublicClient({ transport: http(chain.rpcUrl) });
  const ledger = { abi: actionLedgerAbi, address: chain.ledgerAddress } as const;
  await expect
    .poll(() => reader.readContract({ ...ledger, functionName: 'earnedOf', args: [user.address] }), TIMEOUT)
    .toBe(points);
  const events = await reader.getContractEvents({ ...ledger, eventName: 'ActionRecorded', fromBlock: 0n });
  const ids = events.map(({ args }) => args.actionId);
  // One for connecting the wallet.
  expect([ids.length, new Set(ids).size]).toEqual([BROWSER_KEYS.length + 1, BROWSER_KEYS.length + 1]);
  // The stream of the second api reported every block with an action exactly once, whichever worker indexed
  // it.
  const blocks = events.map(({ blockNumber }) => Number(blockNumber));
  const receivedBlocks = () =>
    received.messages
      .filter(({ data }) => data['type'] === 'block')
      .map(({ data }) => (data['block'] as { number: number }).number)
      .filter((number) => blocks.includes(number));
  await expect.poll(receivedBlocks, TIMEOUT).toEqual(blocks);
  received.close();
}, 180_000);
