import { actionLedgerAbi } from '@nova/abi/action-ledger';
import type { RealtimeEvent } from '@nova/shared/realtime/schemas';
import { readLedgerAddress } from '@nova/testing/chain/read-ledger-address';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { TestUser } from '@nova/testing/test-user';
import { createPublicClient, webSocket } from 'viem';
import { readEvents } from './event-stream.ts';
import { markdownTable } from './markdown-table.ts';
import { runNova, withDataFolder, type NovaProcess } from './running-nova.ts';
import { latencyOf, round } from './statistics.ts';

const COLUMNS = ['clients', 'actions/s', 'from click to', 'p50 ms', 'p99 ms', 'max ms'];
const STAGES = ['receipt', 'indexed', 'pushed'] as const;
type Stage = (typeof STAGES)[number];

interface LatencyOptions {
  /** Measured actions of each row. */
  readonly actions: number;
  readonly clients: readonly number[];
  /** Actions of 16 clients after which one client is measured again; none by default. */
  readonly warmUp?: number;
}

/**
 * Measures an action from end to end in the running product: from the client's request to the receipt's log
 * on a WebSocket, to the response with the indexed block, and to the event on the public stream. A process
 * that has just started still interprets most of its code, so one client is measured again later.
 */
export async function benchActionLatency(options: LatencyOptions): Promise<string> {
  return markdownTable(COLUMNS, await measureRows(options, {}));
}

/** Compares keys held by the worker with those of a separate signer process. */
export async function benchSigner(options: LatencyOptions): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const keys of ['worker', 'process'] as const) {
    const taken = await measureRows(options, { NOVA_SIGNER: keys });
    const name: (string | number)[] = [keys === 'worker' ? 'the worker' : 'a signer'];
    rows.push(...taken.map((row) => name.concat(row)));
  }
  return markdownTable(['keys in', ...COLUMNS], rows);
}

async function measureRows(
  options: LatencyOptions,
  env: Readonly<Record<string, string>>,
): Promise<(string | number)[][]> {
  return withDataFolder(async (dataDir) => {
    const nova = await runNova(dataDir, env);
    try {
      const rows: (string | number)[][] = [];
      for (const clients of options.clients) {
        const users = await signInUsers(nova, Math.ceil(options.actions / BROWSER_KEYS.length));
        rows.push(...(await measure(nova, users, clients, String(clients))));
      }
      if (options.warmUp !== undefined) {
        const others = await signInUsers(nova, Math.ceil(options.warmUp / BROWSER_KEYS.length));
        await measure(nova, others, 16, '');
        const users = await signInUsers(nova, Math.ceil(options.actions / BROWSER_KEYS.length));
        rows.push(...(await measure(nova, users, 1, `1, after ${options.warmUp} other actions`)));
      }
      return rows;
    } finally {
      await nova.stop();
    }
  });
}

/** Logs in new wallets and waits until their rewards for it are sealed. */
export async function signInUsers(nova: NovaProcess, count: number): Promise<TestUser[]> {
  const users: TestUser[] = [];
  for (let i = 0; i < count; i++) {
    const user = new TestUser(nova.url);
    await user.signIn();
    users.push(user);
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  return users;
}

async function measure(
  nova: NovaProcess,
  users: readonly TestUser[],
  clients: number,
  title: string,
): Promise<(string | number)[][]> {
  const seen: Record<Stage, Map<string, number>> = {
    receipt: new Map(),
    indexed: new Map(),
    pushed: new Map(),
  };
  const stopWatching = await watch(nova, seen);
  const startedAt = new Map<string, number>();
  let next = 0;
  const client = async () => {
    while (next < users.length) {
      const user = users[next++]!;
      for (const key of BROWSER_KEYS) {
        const clickedAt = performance.now();
        const result = await user.act(key, `${user.address}-${key}`);
        if (result.status !== 'sealed') throw new Error(`${key} was ${result.status}: ${result.reason}`);
        startedAt.set(result.action_id!, clickedAt);
        seen.indexed.set(result.action_id!, performance.now());
      }
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begin) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 500));
  stopWatching();
  return STAGES.map((stage, index) => {
    const times = [...startedAt].flatMap(([id, clickedAt]) => {
      const at = seen[stage].get(id);
      return at === undefined ? [] : [at - clickedAt];
    });
    if (times.length < startedAt.size)
      throw new Error(`${startedAt.size - times.length} actions never reached the stage ${stage}`);
    const { p50Ms, p99Ms, maxMs } = latencyOf(times);
    const first = index === 0;
    return [first ? title : '', first ? round(startedAt.size / seconds, 0) : '', stage, p50Ms, p99Ms, maxMs];
  });
}

async function watch(nova: NovaProcess, seen: Record<Stage, Map<string, number>>): Promise<() => void> {
  const stopStream = await readEvents(`${nova.url}/realtime/v1?channels=blocks`, (data) => {
    const event = data as RealtimeEvent;
    if (event.type === 'block' && event.block.action)
      seen.pushed.set(event.block.action.action_id, performance.now());
  });
  const chain = createPublicClient({
    transport: webSocket(`${nova.url.replace('http', 'ws')}/rpc`, { reconnect: false }),
  });
  const stopLogs = chain.watchContractEvent({
    abi: actionLedgerAbi,
    address: await readLedgerAddress(nova.dataDir),
    eventName: 'ActionRecorded',
    onLogs: (logs) => {
      for (const { args } of logs) seen.receipt.set(args.actionId!, performance.now());
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  return () => {
    stopStream();
    stopLogs();
    void chain.transport.getRpcClient().then((socket) => socket.close());
  };
}
