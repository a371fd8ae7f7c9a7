import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readEnv } from '@nova/supervisor/env';
import { isTransactionPooled } from '@nova/db/pooler';
import { checkDatabase } from '@nova/supervisor/doctor/checks/check-database';
import { prepareDatabase } from '@nova/supervisor/prepare-database';
import { runMigrate } from '@nova/supervisor/run-migrate';
import { BARE_SETUP } from '@nova/supervisor/testing/bare-setup';
import { type Pooler, startPooler } from '@nova/testing/database/start-pooler';
import { useEverything } from '@nova/testing/database/use-everything';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REFUSAL =
  'DATABASE_URL points to a transaction pooler, but locks and notifications need a direct connection. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';

let database: TestDatabase;
let pooler: Pooler;
let stack: TestStack;

beforeAll(async () => {
  database = await createTestDatabase();
  const logins = [database.url, database.urlOf('api'), database.urlOf('worker')];
  pooler = await startPooler(logins, 'transaction');
  stack = await startTestStack({ isWhole: true, openDatabase: async () => throughPooler(database) });
}, 240_000);
afterAll(async () => {
  await stack?.close();
  await pooler?.stop();
});

const throughPooler = (direct: TestDatabase): TestDatabase => ({
  ...direct,
  urlOf: (process) => pooler.urlOf(direct.urlOf(process)),
  directUrlOf: direct.urlOf,
});

/** Returns the number of server sessions that meet a condition. */
async function countSessions(condition: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    `select count(distinct a.pid) as count from pg_stat_activity a left join pg_locks l on l.pid = a.pid
     where a.datname = current_database() and ${condition}`,
  );
  return Number(rows[0]!.count);
}

test('actions, presale, jobs and notifications work through a transaction pooler', async () => {
  expect(await useEverything(stack)).toEqual({
    points: [5, 10, 20],
    kinds: ['action', 'notification'],
    presaleEntries: 1,
  });
  // At most four connections per login through the pooler, regardless of how many the processes opened to it.
  expect(await countSessions(`a.application_name = 'nova-api'`)).toBeLessThanOrEqual(4);
  expect(await countSessions(`a.query like 'listen %nova_realtime%' and a.state = 'idle'`)).toBe(1);
  expect(
    await countSessions(
      `a.application_name = 'nova-worker leader' and l.locktype = 'advisory' and l.granted`,
    ),
  ).toBe(1);
}, 180_000);

test('concurrent users share the pooler’s connections without seeing each other’s statements', async () => {
  const act = async () => {
    const user = new TestUser(stack.url, { timeoutMs: 60_000 });
    await user.signIn();
    const results = [];
    for (const key of ['page_visit', 'whitepaper_read', 'daily_visit', 'energy_collection'])
      results.push((await user.act(key, `${user.address}-${key}`)).points_awarded);
    return results;
  };
  const results = await Promise.all(Array.from({ length: 12 }, act));
  expect(new Set(results.map((points) => points.join(' ')))).toEqual(new Set(['5 10 20 40']));
}, 180_000);

test('a transaction pooler is detected; PostgreSQL itself and a session pooler are not reported', async () => {
  const sessions = await startPooler([database.url], 'session');
  expect(await isTransactionPooled(pooler.urlOf(database.url))).toBe(true);
  expect(await isTransactionPooled(database.url)).toBe(false);
  expect(await isTransactionPooled(sessions.urlOf(database.url))).toBe(false);
  await sessions.stop();
});

test.each(['api', 'worker'])('the %s does not start through a pooler without a direct URL', async (name) => {
  const key = `0x${'1'.repeat(64)}`;
  const child = spawn(process.execPath, ['--import', 'tsx', `apps/${name}/src/main.ts`], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: pooler.urlOf(database.urlOf(name as 'api' | 'worker')),
      CHAIN_RPC_URL: stack.chain.rpcUrl,
      CHAIN_WS_URL: stack.chain.wsUrl,
      NOVA_DATA_DIR: ROOT,
      ...(name === 'api'
        ? { SESSION_SECRET: key, USER_HASH_PEPPER: key, ADMIN_TOKEN: key, PORT: '0' }
        : { ATTESTOR_KEY: key }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  expect(output).toContain(REFUSAL);
  expect(code).toBe(78);
});

test('the doctor reports a pooler without a direct URL, and accepts one with it', async () => {
  const url = pooler.urlOf(database.url);
  const look = async (directUrl?: string) => {
    const findings = await checkDatabase({ ...BARE_SETUP, database: { url, directUrl } });
    return findings
      .filter(({ check }) => check === 'pooler')
      .map(({ level, message }) => `${level}: ${message}`);
  };
  expect(await look()).toEqual([
    'error: DATABASE_URL points to a transaction pooler, but locks and notifications need a direct connection.',
  ]);
  expect(await look(database.url)).toEqual([
    'ok: PostgreSQL answers at DATABASE_DIRECT_URL, for locks and notifications.',
  ]);
  expect(await look('postgres://nova@127.0.0.1:9/nova')).toEqual([
    'error: PostgreSQL does not answer: nothing is listening at that address.',
  ]);
});

test('a migration uses the direct URL, and is refused with a pooler’s URL alone', async () => {
  const pooled = pooler.urlOf(database.url);
  expect(await runMigrate({ DATABASE_URL: pooled })).toBe(78);
  expect(await runMigrate({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled })).toBe(78);
  expect(await runMigrate({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: database.url })).toBe(0);
  const env = readEnv({ DATABASE_URL: pooled });
  await expect(prepareDatabase(pooled, env)).rejects.toThrow(REFUSAL);
});
