import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { presaleAbi } from '@nova/abi/presale';
import { openDatabase } from '@nova/db/database';
import { findFreePort } from '@nova/db/embedded/free-port';
import { Random } from '@nova/actors/random';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { startNova, type RunningNova } from '@nova/supervisor/start-nova';
import { startAlone } from '@nova/testing/start-alone';
import { comparePresaleOf } from '@nova/testing/presale/compare-presale';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { readContracts } from '@nova/testing/chain/read-contracts';
import { rounds } from '@nova/testing/rounds';
import { startStripeDouble, type StripeDouble } from '@nova/testing/presale/stripe-double';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ATTACKS } from './attack/attacks.ts';
import { AttackLog } from './attack/attack-log.ts';
import { HONEST_WAITS, HonestUser, type HonestRecord } from './attack/honest-user.ts';
import { HostileClient } from './attack/hostile-client.ts';
import { expectActionsOnce, waitUntilSettled } from './settled-actions.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Duration of the attacks (`NOVA_ATTACK_SECONDS`); `NOVA_SEED` changes the random sequence. */
const SECONDS = Number(process.env['NOVA_ATTACK_SECONDS'] ?? rounds(40, 600));
const HOSTILE = 8;
const HONEST = rounds(6, 20);
const SEED = Number(process.env['NOVA_SEED'] ?? 22);
/**
 * The long tests verify the documented response time. The usual ones run in parallel with other tests and
 * only detect a standstill.
 */
const P99_LIMIT_MS = rounds(15_000, 1_000);
const ONE_USDT = 1_000_000n;

let dataDir: string;
let nova: RunningNova;
let stripe: StripeDouble;
let mainnet: TestMainnet;
let buyers: PresaleBuyers;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-attack-'));
  stripe = await startStripeDouble(Date.now);
  mainnet = await startTestMainnet();
  const env = readEnv({
    NOVA_DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'error',
    // Every client has its own network address, as behind a proxy.
    TRUSTED_PROXIES: '127.0.0.1',
    STRIPE_SECRET_KEY: stripe.keys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
    STRIPE_API_URL: stripe.keys.apiUrl,
    MAINNET_RPC_URL: mainnet.rpcUrl,
    MAINNET_TREASURY: mainnet.treasury,
    MAINNET_USDT: mainnet.usdt,
    MAINNET_CONFIRMATIONS: '2',
  });
  const secrets = await loadSecrets(env);
  const progress = { step: <T>(_name: string, work: () => Promise<T>) => work(), reportProgress: () => {} };
  nova = await startAlone(() => startNova({ root: ROOT, env, secrets, progress, onFatal: () => {} }));
  buyers = new PresaleBuyers(
    { rpcUrl: nova.rpcUrl, contracts: await readContracts(dataDir) },
    secrets.PAUSER_KEY,
  );
}, 480_000);

afterAll(async () => {
  await nova?.stop();
  await mainnet?.close();
  await stripe?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts an attacker that buys coins for gas in the presale, enough for a block of gas each second. */
async function startHostile(index: number, record: HonestRecord): Promise<HostileClient> {
  const networkAddress = `203.0.113.${index + 1}`;
  const user = new TestUser(nova.url, { headers: { 'x-forwarded-for': networkAddress } });
  await user.signIn();
  await buyers.sendGas(user.address);
  await buyers.prepare(user.account, ONE_USDT);
  record.purchases.push(await buyers.buy(user.account, 1, ONE_USDT));
  return new HostileClient({ url: nova.url, user, random: new Random(SEED + index), networkAddress });
}

async function startHonest(index: number, record: HonestRecord): Promise<HonestUser> {
  const user = new HonestUser({
    url: nova.url,
    networkAddress: `198.51.100.${index + 1}`,
    random: new Random(SEED + 100 + index),
    record,
    contracts: await readContracts(dataDir),
    sendGas: (address) => buyers.sendGas(address),
    stripe,
  });
  await user.arrive();
  return user;
}

async function attackUntil(client: HostileClient, log: AttackLog, endsAt: number): Promise<void> {
  const attacks = Object.entries(ATTACKS);
  while (Date.now() < endsAt) {
    const [name, attack] = client.random.pick(attacks);
    client.outcomes = [];
    await attack(client);
    log.note(name, client.outcomes);
    await pause(client.random.below(200));
  }
}

async function behaveUntil(user: HonestUser, random: Random, endsAt: number): Promise<void> {
  while (Date.now() < endsAt) {
    await user.doNext();
    await pause(200 + random.below(600));
  }
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

const p99Of = ({ latencies }: HonestRecord, what: string): number =>
  percentile(
    latencies.filter((each) => each.what === what).map(({ ms }) => ms),
    0.99,
  );

/** Returns one line per kind of wait for docs/benchmarks.md. */
function summarize(record: HonestRecord): string[] {
  return HONEST_WAITS.map((what) => {
    const ms = record.latencies.filter((each) => each.what === what).map((each) => each.ms);
    const stats = [0.5, 0.99, 1].map((share) => percentile(ms, share).toFixed(0));
    return `${what}: ${ms.length} waits, p50 ${stats[0]} ms, p99 ${stats[1]} ms, longest ${stats[2]} ms`;
  });
}

/**
 * Expects accepted card payments to be delivered as coins. Reads the database, because ten minutes produce
 * more receipts than one client may request at once.
 */
async function expectDelivered(ids: readonly string[]): Promise<void> {
  const { pool, close } = openDatabase(nova.databaseUrl);
  const countDelivered = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from app.presale_purchases where '0x' || encode(id, 'hex') = any ($1) and status = 'completed'`,
      [ids],
    );
    return rows[0]!.count;
  };
  await expect.poll(countDelivered, { timeout: 120_000 }).toBe(new Set(ids).size);
  await close();
}

test(
  `${HOSTILE} hostile clients attack for ${SECONDS} s and honest users lose nothing`,
  { timeout: SECONDS * 1_000 + 600_000, retry: 0 },
  async () => {
    const record: HonestRecord = {
      latencies: [],
      actionIds: [],
      purchases: [],
      cardPurchases: [],
      failures: [],
    };
    const log = new AttackLog();
    const honest = await Promise.all(
      Array.from({ length: HONEST }, (_, index) => startHonest(index, record)),
    );
    const hostile = await Promise.all(
      Array.from({ length: HOSTILE }, (_, index) => startHostile(index, record)),
    );
    const pids = await nova.pids();
    const endsAt = Date.now() + SECONDS * 1_000;

    await Promise.all([
      ...hostile.map((client) => attackUntil(client, log, endsAt)),
      ...honest.map((user, index) => behaveUntil(user, new Random(SEED + 200 + index), endsAt)),
    ]);

    process.stdout.write(`${[...summarize(record), ...log.describe()].join('\n')}\n`);
    expect(log.names.toSorted()).toEqual(Object.keys(ATTACKS).toSorted());
    expect(log.brokenAnswers).toEqual([]);
    expect(record.failures).toEqual([]);
    expect(await nova.pids()).toEqual(pids);
    const database = await waitUntilSettled(nova.databaseUrl);
    await expectActionsOnce({ database, rpcUrl: nova.rpcUrl, dataDir, acknowledged: record.actionIds });
    // For two card purchases in a row, the second reservation is rejected while the first one is open, and
    // retried.
    const { rows } = await database.query<{ kind: string; status: string; error: string }>(
      `select distinct kind, status, split_part(last_error, '(', 1) as error from app.outbox
       where status <> 'done' and last_error not like 'BuyerHasReservation(%'`,
    );
    expect(rows).toEqual([]);
    await database.end();

    const bought = await buyers.reader.getContractEvents({
      abi: presaleAbi,
      address: buyers.presale,
      fromBlock: 0n,
      eventName: 'Purchased',
    });
    expect(bought.map(({ transactionHash }) => transactionHash).toSorted()).toEqual(
      record.purchases.toSorted(),
    );
    await expectDelivered(record.cardPurchases);
    const opened = openDatabase(nova.databaseUrl);
    expect(await comparePresaleOf(opened.db, nova.rpcUrl, await readContracts(dataDir))).toEqual([]);
    await opened.close();
    expect(HONEST_WAITS.filter((what) => p99Of(record, what) >= P99_LIMIT_MS)).toEqual([]);
  },
);
