import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { presaleAbi } from '@nova/abi/presale';
import { openDatabase } from '@nova/db/database';
import { findFreePort } from '@nova/db/embedded/free-port';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { startNova, type RunningNova } from '@nova/supervisor/start-nova';
import { startAlone } from '@nova/testing/start-alone';
import { buyByCard, buyOverBridge, deliverEvent } from '@nova/testing/presale/buy-presale';
import { comparePresaleOf } from '@nova/testing/presale/compare-presale';
import { mineContinuously } from '@nova/testing/chain/mine-continuously';
import { killHard, type Victim } from '@nova/testing/kill-hard';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { readContracts } from '@nova/testing/chain/read-contracts';
import { isSoak, rounds } from '@nova/testing/rounds';
import { startStripeDouble, type StripeDouble } from '@nova/testing/presale/stripe-double';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { TestUser } from '@nova/testing/test-user';
import { Client } from 'pg';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PURCHASES = rounds(40, 200);
const CLIENTS = 8;
const UNITS = 1_000_000n;
const NAC = 10n ** 18n;
const TIMEOUT = { timeout: 180_000, interval: 250 };

let dataDir: string;
let nova: RunningNova;
let stripe: StripeDouble;
let mainnet: TestMainnet;
let buyers: PresaleBuyers;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-presale-kills-'));
  stripe = await startStripeDouble(Date.now);
  mainnet = await startTestMainnet();
  const env = readEnv({
    NOVA_DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '0',
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
  const chain = { rpcUrl: nova.rpcUrl, contracts: await readContracts(dataDir) };
  buyers = new PresaleBuyers(chain, secrets.PAUSER_KEY);
}, 480_000);

afterAll(async () => {
  await nova?.stop();
  await mainnet?.close();
  await stripe?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Processes to kill: each alone, then in combinations, then all at once; spread over the purchases. */
const KILLS: readonly (readonly Victim[])[] = [
  ['worker'],
  ['api'],
  ['node'],
  ['postgres'],
  ['worker', 'node'],
  ['postgres', 'api'],
  ['node', 'worker', 'api', 'postgres'],
];

/** Kills the next processes after every eighth of the purchases. */
function killAmid(total: number): () => Promise<void> {
  let count = 0;
  return async () => {
    const round = (++count * (KILLS.length + 1)) / total;
    if (!Number.isInteger(round)) return;
    await killHard(() => nova.pids(), KILLS[round - 1] ?? []);
  };
}

/** A prepared purchase, which is retried while processes are killed. */
interface Order {
  /** Recipient of the coins. */
  readonly address: string;
  /** True if the card payment differs from the quote, so that it must be refunded. */
  readonly isWrong: boolean;
  readonly buy: () => Promise<unknown>;
}

async function prepareOrder(index: number): Promise<Order> {
  const requestId = `amid-kills-${index}`;
  if (index % 3 === 0) {
    const account = privateKeyToAccount(generatePrivateKey());
    await buyers.sendGas(account.address);
    await buyers.prepare(account, UNITS);
    // The first two transactions were `tap` and the allowance.
    const order = { phase: 1, units: UNITS, nonce: 2 };
    return { address: account.address, isWrong: false, buy: () => buyers.buyWithRetry(account, order) };
  }
  if (index % 3 === 1) {
    const user = new TestUser(nova.url);
    await user.signIn();
    const isWrong = index % 12 === 1;
    const cents = isWrong ? 99 : 100;
    const buy = () => buyByCard(nova.url, { user, stripe, requestId, cents });
    return { address: user.address, isWrong, buy };
  }
  const account = privateKeyToAccount(generatePrivateKey());
  await mainnet.fund(account.address);
  const txHash = await mainnet.transfer(account, UNITS);
  const buy = () => buyOverBridge(nova.url, account, { requestId, txHash });
  return { address: account.address, isWrong: false, buy };
}

/** Queries the database. Returns null while it is unavailable. */
async function query<Row extends object>(text: string): Promise<Row[] | null> {
  const client = new Client({ connectionString: nova.databaseUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Completes the requested refunds like the card processor, and repeats each event until it is accepted. */
async function payBackByCard(ids: readonly string[]): Promise<void> {
  await expect.poll(() => ids.every((id) => stripe.refunds.has(id)), TIMEOUT).toBe(true);
  for (const id of ids) await deliverEvent(nova.url, await stripe.refunded(id, 99));
}

/** Returns the recipients and amounts of all deliveries in the contract's events, including bonuses. */
async function readDelivered(): Promise<{ to: string; wei: bigint }[]> {
  const query = { abi: presaleAbi, address: buyers.presale, fromBlock: 0n } as const;
  const bought = await buyers.reader.getContractEvents({ ...query, eventName: 'Purchased' });
  const fulfilled = await buyers.reader.getContractEvents({ ...query, eventName: 'Fulfilled' });
  return [
    ...bought.map(({ args }) => ({ to: args.buyer!, wei: args.baseWei! + args.bonusWei! })),
    ...fulfilled.map(({ args }) => ({ to: args.to!, wei: args.baseWei! + args.bonusWei! })),
  ].map(({ to, wei }) => ({ to: to.toLowerCase(), wei }));
}

test(
  `kill -9 of worker, api, node and database during ${PURCHASES} purchases delivers or refunds each exactly once`,
  { timeout: isSoak ? 1_200_000 : 400_000 },
  async () => {
    const orders: Order[] = [];
    for (let index = 0; index < PURCHASES; index += 1) orders.push(await prepareOrder(index));
    const stopMining = mineContinuously(mainnet);
    const kill = killAmid(PURCHASES);
    let next = 0;
    const client = async () => {
      for (let order = orders[next++]; order; order = orders[next++]) {
        await order.buy();
        await kill();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));

    const wrong = orders.filter(({ isWrong }) => isWrong).length;
    // The last kill may have hit the database, which responds again after replaying its log.
    const readDue = () =>
      query<{ id: string }>(
        `select '0x' || encode(id, 'hex') as id from app.presale_purchases where status = 'refund_due'`,
      );
    await expect.poll(async () => (await readDue())?.length, TIMEOUT).toBe(wrong);
    await payBackByCard((await readDue())!.map(({ id }) => id));
    const countByStatus = async () => {
      const rows = await query<{ status: string; n: number }>(
        `select status, count(*)::int as n from app.presale_purchases group by status order by status`,
      );
      return rows?.map(({ status, n }) => `${status} ${n}`);
    };
    await expect
      .poll(countByStatus, TIMEOUT)
      .toEqual([`completed ${PURCHASES - wrong}`, `refunded ${wrong}`]);
    await stopMining();

    // Every buyer received the exact amount once, and refunded buyers received nothing.
    const delivered = await readDelivered();
    const expected = orders.filter(({ isWrong }) => !isWrong).map(({ address }) => address.toLowerCase());
    expect(delivered.map(({ to }) => to).sort()).toEqual(expected.sort());
    expect(delivered.every(({ wei }) => wei === 120n * NAC)).toBe(true);
    expect(stripe.countRefunds()).toBe(wrong);
    const failed = await query<{ n: number }>(
      `select count(*)::int as n from app.outbox where status = 'failed'`,
    );
    expect(failed).toEqual([{ n: 0 }]);
    const database = openDatabase(nova.databaseUrl);
    expect(await comparePresaleOf(database.db, nova.rpcUrl, await readContracts(dataDir))).toEqual([]);
    await database.close();
  },
);
