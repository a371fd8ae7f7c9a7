import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { MixedWork, type Work } from '@nova/testing/mixed-work';
import { Random } from '@nova/testing/random';
import { sendWork } from '@nova/testing/send-work';
import { type Anvil, startAnvil } from '@nova/testing/start-anvil';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Worker } from '../start-worker.ts';
import { dumpIndex } from '../testing/dump-index.ts';
import { type HeadProxy, startHeadProxy } from '../testing/head-proxy.ts';
import { startIndexer } from '../testing/index-fixture.ts';
import { type Fate, type RpcProxy, startRpcProxy } from '../testing/rpc-proxy.ts';
import { settleIndex } from '../testing/settle-index.ts';

const SEEDS = process.env.NOVA_SOAK === '1' ? 200 : 20;
const ROUNDS = 14;
const DEEPEST_REORG = 20;
const ATTESTOR = testAddressOf('attestor').toLowerCase() as `0x${string}`;
/** Fates of a call on a bad day. */
const BAD_FATES: readonly Fate[] = ['lose_request', 'lose_answer', 'refuse'];
/** One bad call in so many is never answered at all, which takes this long to find out. */
const HANGS_ONE_IN = 25;
const RPC_TIMEOUT_MS = 1_000;
/** These may also answer that there is nothing, though there is: a gap. */
const MAY_FIND_NOTHING = /^eth_getBlock(ByNumber|Receipts)$/;
const WAIT = { timeout: 60_000, interval: 20 };

let anvil: Anvil;
let rpcProxy: RpcProxy;
let headProxy: HeadProxy;
beforeAll(async () => {
  anvil = await startAnvil(TEST_KEYS);
  // Its coins came from nowhere: an index knows of them only once it has sent something.
  const first: Work = { to: ATTESTOR, value: 0n, data: '0x', type: 2 };
  await sendWork(anvil.rpc, TEST_KEYS.attestor, [first], 0);
  [rpcProxy, headProxy] = await Promise.all([startRpcProxy(anvil.rpcUrl), startHeadProxy(anvil.wsUrl)]);
});
afterAll(async () => {
  await Promise.all([rpcProxy.close(), headProxy.close()]);
  await anvil.close();
});

/** One life of an indexer with everything that can go wrong on the way. */
class Simulation {
  readonly #random: Random;
  readonly #work: MixedWork;
  readonly #database: TestDatabase;
  readonly #baseHeight: number;
  #worker: Worker | undefined;
  /** Of a hundred calls so many go wrong. */
  #badness = 0;
  #disconnects = 0;

  constructor(random: Random, work: MixedWork, database: TestDatabase, baseHeight: number) {
    this.#random = random;
    this.#work = work;
    this.#database = database;
    this.#baseHeight = baseHeight;
    // Chance of its own: how often the worker asks must not change what the chain becomes.
    const faults = new Random(random.below(2 ** 32));
    rpcProxy.decide = (method) => {
      if (faults.below(100) >= this.#badness) return 'pass';
      if (faults.isOneIn(HANGS_ONE_IN)) return 'hang';
      return faults.pick(MAY_FIND_NOTHING.test(method) ? [...BAD_FATES, 'find_nothing'] : BAD_FATES);
    };
    headProxy.repeat = () => (this.#badness === 0 ? 1 : faults.below(4));
  }

  async run(): Promise<void> {
    await this.#restart();
    for (let round = 0; round < ROUNDS; round++) {
      this.#badness = this.#random.pick([0, 5, 30]);
      await this.#sealSome();
      if (this.#random.isOneIn(3)) await this.#reorganise();
      if (this.#random.isOneIn(6)) await this.#restart();
      if (this.#random.isOneIn(6) && this.#disconnects++ < 2) await this.#disconnect();
      await new Promise((resolve) => setTimeout(resolve, this.#random.below(60)));
    }
    this.#badness = 0;
    await this.#sealSome();
    await waitForHead(this.#database);
  }

  async close(): Promise<void> {
    await this.#worker?.close();
    rpcProxy.decide = () => 'pass';
    headProxy.repeat = () => 1;
  }

  /** One to four blocks, each with up to four transactions. */
  async #sealSome(): Promise<void> {
    for (let blocks = 1 + this.#random.below(4); blocks > 0; blocks--) {
      const nonce = Number(await anvil.rpc.request('eth_getTransactionCount', [ATTESTOR, 'latest']));
      const work = Array.from({ length: this.#random.below(5) }, (_, index) =>
        this.#work.next(nonce + index),
      );
      await sendWork(anvil.rpc, TEST_KEYS.attestor, work, nonce);
      await anvil.rpc.request('evm_mine');
    }
  }

  async #reorganise(): Promise<void> {
    const height = Number(await anvil.rpc.request('eth_blockNumber'));
    const depth = Math.min(1 + this.#random.below(DEEPEST_REORG), height - this.#baseHeight);
    if (depth > 0) await anvil.rpc.request('anvil_reorg', [depth, []]);
  }

  async #restart(): Promise<void> {
    await this.#worker?.close();
    const chain = { rpcUrl: rpcProxy.url, wsUrl: headProxy.url, contracts: anvil.contracts };
    this.#worker = await startIndexer(chain, this.#database.url, { rpcTimeoutMs: RPC_TIMEOUT_MS });
  }

  /** The database throws everybody out. */
  async #disconnect(): Promise<void> {
    await this.#database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'nova-worker%'`,
    );
  }
}

async function waitForHead({ pool }: TestDatabase): Promise<void> {
  const { hash } = await anvil.rpc.request<{ hash: string }>('eth_getBlockByNumber', ['latest', false]);
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select '0x' || encode(block_hash, 'hex') as hash from chain.sync_state`,
    );
    expect(rows).toEqual([{ hash }]);
  }, WAIT);
  await settleIndex(pool, WAIT.timeout);
}

/** What an undisturbed indexer makes of the chain as it is now. */
async function indexCleanly(): Promise<Record<string, string[]>> {
  const database = await createTestDatabase();
  const worker = await startIndexer(anvil, database.url);
  try {
    await waitForHead(database);
    return await dumpIndex(database.pool);
  } finally {
    await worker.close();
    await database.drop();
  }
}

/**
 * After some reorgs anvil says that older contracts have no code any more, the ledger among them, which no reorg here
 * takes back. What they were called can then be read by nobody who comes later.
 */
async function hasLedgerCode(): Promise<boolean> {
  return (await anvil.rpc.request('eth_getCode', [anvil.ledgerAddress, 'latest'])) !== '0x';
}

function comparable(dump: Record<string, string[]>, hasCode: boolean): Record<string, string[]> {
  const { tokens = [], ...others } = dump;
  return hasCode ? dump : { ...others, tokens: tokens.map((row) => row.split(',')[0]!) };
}

test(
  `through faults, reorgs and restarts of ${SEEDS} seeds the index ends as that of the chain`,
  async () => {
    let seedsWithoutCode = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const snapshot = await anvil.rpc.request('evm_snapshot');
      await anvil.rpc.request('evm_setAutomine', [false]);
      const height = Number(await anvil.rpc.request('eth_blockNumber'));
      const { timestamp } = await anvil.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', [
        'latest',
        false,
      ]);
      const random = new Random(seed);
      const work = new MixedWork(random, anvil.contracts, ATTESTOR, Number(timestamp) - 60);
      const database = await createTestDatabase();
      const simulation = new Simulation(random, work, database, height);
      try {
        await simulation.run();
        const found = await dumpIndex(database.pool);
        const clean = await indexCleanly();
        const hasCode = await hasLedgerCode();
        if (!hasCode) seedsWithoutCode += 1;
        expect({ seed, ...comparable(found, hasCode) }).toEqual({ seed, ...comparable(clean, hasCode) });
      } finally {
        await simulation.close();
        await database.drop();
        await anvil.rpc.request('evm_revert', [snapshot]);
      }
    }
    // Else names would hardly be compared at all.
    expect(seedsWithoutCode).toBeLessThanOrEqual(SEEDS / 5);
  },
  SEEDS * 60_000,
);
