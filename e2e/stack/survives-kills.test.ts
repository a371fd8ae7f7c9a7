import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@nova/db/embedded/free-port';
import type { RewardResult } from '@nova/shared/energy/schemas';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { startNova, type RunningNova } from '@nova/supervisor/start-nova';
import { ENTRY_POINT } from '@nova/shared/chain/constants';
import { callApi } from '@nova/testing/call-api';
import { openPasskeyAccount } from '@nova/testing/open-passkey-account';
import { startAlone } from '@nova/testing/start-alone';
import { killHard, type Victim } from '@nova/testing/kill-hard';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { ApiRefusal, TestUser } from '@nova/testing/test-user';
import { getAbiItem, type Hex } from 'viem';
import { entryPoint08Abi } from 'viem/account-abstraction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectActionsOnce, waitUntilSettled } from './settled-actions.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLIENTS = 16;
const ACTIONS = 500;

let dataDir: string;
let nova: RunningNova;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-kills-'));
  const env = readEnv({ NOVA_DATA_DIR: dataDir, PORT: String(await findFreePort()), LOG_LEVEL: 'warn' });
  const secrets = await loadSecrets(env);
  const progress = { step: <T>(_name: string, work: () => Promise<T>) => work(), reportProgress: () => {} };
  nova = await startAlone(() => startNova({ root: ROOT, env, secrets, progress, onFatal: () => {} }));
}, 240_000);

afterAll(async () => {
  await nova?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('kill -9 of worker, api, node and database during 500 actions of 16 clients loses and duplicates nothing', async () => {
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

  const database = await waitUntilSettled(nova.databaseUrl);
  await expectActionsOnce({
    database,
    rpcUrl: nova.rpcUrl,
    dataDir,
    acknowledged: acknowledged.map(({ result }) => result.action_id!),
  });
  await database.end();
}, 300_000);

test('kill -9 between acceptance and sending sends every user operation of 6 passkey accounts once', async () => {
  const contracts = await readContracts();
  const accounts = await Promise.all(
    Array.from({ length: 6 }, () => openPasskeyAccount({ url: nova.url, chain: { contracts } })),
  );
  const hashes: Hex[] = [];
  const rounds: Victim[][] = [['worker'], ['worker', 'node'], ['api', 'worker']];
  for (const victims of rounds) {
    const accepted = await Promise.all(
      accounts.map(({ address, bundler }) =>
        persist(() => bundler.sendUserOperation({ calls: [{ to: address, data: '0x' }] })),
      ),
    );
    await killHard(() => nova.pids(), victims);
    for (const [index, hash] of accepted.entries())
      await persist(() => accounts[index]!.bundler.waitForUserOperationReceipt({ hash, timeout: 5_000 }));
    hashes.push(...accepted);
  }
  const { client } = accounts[0]!;
  const logs = await client.getLogs({
    address: ENTRY_POINT,
    event: getAbiItem({ abi: entryPoint08Abi, name: 'UserOperationEvent' }),
    args: { userOpHash: hashes },
    fromBlock: 0n,
  });
  expect(logs.map(({ args }) => args.userOpHash!).sort()).toEqual(hashes.toSorted());
  expect(logs.filter(({ args }) => !args.success)).toEqual([]);
  expect(new Set(logs.map(({ blockNumber }) => blockNumber)).size).toBe(hashes.length);
}, 240_000);

/** Waits for the index and returns the contracts by name. */
async function readContracts(): Promise<Record<string, { address: Hex }>> {
  for (;;) {
    const { body } = await callApi(nova.url, '/api/v1/treasury');
    const { contracts } = body as { contracts: { name: string; address: Hex }[] };
    if (contracts.some(({ name }) => name === 'PasskeyAccountFactory'))
      return Object.fromEntries(contracts.map(({ name, address }) => [name, { address }]));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Repeats a request until it is answered, like a client whose connection was lost. */
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
