import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { findFreePort } from '@nova/db/embedded/start-postgres';
import type { RewardResult } from '@nova/shared/energy/schemas';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { startNova, type RunningNova } from '@nova/supervisor/start-nova';
import { killHard, type Victim } from '@nova/testing/kill-hard';
import { readLedgerAddress } from '@nova/testing/read-ledger-address';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { ApiRefusal, TestUser } from '@nova/testing/test-user';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicClient, http, type Hex } from 'viem';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLIENTS = 16;
const ACTIONS = 500;

let dataDir: string;
let nova: RunningNova;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-kills-'));
  const env = readEnv({ NOVA_DATA_DIR: dataDir, PORT: String(await findFreePort()), LOG_LEVEL: 'warn' });
  const secrets = await loadSecrets(env);
  const progress = { step: <T>(_name: string, work: () => Promise<T>) => work(), say: () => {} };
  nova = await startNova({ root: ROOT, env, secrets, progress, onFatal: () => {} });
}, 240_000);

afterAll(async () => {
  await nova?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('kill -9 of worker, api, node and database amid 500 actions of 16 clients loses and doubles nothing', async () => {
  const acknowledged: { user: TestUser; result: RewardResult }[] = [];
  const kills = killAtCounts([
    [40, ['worker']],
    [100, ['api']],
    [160, ['node']],
    [220, ['postgres']],
    [280, ['worker', 'node']],
    [340, ['postgres', 'api']],
    [400, ['node', 'worker', 'api', 'postgres']],
  ]);
  let started = 0;
  const client = async () => {
    while (started < ACTIONS) {
      const user = new TestUser(nova.url);
      await persist(() => user.signIn());
      for (const key of BROWSER_KEYS) {
        if (started++ >= ACTIONS) return;
        const requestId = `${user.address}-${key}`;
        const result = await persist(() => user.act(key, requestId));
        acknowledged.push({ user, result });
        await kills(acknowledged.length);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect(acknowledged).toHaveLength(ACTIONS);
  expect(acknowledged.filter(({ result }) => result.status === 'refused')).toEqual([]);

  const database = await settled();
  const onChain = await recordedOnChain();
  const { rows: accepted } = await database.query<{ action_id: Buffer }>('select action_id from app.actions');
  const acceptedIds = accepted.map((row) => `0x${row.action_id.toString('hex')}`).sort();
  const { rows: indexed } = await database.query<{ action_id: Buffer }>(
    'select action_id from chain.actions',
  );

  // Exactly once on the chain and in the index: same length, same ids, nothing beside what was accepted.
  expect([...onChain.keys()].sort()).toEqual(acceptedIds);
  expect([...onChain.values()].filter((times) => times !== 1)).toEqual([]);
  expect(indexed.map((row) => `0x${row.action_id.toString('hex')}`).sort()).toEqual(acceptedIds);
  expect(acknowledged.filter(({ result }) => !onChain.has(result.action_id!))).toEqual([]);
  await expectBalances(database);
  await database.end();
}, 300_000);

/** What a client does that lost its connection: the same request again, until it is answered. */
async function persist<T>(request: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      return await request();
    } catch (error) {
      const isFinal =
        error instanceof ApiRefusal &&
        error.status < 500 &&
        error.status !== 429 &&
        error.code !== 'nonce_unknown';
      if (isFinal || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function killAtCounts(plan: [number, Victim[]][]): (count: number) => Promise<void> {
  return async (count) => {
    const victims = plan.find(([at]) => at === count)?.[1] ?? [];
    await killHard(() => nova.pids(), victims);
  };
}

/** Waits until the outbox is empty and the index has reached the head; gives a connection to look with. */
async function settled(): Promise<Client> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const client = new Client({ connectionString: nova.databaseUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ open: string; behind: string }>(`
        select (select count(*) from app.outbox where status <> 'done') as open,
               (select count(*) from app.actions a where not exists
                 (select from chain.actions c where c.action_id = a.action_id)) as behind`);
      if (rows[0]!.open === '0' && rows[0]!.behind === '0') return client;
      if (Date.now() > deadline) throw new Error(`Not settled: ${JSON.stringify(rows[0])}`);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await client.end().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function recordedOnChain(): Promise<Map<string, number>> {
  const chain = createPublicClient({ transport: http(nova.rpcUrl) });
  const logs = await chain.getContractEvents({
    abi: actionLedgerAbi,
    address: await readLedgerAddress(dataDir),
    eventName: 'ActionRecorded',
    fromBlock: 0n,
  });
  const times = new Map<string, number>();
  for (const { args } of logs) times.set(args.actionId!, (times.get(args.actionId!) ?? 0) + 1);
  return times;
}

/** The sum of what was accepted, the index's figure and the contract's balance are one number per account. */
async function expectBalances(database: Client): Promise<void> {
  const chain = createPublicClient({ transport: http(nova.rpcUrl) });
  const address = await readLedgerAddress(dataDir);
  const { rows } = await database.query<{ account: Buffer; accepted: string; indexed: string }>(`
    select a.account, sum(a.points) as accepted, max(s.energy_spendable) as indexed
    from app.actions a left join chain.address_stats s on s.address = a.account group by a.account`);
  for (const row of rows) {
    const account: Hex = `0x${row.account.toString('hex')}`;
    const balance = await chain.readContract({
      abi: actionLedgerAbi,
      address,
      functionName: 'balanceOf',
      args: [account],
    });
    expect({ account, indexed: row.indexed, balance: balance.toString() }).toEqual({
      account,
      indexed: row.accepted,
      balance: row.accepted,
    });
  }
}
