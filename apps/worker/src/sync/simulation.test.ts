import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { MixedWork, type Work } from '@nova/testing/chain/mixed-work';
import { Random } from '@nova/actors/random';
import { sendWork } from '@nova/testing/chain/send-work';
import { type Anvil, startAnvil } from '@nova/testing/engines/start-anvil';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import type { Hex } from 'viem';
import { afterAll, expect, test, vi } from 'vitest';
import type { Worker } from '../start-worker.ts';
import { dumpIndex } from '../testing/dump-index.ts';
import { type HeadProxy, startHeadProxy } from '../testing/head-proxy.ts';
import { startIndexer } from '../testing/index-fixture.ts';
import { type Fate, type RpcProxy, startRpcProxy } from '../testing/rpc-proxy.ts';
import { settleIndex } from '../testing/settle-index.ts';

const IS_SOAK = process.env.NOVA_SOAK === '1';
/** `NOVA_SEEDS=17` replays one simulation, `NOVA_SEEDS=17-40` a range. */
const [FIRST = 1, LAST = IS_SOAK ? 200 : 4] = readSeeds(process.env.NOVA_SEEDS);
const ROUNDS = 14;
const DEEPEST_REORG = 20;
/** Seeds per engine process, because an engine keeps the state of every block and slows down over time. */
const SEEDS_PER_ENGINE = 10;
const ATTESTOR = testAddressOf('attestor').toLowerCase() as Hex;
/** Possible failures of a call. */
const BAD_FATES: readonly Fate[] = ['lose_request', 'lose_answer', 'refuse'];
/** One in this many failing calls is never answered, which takes the full RPC timeout to detect. */
const HANGS_ONE_IN = 25;
const RPC_TIMEOUT_MS = 2_000;
/** Methods that may also wrongly report that nothing was found, as if there were a gap. */
const MAY_FIND_NOTHING = /^eth_getBlock(ByNumber|Receipts)$/;
/**
 * Long enough for a busy machine; a result that never arrives is as wrong after five minutes as after one.
 */
const WAIT = { timeout: 300_000, interval: 20 };

/** A chain with reorgs, and its two unreliable connections. */
interface Engine {
  readonly anvil: Anvil;
  readonly rpcProxy: RpcProxy;
  readonly headProxy: HeadProxy;
}

let engine: Engine | undefined;
afterAll(() => closeEngine());

async function startEngine(): Promise<Engine> {
  await closeEngine();
  const anvil = await startAnvil(TEST_KEYS);
  // Its coins come from the genesis, so an index knows of them only after it has sent something.
  const first: Work = { to: ATTESTOR, value: 0n, data: '0x', type: 2 };
  await sendWork(anvil.rpc, TEST_KEYS.attestor, [first], 0);
  const [rpcProxy, headProxy] = await Promise.all([startRpcProxy(anvil.rpcUrl), startHeadProxy(anvil.wsUrl)]);
  engine = { anvil, rpcProxy, headProxy };
  return engine;
}

async function closeEngine(): Promise<void> {
  const closing = engine;
  engine = undefined;
  await Promise.all([closing?.rpcProxy.close(), closing?.headProxy.close()]);
  await closing?.anvil.close();
}

/** One simulated lifetime of an indexer with every possible failure. */
class Simulation {
  readonly #random: Random;
  readonly #work: MixedWork;
  readonly #database: TestDatabase;
  readonly #engine: Engine;
  /** Engine state before each block of this simulation, to which a reorg reverts. */
  readonly #snapshots: string[] = [];
  #worker: Worker | undefined;
  /** Percentage of calls that fail. */
  #badness = 0;
  #disconnects = 0;
  /** Calls wait for this promise while the chain changes atomically. */
  #gate: Promise<void> = Promise.resolve();

  constructor(random: Random, work: MixedWork, database: TestDatabase, engine: Engine) {
    this.#random = random;
    this.#work = work;
    this.#database = database;
    this.#engine = engine;
    // A separate random sequence, because the number of requests must not change the course of the chain.
    const errors = new Random(random.below(2 ** 32));
    engine.rpcProxy.decide = async (method) => {
      await this.#gate;
      if (errors.below(100) >= this.#badness) return 'pass';
      if (errors.isOneIn(HANGS_ONE_IN)) return 'hang';
      return errors.pick(MAY_FIND_NOTHING.test(method) ? [...BAD_FATES, 'find_nothing'] : BAD_FATES);
    };
    engine.headProxy.repeat = () => (this.#badness === 0 ? 1 : errors.below(4));
  }

  async run(): Promise<void> {
    await this.#restart();
    for (let round = 0; round < ROUNDS; round++) {
      this.#badness = this.#random.pick([0, 5, 30]);
      await this.#sealSome(1 + this.#random.below(4));
      if (this.#random.isOneIn(3)) await this.#reorganise();
      if (this.#random.isOneIn(6)) await this.#restart();
      if (this.#random.isOneIn(6) && this.#disconnects++ < 2) await this.#disconnect();
      await new Promise((resolve) => setTimeout(resolve, this.#random.below(60)));
    }
    this.#badness = 0;
    await this.#sealSome(1 + this.#random.below(4));
    await waitForHead(this.#engine.anvil, this.#database);
  }

  async close(): Promise<void> {
    await this.#worker?.close();
    this.#engine.rpcProxy.decide = () => 'pass';
    this.#engine.headProxy.repeat = () => 1;
  }

  /** Seals blocks with up to four transactions each. */
  async #sealSome(blocks: number): Promise<void> {
    const { rpc } = this.#engine.anvil;
    for (let left = blocks; left > 0; left--) {
      this.#snapshots.push(await rpc.request<string>('evm_snapshot'));
      const nonce = Number(await rpc.request('eth_getTransactionCount', [ATTESTOR, 'latest']));
      const work = Array.from({ length: this.#random.below(5) }, (_, index) =>
        this.#work.next(nonce + index),
      );
      await sendWork(rpc, TEST_KEYS.attestor, work, nonce);
      await rpc.request('evm_mine');
    }
  }

  /**
   * Reverts and seals different blocks: fewer, the same number, or more; visible to the worker one by one
   * or all at once. Uses snapshots, because anvil 1.7.1 loses the code of older contracts in some of its
   * own reorgs.
   */
  async #reorganise(): Promise<void> {
    const depth = Math.min(1 + this.#random.below(DEEPEST_REORG), this.#snapshots.length);
    const open = this.#random.isOneIn(2) ? this.#closeGate() : undefined;
    try {
      const [before] = this.#snapshots.splice(-depth);
      if (!(await this.#engine.anvil.rpc.request('evm_revert', [before])))
        throw new Error('The engine did not go back.');
      await this.#sealSome(1 + this.#random.below(depth + 1));
    } finally {
      open?.();
    }
  }

  /** @returns A function that reopens the gate. */
  #closeGate(): () => void {
    let open = () => {};
    this.#gate = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  }

  async #restart(): Promise<void> {
    await this.#worker?.close();
    const { anvil, rpcProxy, headProxy } = this.#engine;
    const chain = { rpcUrl: rpcProxy.url, wsUrl: headProxy.url, contracts: anvil.contracts };
    this.#worker = await startIndexer(chain, this.#database.url, { rpcTimeoutMs: RPC_TIMEOUT_MS });
  }

  /** Terminates all database connections. */
  async #disconnect(): Promise<void> {
    await this.#database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'nova-worker%'`,
    );
  }
}

async function waitForHead(anvil: Anvil, { pool }: TestDatabase): Promise<void> {
  const { hash } = await anvil.rpc.request<{ hash: string }>('eth_getBlockByNumber', ['latest', false]);
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select '0x' || encode(block_hash, 'hex') as hash from chain.sync_state`,
    );
    expect(rows).toEqual([{ hash }]);
  }, WAIT);
  await settleIndex(pool, WAIT.timeout);
}

/** Returns the index that an undisturbed indexer builds from the current chain. */
async function indexCleanly(anvil: Anvil): Promise<Record<string, string[]>> {
  const database = await createTestDatabase();
  const worker = await startIndexer(anvil, database.url);
  try {
    await waitForHead(anvil, database);
    return await dumpIndex(database.pool);
  } finally {
    await worker.close();
    await database.drop();
  }
}

async function simulate(seed: number, on: Engine): Promise<void> {
  const { rpc, contracts, ledgerAddress } = on.anvil;
  const snapshot = await rpc.request('evm_snapshot');
  await rpc.request('evm_setAutomine', [false]);
  const { timestamp } = await rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const random = new Random(seed);
  const work = new MixedWork(random, contracts, ATTESTOR, Number(timestamp) - 60);
  const database = await createTestDatabase();
  const simulation = new Simulation(random, work, database, on);
  try {
    await simulation.run();
    const found = await dumpIndex(database.pool);
    const clean = await indexCleanly(on.anvil);
    // Names of contracts are compared too, so the contracts must exist.
    expect({ seed, ledger: await rpc.request('eth_getCode', [ledgerAddress, 'latest']) }).not.toEqual({
      seed,
      ledger: '0x',
    });
    expect({ seed, ...found }).toEqual({ seed, ...clean });
  } finally {
    await simulation.close();
    await database.drop();
    await rpc.request('evm_revert', [snapshot]);
  }
}

function readSeeds(range: string | undefined): number[] {
  if (range === undefined) return [];
  const [first, last = first] = range.split('-').map(Number);
  return [first!, last!];
}

test(
  `the index matches the chain after faults, reorgs and restarts of seeds ${FIRST} to ${LAST}`,
  async () => {
    let current = await startEngine();
    const lived: number[] = [];
    for (let seed = FIRST; seed <= LAST; seed++) {
      if (seed % SEEDS_PER_ENGINE === 0) current = await startEngine();
      try {
        await simulate(seed, current);
      } catch (error) {
        throw new Error(`Seed ${seed} ended otherwise`, { cause: error });
      }
      lived.push(seed);
      // A soak run takes hours and should show its progress.
      if (IS_SOAK) process.stdout.write(`seed ${seed} of ${LAST}\n`);
    }
    expect(lived).toHaveLength(LAST - FIRST + 1);
  },
  (LAST - FIRST + 1) * 6 * 60_000,
);
