import { randomBytes } from 'node:crypto';
import type { Purchase } from '@nova/shared/presale/purchase';
import { composeSimulatedPurchase } from '@nova/testing/presale/bridge-buyer';
import { TestUser } from '@nova/testing/test-user';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { HttpClients } from '../explorer/explorer-load.ts';
import { markdownTable } from '../markdown-table.ts';
import { PostClient } from '../post-json.ts';
import { CPU_ROLES, cpuPerItem, readCpuByRole } from '../cluster/process-cpu.ts';
import { type NovaProcess, runNova, withDataFolder } from '../running-nova.ts';
import { latencyOf, round } from '../statistics.ts';
import { measureUsdtPurchases } from './usdt-purchases.ts';

export interface PresaleLoad {
  /** Clients that buy without pauses, and how much they buy together. */
  readonly clients: number;
  readonly count: number;
  /** Duration of the steady run. */
  readonly seconds: number;
  /** Purchases per second in the steady run. */
  readonly purchases: number;
  /** Status requests per second. */
  readonly requests: number;
}

/** One in this many purchases is followed until delivery, as its page would do. */
const FOLLOWED = 20;
/** Polling interval of a page that waits for its receipt, in milliseconds. */
const POLL_MS = 1_000;
const SOCKETS = 128;

/**
 * Measures the presale of a running Nova: purchases with USDT on Nova; purchases paid on arrival (simulated, so only the money is
 * missing), each reserved and delivered by the outbox in a block of its own, from clients that buy without
 * pauses; and the status that every open page requests, alone and alongside purchases at a steady rate.
 */
export async function benchPresale(load: PresaleLoad): Promise<string> {
  return withDataFolder(async (dataDir) => {
    const nova = await runNova(dataDir);
    try {
      const user = new TestUser(nova.url);
      await user.signIn();
      const withUsdt = await measureUsdtPurchases(nova, load);
      const alone = await measureStatus(nova, load, 'alone');
      const bought = await measurePurchases(nova, user, (buy) => withoutPauses(load, buy));
      const [beside] = await Promise.all([
        measureStatus(nova, load, `with ${load.purchases} purchases per second`),
        measurePurchases(nova, user, (buy) => atRate(load.purchases, load.seconds, buy)),
      ]);
      return [withUsdt, bought, statusTable([...alone, ...beside])].join('\n\n');
    } finally {
      await nova.stop();
    }
  });
}

/**
 * Runs tasks at scheduled times, regardless of pending ones. @returns The milliseconds since the scheduled
 * time of each.
 */
async function atRate(
  perSecond: number,
  seconds: number,
  work: (index: number, dueAt: number) => Promise<unknown>,
): Promise<number[]> {
  const timesMs: number[] = [];
  const running: Promise<void>[] = [];
  const begin = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueAt = begin + (index * 1000) / perSecond;
    const wait = dueAt - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(work(index, dueAt).then(() => void timesMs.push(performance.now() - dueAt)));
  }
  await Promise.all(running);
  return timesMs;
}

/** Runs tasks by several clients, each of which starts the next when one ends. @returns Their durations in milliseconds. */
async function withoutPauses(
  { clients, count }: PresaleLoad,
  work: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const timesMs: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < count) {
      const startedAt = performance.now();
      await work(next++);
      timesMs.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return timesMs;
}

/** @param run calls its argument for each purchase. @returns How long each took, in milliseconds. */
async function measurePurchases(
  nova: NovaProcess,
  user: TestUser,
  run: (buy: (index: number) => Promise<unknown>) => Promise<number[]>,
): Promise<string> {
  const client = new PostClient(nova.url);
  const readers = new HttpClients(nova.url, SOCKETS);
  const before = await readCompleted(readers);
  const cpuBefore = readCpuByRole(nova.pid);
  const untilCoinsMs: number[] = [];
  const following: Promise<void>[] = [];
  const startedAt = performance.now();
  const timesMs = await run(async (index) => {
    const sentAt = performance.now();
    const { purchase } = await client.post<{ purchase: Purchase }>(
      '/functions/v1/wallet-operations',
      { action: 'purchase_presale', data: await composePurchase() },
      user.accessToken,
    );
    if (index % FOLLOWED === 0) {
      following.push(
        untilCoins(readers, purchase.id).then(() => void untilCoinsMs.push(performance.now() - sentAt)),
      );
    }
  });
  const count = timesMs.length;
  const acceptedAfter = (performance.now() - startedAt) / 1000;
  while ((await readCompleted(readers)) < before + count) await sleep(POLL_MS);
  const completedAfter = (performance.now() - startedAt) / 1000;
  await Promise.all(following);
  const cpuAfter = readCpuByRole(nova.pid);
  client.close();
  readers.close();
  const accepted = latencyOf(timesMs);
  const coins = latencyOf(untilCoinsMs);
  const cpu = cpuPerItem(cpuBefore, cpuAfter, count);
  const row = [
    count,
    round(count / acceptedAfter),
    round(count / completedAfter),
    accepted.p50Ms,
    accepted.p99Ms,
    coins.p50Ms,
    coins.p99Ms,
    round(completedAfter - acceptedAfter),
  ];
  console.log(row, cpu);
  return [
    markdownTable(
      [
        'purchases',
        'accepted per second',
        'with coins per second',
        'accepted p50 ms',
        'p99 ms',
        'coins seen p50 ms',
        'p99 ms',
        'last coins after the last click, s',
      ],
      [row],
    ),
    'CPU, ms per purchase (two blocks each):',
    markdownTable(CPU_ROLES, [cpu]),
  ].join('\n\n');
}

/** Composes a purchase signed by a new wallet. */
function composePurchase() {
  const requestId = `bench-${randomBytes(8).toString('hex')}`;
  return composeSimulatedPurchase(privateKeyToAccount(generatePrivateKey()), { usdt: '1', requestId });
}

async function readCompleted(readers: HttpClients): Promise<number> {
  const status = JSON.parse(await readers.read('/api/v1/presale/bridge')) as { completedEntries: number };
  return status.completedEntries;
}

async function untilCoins(readers: HttpClients, id: string): Promise<void> {
  for (;;) {
    const { status } = JSON.parse(await readers.read(`/api/v1/presale/purchases/${id}`)) as Purchase;
    if (status === 'completed') return;
    if (status !== 'paid') throw new Error(`purchase ${id} is ${status}`);
    await sleep(POLL_MS);
  }
}

const STATUS = ['/functions/v1/presale-phases', '/api/v1/presale'] as const;

async function measureStatus(
  nova: NovaProcess,
  { seconds, requests }: PresaleLoad,
  when: string,
): Promise<(string | number)[][]> {
  const clients = new HttpClients(nova.url, SOCKETS);
  const timesMs: [number[], number[]] = [[], []];
  await atRate(requests, seconds, async (index, dueAt) => {
    const which = index % 2;
    await clients.read(STATUS[which]!);
    timesMs[which]!.push(performance.now() - dueAt);
  });
  clients.close();
  const rows = STATUS.map((path, which) => {
    const { p50Ms, p99Ms, maxMs } = latencyOf(timesMs[which]!);
    return [`\`${path}\``, when, timesMs[which]!.length, p50Ms, p99Ms, maxMs];
  });
  console.log(rows);
  return rows;
}

function statusTable(rows: (string | number)[][]): string {
  return markdownTable(['status', '', 'requests', 'p50 ms', 'p99 ms', 'max ms'], rows);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
