import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { type RealtimeEvent, userChannel } from '@nova/shared/realtime/schemas';
import { startGeth } from '@nova/testing/engines/start-geth';
import { startValidators } from '@nova/testing/engines/start-validators';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { TestUser } from '@nova/testing/test-user';
import { readEvents } from '../event-stream.ts';
import { markdownTable } from '../markdown-table.ts';
import { type NovaProcess, runNova, withDataFolder } from '../running-nova.ts';
import { latencyOf, round } from '../statistics.ts';

/** Time after which an action without a block ends the measurement. */
const TIMEOUT_MS = 60_000;

/** An engine that the start command uses; null for its own node. */
interface Engine {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly close: () => Promise<void>;
}

const ENGINES: Readonly<Record<string, () => Promise<Engine | null>>> = {
  'embedded node': async () => null,
  // On demand, it leaves some transactions pending until the next one arrives.
  'geth, developer mode, a block per second': () => startGeth(),
  'four validators on one machine': async () => {
    const { all, close } = await startValidators();
    return { rpcUrl: all[0]!.rpcUrl, wsUrl: all[0]!.wsUrl, close };
  },
};

/**
 * Measures an action from the client's request to its block on the user's event stream, with the whole product from
 * the start command on each engine. A client sends its next action when the block of the one before has arrived.
 */
export async function benchClickToBlock(options: {
  actions: number;
  clients: readonly number[];
}): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [name, start] of Object.entries(ENGINES)) {
    const engine = await start();
    try {
      const taken = await withDataFolder((dataDir) => measureRows(dataDir, engine, options));
      rows.push(...taken.map((row) => [name, ...row]));
      console.log(...taken);
    } finally {
      await engine?.close();
    }
  }
  return markdownTable(['engine', 'clients', 'actions/s', 'p50 ms', 'p99 ms', 'max ms'], rows);
}

async function measureRows(
  dataDir: string,
  engine: Engine | null,
  { actions, clients }: { actions: number; clients: readonly number[] },
): Promise<number[][]> {
  // The other engines' genesis gives the supply to the deployer of tests.
  const keys = { DEPLOYER_KEY: TEST_KEYS.deployer, OPERATOR_KEY: TEST_KEYS.operator };
  const nova = await runNova(
    dataDir,
    engine ? { ...keys, CHAIN_RPC_URL: engine.rpcUrl, CHAIN_WS_URL: engine.wsUrl } : {},
  );
  try {
    const rows: number[][] = [];
    for (const count of clients) rows.push(await measure(nova, actions, count));
    return rows;
  } finally {
    await nova.stop();
  }
}

async function measure(nova: NovaProcess, actions: number, clients: number): Promise<number[]> {
  const blocks = new Blocks();
  const users: TestUser[] = [];
  const streams: (() => void)[] = [];
  for (let i = 0; i < Math.ceil(actions / BROWSER_KEYS.length); i++) {
    const user = new TestUser(nova.url, { timeoutMs: TIMEOUT_MS });
    await user.signIn();
    users.push(user);
    // The public channel names only one action of a block.
    const channel = encodeURIComponent(userChannel(user.userId));
    const note = (data: unknown) => {
      const event = data as RealtimeEvent;
      if (event.type === 'action') blocks.note(event.action.action_id);
    };
    streams.push(await readEvents(`${nova.url}/realtime/v1?channels=${channel}`, note, user.accessToken));
  }
  // Excludes the rewards for logging in.
  await blocks.untilQuiet();
  const clicks = users.flatMap((user) => BROWSER_KEYS.map((key) => ({ user, key }))).slice(0, actions);
  const timesMs: number[] = [];
  let next = 0;
  const client = async () => {
    for (let click = clicks[next++]; click; click = clicks[next++]) {
      const clickedAt = performance.now();
      const result = await click.user.act(click.key, `${click.user.address}-${click.key}`);
      if (result.action_id === null) throw new Error(`${click.key} was refused: ${result.reason}`);
      timesMs.push((await blocks.arrivalOf(result.action_id)) - clickedAt);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begin) / 1000;
  for (const stop of streams) stop();
  const { p50Ms, p99Ms, maxMs } = latencyOf(timesMs);
  return [clients, round(timesMs.length / seconds, 0), p50Ms, p99Ms, maxMs];
}

/** When the blocks of actions arrived. */
class Blocks {
  readonly #arrivals = new Map<string, number>();
  readonly #waiting = new Map<string, (at: number) => void>();
  #latestAt = performance.now();

  note(actionId: string): void {
    this.#latestAt = performance.now();
    this.#arrivals.set(actionId, this.#latestAt);
    this.#waiting.get(actionId)?.(this.#latestAt);
  }

  async arrivalOf(actionId: string): Promise<number> {
    const at = this.#arrivals.get(actionId);
    if (at !== undefined) return at;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<number>((resolve, reject) => {
        this.#waiting.set(actionId, resolve);
        timer = setTimeout(() => reject(new Error(`${actionId} has no block`)), TIMEOUT_MS);
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(actionId);
    }
  }

  /** Waits until no block has arrived for three seconds. */
  async untilQuiet(): Promise<void> {
    this.#latestAt = performance.now();
    for (let rest = 3_000; rest > 0; rest = this.#latestAt + 3_000 - performance.now()) {
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }
}
