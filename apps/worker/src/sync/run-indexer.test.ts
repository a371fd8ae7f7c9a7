import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keccak256, stringToHex } from 'viem';
import type { Worker } from '../start-worker.ts';
import { createAction, randomHex } from '../testing/enqueue-action.ts';
import { type Engine, ENGINES } from '@nova/testing/engines/engines';
import { type ChainAddress, readStats, startIndexer } from '../testing/index-fixture.ts';
import { createLedgerWallet, type LedgerWallet } from '../testing/ledger-wallet.ts';

const WAIT = { timeout: 20_000, interval: 20 };

let database: TestDatabase;
const workers: Worker[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await database.drop();
});

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let chain: Engine;
  let attestor: LedgerWallet;
  let deployer: LedgerWallet;
  beforeAll(async () => {
    chain = await startEngine();
    attestor = createLedgerWallet(chain.rpcUrl, TEST_KEYS.attestor, chain.ledgerAddress);
    deployer = createLedgerWallet(chain.rpcUrl, TEST_KEYS.deployer, chain.ledgerAddress);
  });
  afterAll(() => chain.close());

  async function index(address: ChainAddress = chain): Promise<Worker> {
    const worker = await startIndexer(address, database.url);
    workers.push(worker);
    return worker;
  }

  async function countTransactions(height: number): Promise<number> {
    let count = 0;
    for (let number = 0; number <= height; number++) {
      count += await attestor.client.getBlockTransactionCount({ blockNumber: BigInt(number) });
    }
    return count;
  }

  async function record(action = createAction()) {
    const hash = await attestor.call('record', attestor.record(action));
    return { ...action, receipt: await attestor.client.waitForTransactionReceipt({ hash }) };
  }

  test('a block, its transaction and its logs match the node’s answers', async () => {
    const worker = await index();
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
    const milliseconds = row.timestamp.getTime() % 1000;
    expect(milliseconds).toBe(chain.isOurs ? Number.parseInt(block.extraData.slice(12, 16), 16) : 0);

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

  test('the figures of an account match the ledger through spending, revocations and debt', async () => {
    const worker = await index();
    const spender = attestor.address;
    const roleOf = (name: string) => keccak256(stringToHex(name));
    const hash = await deployer.call('grantRole', [roleOf('SPENDER_ROLE'), spender]);
    await deployer.client.waitForTransactionReceipt({ hash });
    const account = randomHex(20);
    const now = Math.floor(Date.now() / 1000);
    const first = createAction({ account, actionKey: 'welcome_bonus', occurredAt: now });
    const send = (action: typeof first) => attestor.call('record', attestor.record(action));
    const last = await chain.sealTogether(async () => {
      await send(first);
      await send(createAction({ account, actionKey: 'page_visit', occurredAt: now }));
      await attestor.call('spend', [randomHex(32), account, 900n]);
      await attestor.call('revoke', [first.actionId]);
      // 5 of the 40 points first pay the remaining debt.
      return send(createAction({ account, occurredAt: now }));
    });
    const receipt = await attestor.client.waitForTransactionReceipt({ hash: last });
    expect(receipt.transactionIndex).toBe(chain.isOurs ? 0 : 4);
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(receipt.blockNumber)), WAIT);

    expect(await readStats(database.pool, account)).toEqual({
      transactions: 5,
      actions: 3,
      earned: 45,
      spendable: 0,
    });
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

  test('totals match the ledger and the chain', async () => {
    const worker = await index();
    const hash = await chain.sealTogether(async () => {
      await attestor.call('record', attestor.record(createAction()));
      return attestor.call('record', attestor.record(createAction()));
    });
    const receipt = await attestor.client.waitForTransactionReceipt({ hash });
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(receipt.blockNumber)), WAIT);
    const { rows } = await database.pool.query('select name, value::int from chain.counters');
    const { rows: seen } = await database.pool.query(
      `select count(*) as addresses from (select address from chain.address_transactions
         union select holder from chain.token_balances) known`,
    );
    const moves = await attestor.client.getContractEvents({
      abi: actionLedgerAbi,
      address: chain.ledgerAddress,
      eventName: 'Transfer',
      fromBlock: 0n,
    });
    expect(Object.fromEntries(rows.map((row) => [row.name, row.value]))).toEqual({
      blocks: Number(receipt.blockNumber) + 1,
      // One in each block except the first; on another engine, as counted.
      transactions: chain.isOurs
        ? Number(receipt.blockNumber)
        : await countTransactions(Number(receipt.blockNumber)),
      actions: Number(await attestor.read('recordedActions')),
      energy: Number(await attestor.read('totalEarned')),
      addresses: Number(seen[0].addresses),
      // The ledger's points appear as a token.
      tokens: 1,
      token_transfers: moves.length,
    });
    const { rows: types } = await database.pool.query(
      `select points::int, cooldown_seconds::int, daily_cap, lifetime_cap, source, is_active
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

  test('open pages receive a block, and the user receives their action in it', async () => {
    const worker = await index();
    await vi.waitFor(
      () => expect(worker.status().chainBlock ?? worker.indexedBlock()).toBeGreaterThan(0),
      WAIT,
    );
    const action = createAction();
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
            action: expect.objectContaining({ action_id: action.actionId, points: 40, is_revoked: false }),
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

  test('finds new blocks without a WebSocket', async () => {
    const worker = await index({ ...chain, wsUrl: 'ws://127.0.0.1:9' });
    const { receipt } = await record();
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(receipt.blockNumber)), WAIT);
  });

  test('a catch-up announces only the newest blocks, and indexes a failed transaction as failed', async () => {
    const nonce = await attestor.client.getTransactionCount({ address: attestor.address });
    const height = Number(await attestor.client.getBlockNumber());
    const unknown = attestor.record(createAction({ account: `0x${'00'.repeat(20)}` }));
    const sent = await chain.sealTogether(() =>
      Promise.all(Array.from({ length: 250 }, (_, i) => attestor.call('record', unknown, nonce + i))),
    );
    // Another engine puts them into few blocks, each as full as possible.
    await chain.mine?.(250);
    await attestor.client.waitForTransactionReceipt({ hash: sent.at(-1)! });
    const top = Number(await attestor.client.getBlockNumber({ cacheTime: 0 }));
    expect(top).toBe(chain.isOurs ? height + 250 : top);
    const worker = await index();
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(top), WAIT);
    const { rows } = await database.pool.query(`select count(*)::int as n from app.realtime_events`);
    expect(rows[0].n).toBeLessThanOrEqual(200);
    const { rows: failed } = await database.pool.query(
      'select count(*)::int as n from chain.transactions where not is_successful and block_number > $1',
      [height],
    );
    expect(failed[0].n).toBe(250);
  });
});

test('the handler covers every event of the ledger interface', () => {
  const handled = ['ActionRecorded', 'ActionRevoked', 'ActionTypeSet', 'PointsSpent', 'Transfer'];
  const events = actionLedgerAbi.filter((item) => item.type === 'event').map((item) => item.name);
  expect(events.filter((name) => !/^(Role|Default|Approval)/.test(name)).sort()).toEqual(handled);
});
