import type { RewardResult, RewardResults } from '@nova/shared/energy/schemas';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { TestUser } from '@nova/testing/test-user';
import { markdownTable } from './markdown-table.ts';
import { PostClient } from './post-json.ts';
import { readCpuByRole } from './cluster/process-cpu.ts';
import type { NovaProcess } from './running-nova.ts';
import { latencyOf, round } from './statistics.ts';

const PATH = '/functions/v1/energy-points';
const SIGN_IN_AT_ONCE = 8;

export interface EnergyLoad {
  readonly seconds: number;
  readonly clients: number;
  /** Target rate of actions per second; this many wallets log in beforehand. */
  readonly target: number;
  /** Single actions per second in the steady run. */
  readonly steady: number;
}

/** Kinds of runs: clients without pauses, or steady streams. */
export type LoadKind = 'load' | 'steady';

/** Result of a run. */
interface Run {
  readonly acknowledged: number;
  readonly seconds: number;
  readonly timesMs: readonly number[];
  readonly ids: readonly string[];
}

type PlannedRun = readonly [
  title: string,
  wallets: number,
  work: (users: readonly TestUser[]) => Promise<Run>,
];

/**
 * Measures actions of many users through a running Nova: the maximum rate of clients that never pause, with
 * one action per request and in batches as the website sends them, or steady streams of both. Afterwards,
 * every acknowledged action must be in its own block.
 */
export async function measureEnergyLoad(
  nova: NovaProcess,
  load: EnergyLoad,
  kind: LoadKind,
): Promise<string> {
  const client = new PostClient(nova.url);
  const wallets = Math.ceil((load.seconds * load.target) / BROWSER_KEYS.length);
  const rows: (string | number)[][] = [];
  const cpu: (string | number)[][] = [];
  const runs: Readonly<Record<LoadKind, readonly PlannedRun[]>> = {
    load: [
      [
        `${load.clients} clients, one action per request`,
        wallets,
        (users) => clickSingly(client, users, load),
      ],
      [
        `${load.clients} clients, as the website sends them`,
        wallets,
        (users) => clickTogether(client, users, load),
      ],
    ],
    steady: [
      [
        `${load.steady} per second, one action per request`,
        Math.ceil((load.seconds * load.steady) / BROWSER_KEYS.length),
        (users) => clickSteadily(client, users, load),
      ],
      [
        `${load.target} per second, as the website sends them`,
        wallets,
        (users) => sendSteadily(client, users, load.seconds),
      ],
    ],
  };
  for (const [title, count, work] of runs[kind]) {
    const users = await signIn(nova.url, count);
    const known = await untilIdle(nova.url);
    const before = readCpuByRole(nova.pid);
    const own = process.cpuUsage();
    const run = await work(users);
    const sealedAfter = await untilSealed(nova.url, known + run.acknowledged);
    const seconds = run.seconds + sealedAfter;
    const after = readCpuByRole(nova.pid);
    const { user, system } = process.cpuUsage(own);
    const { p50Ms, p99Ms, maxMs } = latencyOf(run.timesMs);
    rows.push([
      title,
      run.acknowledged,
      round(run.acknowledged / run.seconds, 0),
      p50Ms,
      p99Ms,
      maxMs,
      round(sealedAfter),
      round(run.acknowledged / seconds, 0),
    ]);
    const each = (ms: number) => round(ms / run.acknowledged, 2);
    cpu.push([
      title,
      ...['node', 'worker', 'api', 'PostgreSQL'].map((role) =>
        each((after.get(role) ?? 0) - (before.get(role) ?? 0)),
      ),
      each((user + system) / 1000),
      round(
        ([...after.values()].reduce((sum, ms) => sum + ms, 0) -
          [...before.values()].reduce((sum, ms) => sum + ms, 0) +
          (user + system) / 1000) /
          1000 /
          seconds,
        2,
      ),
    ]);
    await checkBlocks(nova.url, users, run.ids);
    console.log(rows.at(-1), cpu.at(-1));
  }
  client.close();
  return [
    markdownTable(
      [
        'load',
        'acknowledged',
        'per second',
        'p50 ms',
        'p99 ms',
        'max ms',
        'all sealed after, s',
        'sealed per second',
      ],
      rows,
    ),
    'CPU, ms per action, and busy cores:',
    markdownTable(['load', 'node', 'worker', 'api', 'PostgreSQL', 'clients', 'cores'], cpu),
  ].join('\n\n');
}

async function signIn(url: string, count: number): Promise<TestUser[]> {
  const users = Array.from({ length: count }, () => new TestUser(url));
  let next = 0;
  const one = async () => {
    for (let user = users[next++]; user; user = users[next++]) await user.signIn();
  };
  await Promise.all(Array.from({ length: SIGN_IN_AT_ONCE }, one));
  return users;
}

const claimOf = (user: TestUser, key: string) => ({
  action: 'reward_action',
  wallet_address: user.address,
  action_key: key,
  request_id: `${user.address}-${key}`,
});

/** Runs clients that send the next action as soon as they receive a response, until the time is up. */
async function clickWithoutPause(
  users: readonly TestUser[],
  { clients, seconds }: EnergyLoad,
  click: (
    user: TestUser,
    note: (id: string, startedAt: number) => void,
    isOver: () => boolean,
  ) => Promise<void>,
): Promise<Run> {
  const timesMs: number[] = [];
  const ids: string[] = [];
  const begin = performance.now();
  const isOver = () => performance.now() - begin > seconds * 1000;
  let next = 0;
  const client = async () => {
    for (let user = users[next++]; user && !isOver(); user = users[next++]) {
      await click(
        user,
        (id, startedAt) => {
          ids.push(id);
          timesMs.push(performance.now() - startedAt);
        },
        isOver,
      );
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { acknowledged: ids.length, seconds: (performance.now() - begin) / 1000, timesMs, ids };
}

function clickSingly(client: PostClient, users: readonly TestUser[], load: EnergyLoad): Promise<Run> {
  return clickWithoutPause(users, load, async (user, note, isOver) => {
    for (const key of BROWSER_KEYS) {
      if (isOver()) return;
      const startedAt = performance.now();
      const result = await client.post<RewardResult>(PATH, claimOf(user, key), user.accessToken);
      note(requireId(result), startedAt);
    }
  });
}

function clickTogether(client: PostClient, users: readonly TestUser[], load: EnergyLoad): Promise<Run> {
  return clickWithoutPause(users, load, async (user, note) => {
    const startedAt = performance.now();
    for (const id of await sendAll(client, user)) note(id, startedAt);
  });
}

/** Sends all actions of a user in one request. @returns The IDs of the actions. */
async function sendAll(client: PostClient, user: TestUser): Promise<string[]> {
  const actions = BROWSER_KEYS.map((key) => ({ action_key: key, request_id: `${user.address}-${key}` }));
  const body = { action: 'reward_actions', wallet_address: user.address, actions };
  const { results } = await client.post<RewardResults>(PATH, body, user.accessToken);
  return results.map(requireId);
}

/**
 * Sends the requests of one user after the other at a steady rate. Response times are measured from the
 * scheduled time.
 */
async function sendSteadily(client: PostClient, users: readonly TestUser[], seconds: number): Promise<Run> {
  const timesMs: number[] = [];
  const ids: string[] = [];
  const send = async (user: TestUser, dueAt: number) => {
    const sent = await sendAll(client, user);
    ids.push(...sent);
    timesMs.push(...sent.map(() => performance.now() - dueAt));
  };
  const everyMs = (seconds * 1000) / users.length;
  const took = await atTheirMoment(users.length, everyMs, (index, dueAt) => send(users[index]!, dueAt));
  return { acknowledged: ids.length, seconds: took, timesMs, ids };
}

/**
 * Sends each action at its scheduled time, regardless of pending ones. Response times are measured from
 * that time.
 */
async function clickSteadily(client: PostClient, users: readonly TestUser[], load: EnergyLoad): Promise<Run> {
  const timesMs: number[] = [];
  const ids: string[] = [];
  const click = async (user: TestUser, key: string, dueAt: number) => {
    const result = await client.post<RewardResult>(PATH, claimOf(user, key), user.accessToken);
    timesMs.push(performance.now() - dueAt);
    ids.push(requireId(result));
  };
  const seconds = await atTheirMoment(load.seconds * load.steady, 1000 / load.steady, (index, dueAt) =>
    // Cycles through the users, so that no request waits for the lock of its own user.
    click(users[index % users.length]!, BROWSER_KEYS[Math.floor(index / users.length)]!, dueAt),
  );
  return { acknowledged: ids.length, seconds, timesMs, ids };
}

/**
 * Starts a number of tasks, each at its scheduled time. @returns Seconds until the last one has finished.
 */
async function atTheirMoment(
  count: number,
  everyMs: number,
  work: (index: number, dueAt: number) => Promise<void>,
): Promise<number> {
  const begin = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const dueAt = begin + index * everyMs;
    const wait = dueAt - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(work(index, dueAt));
  }
  await Promise.all(running);
  return (performance.now() - begin) / 1000;
}

function requireId(result: RewardResult): string {
  if (result.action_id === null) throw new Error(`An action was rejected: ${result.reason}`);
  return result.action_id;
}

interface StatsAnswer {
  readonly total_actions: number;
}
const readTotal = async (url: string) =>
  ((await (await fetch(`${url}/api/v1/stats`)).json()) as StatsAnswer).total_actions;

/** Waits until the rewards for logging in are sealed. @returns The number of actions at that point. */
async function untilIdle(url: string): Promise<number> {
  for (let before = -1; ;) {
    const total = await readTotal(url);
    if (total === before) return total;
    before = total;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

/** Waits until the given number of actions is sealed. @returns The duration in seconds. */
async function untilSealed(url: string, count: number): Promise<number> {
  const begin = performance.now();
  while ((await readTotal(url)) < count) await new Promise((resolve) => setTimeout(resolve, 50));
  return (performance.now() - begin) / 1000;
}

/** Checks that every acknowledged action is in a block, and no block contains two. @throws Error if not. */
async function checkBlocks(url: string, users: readonly TestUser[], ids: readonly string[]): Promise<void> {
  const blocks = new Map<string, number>();
  for (const { address } of users) {
    const response = await fetch(`${url}/api/v1/addresses/${address}/actions?limit=100`);
    const { items } = (await response.json()) as { items: { action_id: string; block_number: number }[] };
    for (const { action_id: id, block_number: height } of items) blocks.set(id, height);
  }
  const own = new Set(ids.map((id) => blocks.get(id)));
  if (own.size !== ids.length || own.has(undefined)) {
    throw new Error(`${ids.length} acknowledged actions are in ${own.size} blocks`);
  }
}
