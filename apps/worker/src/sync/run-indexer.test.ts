import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { encodeActionKey } from '@nova/shared/energy/catalogue';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keccak256, stringToHex } from 'viem';
import { startWorker, type Worker, type WorkerOptions } from '../start-worker.ts';
import { dumpIndex } from '../testing/dump-index.ts';
import { makeAction, randomHex } from '../testing/enqueue-action.ts';
import { createLedgerWallet, type LedgerWallet } from '../testing/ledger-wallet.ts';
import { type Anvil, startAnvil } from '../testing/start-anvil.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const CHEAP_TYPE = { points: 7, cooldown: 0, dailyCap: 0, lifetimeCap: 0, source: 1, active: true };

let database: TestDatabase;
const workers: Worker[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await database.drop();
});

/** An indexer and nothing else. */
async function index(
  chain: { rpcUrl: string; wsUrl: string; ledgerAddress: `0x${string}` },
  databaseUrl = database.url,
  options: Partial<WorkerOptions> = {},
): Promise<Worker> {
  const { rpcUrl, wsUrl, ledgerAddress } = chain;
  const logger = pino({ enabled: false });
  const worker = await startWorker({ databaseUrl, rpcUrl, wsUrl, ledgerAddress, logger, ...options });
  workers.push(worker);
  return worker;
}

/** What an indexer that starts from nothing makes of the chain as it is now. */
async function indexFromScratch(chain: Parameters<typeof index>[0]): Promise<Record<string, string[]>> {
  const other = await createTestDatabase();
  const worker = await index(chain, other.url);
  try {
    const height = Number((await await fetchRpc(chain.rpcUrl, 'eth_blockNumber')) as string);
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(height), WAIT);
    return await dumpIndex(other.pool);
  } finally {
    await worker.close();
    await other.drop();
  }
}

async function fetchRpc(url: string, method: string, params: unknown[] = []): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { result: unknown }).result;
}

async function readStats(address: `0x${string}`) {
  const { rows } = await database.pool.query(
    `select transaction_count::int as transactions, action_count::int as actions, energy_earned::int as earned,
       energy_spendable::int as spendable from chain.address_stats where address = $1`,
    [Buffer.from(address.slice(2), 'hex')],
  );
  return rows[0] as Record<string, number> | undefined;
}

describe('on our own node', () => {
  let chain: TestChain;
  let attestor: LedgerWallet;
  let deployer: LedgerWallet;
  beforeAll(async () => {
    chain = await startTestChain();
    attestor = createLedgerWallet(chain.rpcUrl, TEST_KEYS.attestor, chain.ledgerAddress);
    deployer = createLedgerWallet(chain.rpcUrl, TEST_KEYS.deployer, chain.ledgerAddress);
  });
  afterAll(() => chain.close());

  async function record(action = makeAction()) {
    const hash = await attestor.call('record', attestor.record(action));
    return { ...action, receipt: await attestor.client.waitForTransactionReceipt({ hash }) };
  }

  test('a block, its transaction and its logs say what the node says', async () => {
    const worker = await index(chain);
    const { receipt } = await record();
    const height = Number(receipt.blockNumber);
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(height), WAIT);
    const block = await attestor.client.getBlock({ blockNumber: receipt.blockNumber });
    const sent = await attestor.client.getTransaction({ hash: receipt.transactionHash });

    const [row] = (await database.pool.query('select * from chain.blocks where number = $1', [height])).rows;
    const hex = (bytes: Buffer) => `0x${bytes.toString('hex')}`;
    expect(hex(row.hash)).toBe(block.hash);
    expect(hex(row.parent_hash)).toBe(block.parentHash);
    expect(hex(row.state_root)).toBe(block.stateRoot);
    expect(hex(row.extra_data)).toBe(block.extraData);
    expect(hex(row.miner)).toBe(block.miner.toLowerCase());
    expect([row.size, Number(row.gas_used), Number(row.gas_limit), row.transaction_count]).toEqual([
      Number(block.size),
      Number(block.gasUsed),
      Number(block.gasLimit),
      1,
    ]);
    expect(Math.floor(row.timestamp.getTime() / 1000)).toBe(Number(block.timestamp));
    expect(row.timestamp.getTime() % 1000).toBe(Number.parseInt(block.extraData.slice(12, 16), 16));

    const [tx] = (
      await database.pool.query('select * from chain.transactions where block_number = $1', [height])
    ).rows;
    expect([hex(tx.hash), hex(tx.from), hex(tx.to), hex(tx.input), tx.contract_address]).toEqual([
      sent.hash,
      sent.from.toLowerCase(),
      sent.to?.toLowerCase(),
      sent.input,
      null,
    ]);
    expect([tx.fee, tx.gas_price, tx.value].map(BigInt)).toEqual([
      receipt.gasUsed * receipt.effectiveGasPrice,
      receipt.effectiveGasPrice,
      0n,
    ]);
    expect([Number(tx.nonce), tx.type, tx.is_successful]).toEqual([sent.nonce, 2, true]);

    const { rows: logs } = await database.pool.query(
      'select * from chain.logs where block_number = $1 order by log_index',
      [height],
    );
    expect(logs.map((log) => ({ topics: log.topics.map(hex), data: hex(log.data) }))).toEqual(
      receipt.logs.map((log) => ({ topics: log.topics, data: log.data })),
    );
    expect(logs).toHaveLength(2);
  });

  test('figures of an account are those of the ledger, through spending, revoking and debt', async () => {
    const worker = await index(chain);
    const spender = attestor.address;
    const roleOf = (name: string) => keccak256(stringToHex(name));
    await deployer.call('grantRole', [roleOf('SPENDER_ROLE'), spender]);
    const account = randomHex(20);
    const now = Math.floor(Date.now() / 1000);
    const first = await record(makeAction({ account, actionKey: 'welcome_bonus', occurredAt: now }));
    await record(makeAction({ account, actionKey: 'page_visit', occurredAt: now }));
    await attestor.call('spend', [randomHex(32), account, 900n]);
    await attestor.call('revoke', [first.actionId]);
    // 5 of 40 pay off what is left of the debt first.
    const { receipt } = await record(makeAction({ account, occurredAt: now }));
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(receipt.blockNumber)), WAIT);

    expect(await readStats(account)).toEqual({ transactions: 5, actions: 3, earned: 45, spendable: 0 });
    expect(await attestor.read('earnedOf', [account])).toBe(45n);
    expect(await attestor.read('balanceOf', [account])).toBe(0n);
    const { rows: days } = await database.pool.query(
      'select transactions, actions, points::int from chain.address_days where address = $1',
      [Buffer.from(account.slice(2), 'hex')],
    );
    expect(days).toEqual([{ transactions: 5, actions: 3, points: 45 }]);
    const { rows: revoked } = await database.pool.query(
      'select action_key from chain.actions where account = $1 and revoked_block_number is not null',
      [Buffer.from(account.slice(2), 'hex')],
    );
    expect(revoked).toEqual([{ action_key: 'welcome_bonus' }]);
  });

  test('totals are those of the ledger and the chain', async () => {
    const worker = await index(chain);
    const { receipt } = await record();
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(receipt.blockNumber)), WAIT);
    const { rows } = await database.pool.query('select name, value::int from chain.counters');
    expect(Object.fromEntries(rows.map((row) => [row.name, row.value]))).toEqual({
      blocks: Number(receipt.blockNumber) + 1,
      transactions: Number(receipt.blockNumber),
      actions: Number(await attestor.read('recordedActions')),
      energy: Number(await attestor.read('totalEarned')),
    });
    const { rows: types } = await database.pool.query(
      `select points, cooldown_seconds, daily_cap, lifetime_cap, source, is_active
       from chain.action_types where action_key = 'energy_collection'`,
    );
    expect(types).toEqual([
      {
        points: 40,
        cooldown_seconds: 14_400,
        daily_cap: 3,
        lifetime_cap: 0,
        source: 'browser',
        is_active: true,
      },
    ]);
  });

  test('open pages hear of a block, and the person behind an action of it', async () => {
    const worker = await index(chain);
    await vi.waitFor(
      () => expect(worker.status().chainBlock ?? worker.indexedBlock()).toBeGreaterThan(0),
      WAIT,
    );
    const action = makeAction();
    const bytes = (hex: string) => Buffer.from(hex.slice(2), 'hex');
    const { rows: users } = await database.pool.query(
      `insert into app.users (email) values ('a@nova.invalid') returning id`,
    );
    await database.pool.query(
      `insert into app.actions (action_id, user_id, account, user_hash, action_key, points, occurred_at,
         request_id, request_hash) values ($1, $2, $3, $4, $5, 40, $6, 'r', '')`,
      [
        bytes(action.actionId),
        users[0].id,
        bytes(action.account),
        bytes(action.userHash),
        action.actionKey,
        action.occurredAt,
      ],
    );
    const { receipt } = await record(action);
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(receipt.blockNumber)), WAIT);
    const { rows: events } = await database.pool.query(
      `select channel, data from app.realtime_events where (data->'block'->>'number')::int = $1
       or data->'action'->>'block_number' is not null order by id`,
      [Number(receipt.blockNumber)],
    );
    expect(events).toEqual([
      {
        channel: 'blocks',
        data: {
          type: 'block',
          block: expect.objectContaining({
            number: Number(receipt.blockNumber),
            hash: receipt.blockHash,
            from: attestor.address,
            to: chain.ledgerAddress,
            action: expect.objectContaining({ actionId: action.actionId, points: 40, isRevoked: false }),
          }),
        },
      },
      {
        channel: `user:${users[0].id}`,
        data: {
          type: 'action',
          action: {
            action_id: action.actionId,
            action_key: 'energy_collection',
            points: 40,
            occurred_at: new Date(action.occurredAt * 1000).toISOString(),
            status: 'sealed',
            block_number: Number(receipt.blockNumber),
            block_hash: receipt.blockHash,
            transaction_hash: receipt.transactionHash,
          },
        },
      },
    ]);
  });

  test('new blocks are found without a WebSocket too', async () => {
    const worker = await index({ ...chain, wsUrl: 'ws://127.0.0.1:9' });
    const { receipt } = await record();
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(receipt.blockNumber)), WAIT);
  });

  test('a catch-up announces only the newest blocks, and a failed transaction is indexed as failed', async () => {
    const nonce = await attestor.client.getTransactionCount({ address: attestor.address });
    const height = Number(await attestor.client.getBlockNumber());
    const unknown = attestor.record(makeAction({ account: `0x${'00'.repeat(20)}` }));
    const last = await Promise.all(
      Array.from({ length: 250 }, (_, i) => attestor.call('record', unknown, nonce + i)),
    );
    const receipt = await attestor.client.waitForTransactionReceipt({ hash: last.at(-1)! });
    const worker = await index(chain);
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(receipt.blockNumber)), WAIT);
    expect(Number(receipt.blockNumber)).toBe(height + 250);
    const { rows } = await database.pool.query(`select count(*)::int as n from app.realtime_events`);
    expect(rows[0].n).toBeLessThanOrEqual(200);
    const { rows: failed } = await database.pool.query(
      'select count(*)::int as n from chain.transactions where not is_successful and block_number > $1',
      [height],
    );
    expect(failed[0].n).toBe(250);
  });
});

describe('on an engine with several transactions in a block and reorgs', () => {
  let anvil: Anvil;
  let attestor: LedgerWallet;
  let curator: LedgerWallet;
  beforeEach(async () => {
    anvil = await startAnvil(TEST_KEYS);
    attestor = createLedgerWallet(anvil.rpcUrl, TEST_KEYS.attestor, anvil.ledgerAddress);
    curator = createLedgerWallet(anvil.rpcUrl, TEST_KEYS.curator, anvil.ledgerAddress);
  });
  afterEach(() => anvil.close());

  /** One block with these ledger calls, in this order. */
  async function sealTogether(calls: (() => Promise<unknown>)[]): Promise<number> {
    await anvil.rpc.request('evm_setAutomine', [false]);
    for (const call of calls) await call();
    await anvil.rpc.request('evm_mine');
    await anvil.rpc.request('evm_setAutomine', [true]);
    return Number(await anvil.rpc.request('eth_blockNumber'));
  }

  const record = (values: Parameters<typeof makeAction>[0]) => () =>
    attestor.call('record', attestor.record(makeAction({ occurredAt: OCCURRED_AT, ...values })));
  const OCCURRED_AT = Math.floor(Date.now() / 1000) - 3_600;

  test('several transactions in a block are told apart', async () => {
    const worker = await index(anvil);
    const [a, b] = [randomHex(20), randomHex(20)];
    const height = await sealTogether([
      record({ account: a, actionKey: 'page_visit' }),
      record({ account: b, actionKey: 'daily_visit' }),
      record({ account: a, actionKey: 'button_click' }),
    ]);
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(height), WAIT);
    expect(await readStats(a)).toEqual({ transactions: 2, actions: 2, earned: 7, spendable: 7 });
    expect(await readStats(b)).toEqual({ transactions: 1, actions: 1, earned: 20, spendable: 20 });
    const { rows } = await database.pool.query(
      'select tx_index, log_index, action_key from chain.actions where block_number = $1 order by log_index',
      [height],
    );
    expect(rows).toEqual([
      { tx_index: 0, log_index: 0, action_key: 'page_visit' },
      { tx_index: 1, log_index: 2, action_key: 'daily_visit' },
      { tx_index: 2, log_index: 4, action_key: 'button_click' },
    ]);
  });

  test('a reorg leaves exactly what an index of the new chain holds', async () => {
    const worker = await index(anvil);
    const [kept, lost] = [randomHex(20), randomHex(20)];
    const old = makeAction({ account: kept, actionKey: 'welcome_bonus', occurredAt: OCCURRED_AT });
    await sealTogether([
      () => attestor.call('record', attestor.record(old)),
      () => curator.call('setActionType', [encodeActionKey('page_visit'), { ...CHEAP_TYPE, points: 6 }]),
    ]);
    await sealTogether([record({ account: kept, actionKey: 'daily_visit' })]);
    // From here on everything is taken back.
    await sealTogether([
      record({ account: kept, actionKey: 'button_click' }),
      record({ account: lost, actionKey: 'daily_visit' }),
      () => attestor.call('revoke', [old.actionId]),
    ]);
    const height = await sealTogether([
      () => curator.call('setActionType', [encodeActionKey('page_visit'), CHEAP_TYPE]),
      record({ account: lost, actionKey: 'page_visit' }),
    ]);
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(height), WAIT);
    expect(await readStats(lost)).toEqual({ transactions: 2, actions: 2, earned: 27, spendable: 27 });
    expect(await readStats(kept)).toEqual({ transactions: 4, actions: 3, earned: 22, spendable: 22 });

    await anvil.rpc.request('anvil_reorg', [2, []]);
    const newHash = await anvil.rpc.request<{ hash: string }>('eth_getBlockByNumber', ['latest', false]);
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select '0x' || encode(block_hash, 'hex') as hash from chain.sync_state`,
      );
      expect(rows).toEqual([{ hash: newHash.hash }]);
    }, WAIT);
    expect(await readStats(lost)).toBeUndefined();
    expect(await readStats(kept)).toEqual({ transactions: 2, actions: 2, earned: 1020, spendable: 1020 });
    expect(await dumpIndex(database.pool)).toEqual(await indexFromScratch(anvil));
  });

  test('a reorg noticed only after a restart is taken back all the same', async () => {
    const first = await index(anvil);
    const account = randomHex(20);
    const height = await sealTogether([record({ account })]);
    await vi.waitFor(() => expect(first.indexedBlock()).toBe(height), WAIT);
    await first.close();
    await anvil.rpc.request('anvil_reorg', [1, []]);
    const after = await sealTogether([record({ account: randomHex(20) })]);
    const second = await index(anvil);
    await vi.waitFor(() => expect(second.indexedBlock()).toBe(after), WAIT);
    expect(await readStats(account)).toBeUndefined();
    expect(await dumpIndex(database.pool)).toEqual(await indexFromScratch(anvil));
  });

  test('a node that is merely shorter proves nothing', async () => {
    const worker = await index(anvil);
    const snapshot = await anvil.rpc.request('evm_snapshot');
    const account = randomHex(20);
    const height = await sealTogether([record({ account })]);
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(height), WAIT);
    await anvil.rpc.request('evm_revert', [snapshot]);
    await vi.waitFor(() => expect(worker.status().alarms).toContain('node_behind'), WAIT);
    expect(worker.indexedBlock()).toBe(height);
    expect(await readStats(account)).toMatchObject({ actions: 1 });
    // Other blocks in their place do prove it.
    const other = randomHex(20);
    await sealTogether([record({ account: other })]);
    await vi.waitFor(async () => expect(await readStats(other)).toMatchObject({ actions: 1 }), WAIT);
    expect(await readStats(account)).toBeUndefined();
    expect(worker.status().alarms).toEqual([]);
  });

  test('a reorg beyond the finality window halts the indexer and touches nothing', async () => {
    const worker = await index(anvil, database.url, { finalityWindow: 2 });
    let height = 0;
    for (let i = 0; i < 4; i++) height = await sealTogether([record({})]);
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(height), WAIT);
    const before = await dumpIndex(database.pool);
    await anvil.rpc.request('anvil_reorg', [4, []]);
    await anvil.rpc.request('evm_mine');
    await vi.waitFor(() => expect(worker.status().jobs.indexer).toBe('halted'), WAIT);
    expect(worker.status()).toMatchObject({ isHealthy: false, alarms: ['reorg_too_deep'] });
    expect(await dumpIndex(database.pool)).toEqual(before);
  });
});

test('the ledger interface has no event that the handler would overlook', () => {
  const handled = ['ActionRecorded', 'ActionRevoked', 'ActionTypeSet', 'PointsSpent', 'Transfer'];
  const events = actionLedgerAbi.filter((item) => item.type === 'event').map((item) => item.name);
  expect(events.filter((name) => !/^(Role|Default|Approval)/.test(name)).sort()).toEqual(handled);
});
