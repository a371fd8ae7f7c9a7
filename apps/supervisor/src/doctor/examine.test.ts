import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { SAFE_OWNER_KEYS, TEST_KEYS } from '@nova/testing/test-keys';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runDoctor } from './command.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { formatFindings } from './format-findings.ts';

const COPIES = { copies: { api: 1, worker: 1 } };
const COMMAND = fileURLToPath(new URL('../../../../scripts/doctor.mjs', import.meta.url));
/** A separate process takes a long time to load on a busy machine. */
const TIMEOUT_MS = 240_000;
const SECRETS = {
  SESSION_SECRET: 's-session-secret-that-nobody-may-read',
  USER_HASH_PEPPER: 'p-pepper-of-hashes-that-nobody-may-read',
  ADMIN_TOKEN: 'a-token-of-the-admin-that-nobody-reads',
};
const KEYS = {
  VALIDATOR_KEY: TEST_KEYS.validator,
  DEPLOYER_KEY: TEST_KEYS.deployer,
  ATTESTOR_KEY: TEST_KEYS.attestor,
  OPERATOR_KEY: TEST_KEYS.operator,
  CURATOR_KEY: TEST_KEYS.curator,
  PAUSER_KEY: TEST_KEYS.pauser,
  GAS_KEY: TEST_KEYS.gas,
};

let stack: TestStack;
let home: string;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-doctor-'));
});
afterAll(async () => {
  await stack.close();
  await rm(home, { recursive: true, force: true });
});

const worker = () => ({
  NOVA_DATA_DIR: stack.chain.dataDir,
  DATABASE_URL: stack.database.url,
  CHAIN_RPC_URL: stack.chain.rpcUrl,
  CHAIN_WS_URL: stack.chain.wsUrl,
  STORAGE_DIR: stack.filesDir,
});
const errorsOf = (findings: Finding[]) =>
  findings.filter(({ level }) => level === 'error').map(({ check, message }) => `${check}: ${message}`);

test('finds no error in a worker’s environment beside a running stack, and runs every check', async () => {
  const { ATTESTOR_KEY, OPERATOR_KEY } = KEYS;
  const findings = await examine('worker', { ...worker(), ATTESTOR_KEY, OPERATOR_KEY }, COPIES);
  expect(errorsOf(findings)).toEqual([]);
  expect([...new Set(findings.map(({ check }) => check))]).toEqual([
    'nova',
    'node.js',
    'settings',
    'data folder',
    'disk space',
    'database',
    'durability',
    'migrations',
    // The worker of this stack has the rights of the tables' owner.
    'database rights',
    'connections',
    'clock',
    'chain',
    'chain clock',
    'chain socket',
    'network',
    'indexed blocks',
    'contracts',
    'engine',
    'engine blocks',
    'keys',
    'files',
  ]);
});

test('lists what a production worker lacks, one line each', async () => {
  const productionEnv = { ...worker(), NOVA_NETWORK: 'production' };
  expect(errorsOf(await examine('worker', productionEnv, COPIES))).toEqual([
    'settings: PUBLIC_ORIGIN: is needed in production.',
    'settings: USER_HASH_PEPPER: is needed in production.',
  ]);
  const needed = { PUBLIC_ORIGIN: 'https://127.0.0.1:9', USER_HASH_PEPPER: SECRETS.USER_HASH_PEPPER };
  expect(await examine('worker', { ...productionEnv, ...needed }, COPIES)).toContainEqual({
    level: 'warning',
    check: 'settings',
    message: 'STRIPE_SECRET_KEY is not set: this worker neither delivers nor refunds card payments.',
  });
});

test('an api and a worker use no more connections than the doctor calculates', async () => {
  const { rows } = await stack.database.pool.query<{ kind: string; count: number }>(
    `select split_part(application_name, ' ', 1) as kind, count(*)::int as count from pg_stat_activity
     where application_name ~ '^nova-(api|worker)' and datname = current_database() group by 1 order by 1`,
  );
  // All locks except those of mail, bridge and verification, which this stack does not run.
  const { rows: locks } = await stack.database.pool.query<{ count: number }>(
    `select count(distinct application_name)::int as count from pg_stat_activity
     where application_name like 'nova-worker %' and datname = current_database()`,
  );
  expect(locks[0]!.count).toBe(24 - 3);
  expect(rows.map(({ kind }) => kind)).toEqual(['nova-api', 'nova-worker']);
  expect(rows[0]!.count).toBeLessThanOrEqual(21);
  expect(rows[1]!.count).toBeLessThanOrEqual(24 - 3 + 6);
});

test('lists everything that an api lacks at once', async () => {
  const { NOVA_DATA_DIR: _, ...workerSource } = worker();
  const findings = await examine(
    'api',
    { ...workerSource, PORT: '70000', NOVA_NETWORK: 'prod', ...SECRETS },
    COPIES,
  );
  expect(errorsOf(findings)).toEqual([
    'settings: NOVA_NETWORK: must be one of development, production.',
    'settings: PORT: must be at most 65535.',
  ]);
});

test('a first start in development is ok, and the check creates nothing', async () => {
  const dir = path.join(home, 'first');
  const findings = await examine('all', { NOVA_DATA_DIR: dir, PORT: '1', NODE_PORT: '0' }, COPIES);
  expect(errorsOf(findings)).toEqual(['settings: NODE_PORT: must be at least 1.']);
  const again = await examine('all', { NOVA_DATA_DIR: dir, PORT: '65000', HOST: '127.0.0.1' }, COPIES);
  expect(errorsOf(again)).toEqual([]);
  expect(await readdir(home)).toEqual([]);
});

test('rejects production without its keys and partly configured card payments with the messages of the start', async () => {
  const { GAS_KEY: _, ...keys } = KEYS;
  const findings = await examine(
    'all',
    {
      ...worker(),
      ...keys,
      ...SECRETS,
      SAFE_OWNERS: SAFE_OWNER_KEYS.map((key) => privateKeyToAddress(key)).join(','),
      NOVA_NETWORK: 'production',
      PUBLIC_ORIGIN: 'https://127.0.0.1:9',
      STRIPE_SECRET_KEY: 'sk_live_without_its_other_half',
      PORT: '65000',
    },
    COPIES,
  );
  expect(errorsOf(findings)).toEqual([
    'settings: Production needs its own keys and tokens. Missing: GAS_KEY.',
    'settings: STRIPE_WEBHOOK_SECRET: and STRIPE_SECRET_KEY belong together.',
  ]);
});

function run(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; stdout: string; text: string }> {
  const options = { env: { PATH: process.env['PATH'], HOME: home, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, text: stdout + stderr });
    });
  });
}

test(
  'exits with 0 if nothing is wrong, and its JSON agrees',
  async () => {
    const env = { ...worker(), ATTESTOR_KEY: KEYS.ATTESTOR_KEY };
    const { code, stdout } = await run(['worker', '--json'], env);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as { isFaulty: boolean; findings: Finding[] };
    expect(report.isFaulty).toBe(false);
    expect(report.findings).toContainEqual({
      level: 'ok',
      check: 'settings',
      message: 'Every variable can be read.',
    });
  },
  TIMEOUT_MS,
);

test(
  'exits with 1 on an error, gives advice, and prints no secret',
  async () => {
    const { code, text } = await run(['worker'], {
      ...worker(),
      ...KEYS,
      GAS_KEY: KEYS.CURATOR_KEY,
      DATABASE_URL: 'postgres://nova:hunter2hunter2@127.0.0.1:9/nova',
      MAINNET_RPC_URL: 'http://127.0.0.1:9/v3/0123456789abcdef0123456789abcdef',
      MAINNET_TREASURY: `0x${'1'.repeat(40)}`,
    });
    expect(code).toBe(1);
    expect(text).toContain(
      '✗ database        PostgreSQL does not answer: nothing is listening at that address.\n',
    );
    expect(text).toContain('                    → Start it, and check the host and port in DATABASE_URL');
    expect(text).toContain(
      '✗ keys            CURATOR_KEY and GAS_KEY are the same key, so their nonces would collide.',
    );
    expect(text).toContain(
      '✗ bridge          The node at MAINNET_RPC_URL does not answer: nothing is listening at that address.',
    );
    for (const secret of ['hunter2hunter2', '0123456789abcdef0123456789abcdef', ...Object.values(KEYS)])
      expect(text).not.toContain(secret);
  },
  TIMEOUT_MS,
);

test('answers an unknown argument with the usage', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runDoctor(['everything'])).toBe(78);
  expect(await runDoctor(['api', '--apis', 'many'])).toBe(78);
  const usage = 'npm run doctor -- [all | api | worker | node] [--apis 1] [--workers 1] [--json]\n';
  expect(output.mock.calls.map(([text]) => text)).toEqual([usage, usage]);
  output.mockRestore();
});

test('the last line counts the problems', () => {
  const of = (level: Finding['level']) => ({ level, check: 'x', message: 'y' });
  const columns = formatFindings([
    { level: 'ok', check: 'indexed blocks', message: 'Every block is there.' },
    { level: 'ok', check: 'keys', message: 'All differ.' },
  ]);
  expect(columns.split('\n').slice(1, 3)).toEqual([
    '  ✓ indexed blocks  Every block is there.',
    '  ✓ keys            All differ.',
  ]);
  const lastLine = (findings: Finding[]) => formatFindings(findings).trimEnd().split('\n').at(-1);
  expect(lastLine([of('ok'), of('skipped')])).toBe('  No problems found.');
  expect(lastLine([of('error'), of('warning'), of('warning')])).toBe('  1 error, 2 warnings.');
});
