import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import type { TestUser } from '@nova/testing/test-user';
import { signInUsers } from '../action-latency.ts';
import { markdownTable } from '../markdown-table.ts';
import { type NovaProcess, runNova, withDataFolder } from '../running-nova.ts';
import { latencyOf, round } from '../statistics.ts';

interface CrowdCounts {
  readonly requests: number;
  readonly answers: number;
  readonly errors: number;
  readonly heads: number;
  readonly lost: number;
}

interface Crowd {
  /** Returns the counts since the connections were opened. */
  count(): Promise<CrowdCounts>;
  stop(): Promise<void>;
}

/** What the connections do: nothing but polling, or also a subscription to new blocks. */
const CROWDS = [
  { title: 'none', connections: 0, isSubscribed: false },
  { title: 'each polls every 4 s', connections: 1_000, isSubscribed: false },
  { title: 'each polls and subscribes to new blocks', connections: 1_000, isSubscribed: true },
] as const;

/**
 * Measures single actions, from the request to the response with the block, while other clients keep
 * connections to the public `/rpc` open. Their process, the actor and Nova share the machine.
 */
export async function benchRpcConnections(options: { actions: number }): Promise<string> {
  return withDataFolder(async (dataDir) => {
    const nova = await runNova(dataDir);
    try {
      // The first actions of a new Nova measure its compiler.
      await actAs(await signInUsers(nova, usersFor(options.actions)));
      const rows: (string | number)[][] = [];
      for (const crowd of CROWDS) rows.push(await measure(nova, crowd, options.actions));
      return markdownTable(
        ['connections', 'actions/s', 'p50 ms', 'p99 ms', 'max ms', 'requests/s', 'blocks sent/s', 'lost'],
        rows,
      );
    } finally {
      await nova.stop();
    }
  });
}

async function measure(
  nova: NovaProcess,
  { title, connections, isSubscribed }: (typeof CROWDS)[number],
  actions: number,
): Promise<(string | number)[]> {
  const crowd = await startCrowd(nova, connections, isSubscribed);
  try {
    const users = await signInUsers(nova, usersFor(actions));
    const before = await crowd.count();
    const beganAt = performance.now();
    const times = await actAs(users);
    const seconds = (performance.now() - beganAt) / 1_000;
    const after = await crowd.count();
    if (after.errors > 0) throw new Error(`${after.errors} requests of the connections failed`);
    const { p50Ms, p99Ms, maxMs } = latencyOf(times);
    const perSecond = (key: 'answers' | 'heads') => round((after[key] - before[key]) / seconds, 0);
    return [
      connections === 0 ? title : `${connections}, ${title}`,
      round(times.length / seconds, 0),
      p50Ms,
      p99Ms,
      maxMs,
      perSecond('answers'),
      perSecond('heads'),
      after.lost,
    ];
  } finally {
    await crowd.stop();
  }
}

/** Returns how many users it takes, each of whom does every action of a browser once. */
const usersFor = (actions: number): number => Math.ceil(actions / BROWSER_KEYS.length);

async function actAs(users: readonly TestUser[]): Promise<number[]> {
  const times: number[] = [];
  for (const user of users) {
    for (const key of BROWSER_KEYS) {
      const startedAt = performance.now();
      const result = await user.act(key, `${user.address}-${key}`);
      if (result.status !== 'sealed') throw new Error(`${key} was ${result.status}: ${result.reason}`);
      times.push(performance.now() - startedAt);
    }
  }
  return times;
}

async function startCrowd(nova: NovaProcess, connections: number, isSubscribed: boolean): Promise<Crowd> {
  const child = fork(
    fileURLToPath(new URL('./rpc-crowd.ts', import.meta.url)),
    [`${nova.url.replace('http', 'ws')}/rpc`, String(connections), String(isSubscribed)],
    { execArgv: process.execArgv },
  );
  await nextMessage(child);
  return {
    count: async () => {
      const counts = nextMessage(child);
      child.send('count');
      return (await counts) as CrowdCounts;
    },
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await exited;
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The connections ended with code ${code}`)));
  });
}
