import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startApi } from '@nova/api/start-api';
import { deployContracts } from '@nova/contracts/scripts/deploy';
import { listServerFunding } from '@nova/contracts/scripts/server-funding';
import { type EmbeddedPostgres, startPostgres } from '@nova/db/embedded/start-postgres';
import { migrate } from '@nova/db/migrate';
import { startNode } from '@nova/node/start-node';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { BONUS_SLOTS_TOTAL } from '@nova/shared/presale/constants';
import { SAFE_OWNER_KEYS, TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { startWorker } from '@nova/worker/start-worker';
import { Client } from 'pg';
import { pino } from 'pino';
import { privateKeyToAddress } from 'viem/accounts';
import { markdownTable } from './markdown-table.ts';
import { round } from './statistics.ts';

export interface IdleTime {
  /** Seconds before the measurement in which Nova finishes the work of its deployment. */
  readonly restSeconds: number;
  readonly seconds: number;
}

/** Maximum number of statements that are listed. */
const SHOWN = 12;
const logger = pino({ level: 'fatal' });
/** Never requested, because no purchase, email link or refund occurs. */
const ORIGIN = 'http://127.0.0.1:9';
const SECRET = 'secret of throwaway copies of Nova, not of people';

/**
 * Measures the statements per second that PostgreSQL receives from an unused Nova, with one worker and with
 * an additional standby.
 */
export async function benchIdle(time: IdleTime): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-'));
  const postgres = await startCountingPostgres(path.join(dataDir, 'postgres'));
  const node = await startChain(dataDir);
  try {
    const addresses = { databaseUrl: postgres.url, rpcUrl: node.rpcUrl, wsUrl: node.wsUrl, logger };
    const start = () => startBenchWorker(addresses, node.contracts, dataDir);
    const storage = { kind: 'disk', dir: path.join(dataDir, 'storage') } as const;
    const api = await startApi({
      ...addresses,
      host: '127.0.0.1',
      port: 0,
      sessionSecret: SECRET,
      userHashPepper: SECRET,
      adminToken: SECRET,
      storage,
    });
    const workers = [await start()];
    try {
      const alone = await countStatements(postgres.url, time);
      workers.push(await start());
      const withStandby = await countStatements(postgres.url, time);
      return describe(alone, withStandby);
    } finally {
      await Promise.all(workers.map((worker) => worker.close()));
      await api.close();
    }
  } finally {
    await node.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function startBenchWorker(
  addresses: Pick<Parameters<typeof startWorker>[0], 'databaseUrl' | 'rpcUrl' | 'wsUrl' | 'logger'>,
  contracts: DeployedContracts,
  dataDir: string,
) {
  return startWorker({
    ...addresses,
    contracts,
    attestorKey: TEST_KEYS.attestor,
    operatorKey: TEST_KEYS.operator,
    gasKey: TEST_KEYS.gas,
    curatorKey: TEST_KEYS.curator,
    pauserKey: TEST_KEYS.pauser,
    compileLimits: { timeoutMs: 60_000, memoryMaxBytes: 1 << 30 },
    compilers: { folder: path.join(dataDir, 'compilers'), npmEnv: {} },
    storage: { kind: 'disk', dir: path.join(dataDir, 'storage') },
    userHashPepper: SECRET,
    publicOrigin: ORIGIN,
    terminalUrl: ORIGIN,
  });
}

/** Starts a server that counts statements. The library must be installed before the server starts. */
async function startCountingPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const first = await startPostgres({ dataDir });
  await run(first.url, (client) =>
    client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`),
  );
  await first.stop();
  const postgres = await startPostgres({ dataDir });
  await run(postgres.url, (client) => client.query('create extension pg_stat_statements'));
  await migrate(postgres.url);
  return postgres;
}

async function startChain(dataDir: string) {
  const node = await startNode({
    dataDir: path.join(dataDir, 'chain'),
    host: '127.0.0.1',
    port: 0,
    validatorKey: TEST_KEYS.validator,
    genesis: { chainId: CHAIN_ID, deployer: testAddressOf('deployer') },
    coinbase: testAddressOf('operator'),
  });
  const { contracts } = await deployContracts({
    rpcUrl: node.url,
    chainId: CHAIN_ID,
    deployerKey: TEST_KEYS.deployer,
    roles: {
      admin: testAddressOf('deployer'),
      attestor: testAddressOf('attestor'),
      curator: testAddressOf('curator'),
    },
    funding: listServerFunding(TEST_KEYS),
    wholeSet: {
      safeOwners: SAFE_OWNER_KEYS.map((key) => privateKeyToAddress(key)),
      safeOwnerKeys: SAFE_OWNER_KEYS,
      operator: testAddressOf('operator'),
      pauser: testAddressOf('pauser'),
      faucet: testAddressOf('gas'),
      usdt: 'test',
      bonusSlotsTotal: BONUS_SLOTS_TOTAL,
    },
    deploymentsDir: path.join(dataDir, 'deployments'),
    log: () => {},
  });
  return { rpcUrl: node.url, wsUrl: node.wsUrl, contracts, close: () => node.close() };
}

interface Counted {
  readonly perSecond: number;
  readonly transactionsPerSecond: number;
  readonly byText: readonly { readonly text: string; readonly perSecond: number }[];
}

async function countStatements(url: string, { restSeconds, seconds }: IdleTime): Promise<Counted> {
  await sleep(restSeconds);
  return run(url, async (client) => {
    await client.query('select pg_stat_statements_reset()');
    const before = await countTransactions(client);
    await sleep(seconds);
    const { rows } = await client.query<{ text: string; calls: number }>(
      `select regexp_replace(query, '\\s+', ' ', 'g') as text, calls::float8 as calls from pg_stat_statements
       where query not like '%pg_stat_%' order by calls desc`,
    );
    const calls = rows.reduce((sum, row) => sum + row.calls, 0);
    return {
      perSecond: calls / seconds,
      transactionsPerSecond: ((await countTransactions(client)) - before) / seconds,
      byText: rows.slice(0, SHOWN).map((row) => ({ text: row.text, perSecond: row.calls / seconds })),
    };
  });
}

async function countTransactions(client: Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select (xact_commit + xact_rollback)::float8 as n from pg_stat_database where datname = current_database()`,
  );
  return rows[0]!.n;
}

async function run<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function describe(alone: Counted, withStandby: Counted): string {
  const rows = [
    ['one worker, one api', alone],
    ['and a standby worker', withStandby],
  ] as const;
  return [
    markdownTable(
      ['idle Nova', 'statements/s', 'transactions/s'],
      rows.map(([name, counted]) => [
        name,
        round(counted.perSecond, 2),
        round(counted.transactionsPerSecond, 2),
      ]),
    ),
    markdownTable(
      ['most frequent, one worker', 'per second'],
      alone.byText.map(({ text, perSecond }) => [
        text.slice(0, 110).replaceAll('|', '\\|'),
        round(perSecond, 2),
      ]),
    ),
  ].join('\n\n');
}
