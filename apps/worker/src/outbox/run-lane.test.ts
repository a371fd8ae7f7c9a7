import type { OutboxStatus } from '@nova/db/schema/outbox';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { pino } from 'pino';
import { type Hex, keccak256 } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWorker, type Worker } from '../start-worker.ts';
import { enqueueActions, enqueueWelcomeGas, createAction, randomHex } from '../testing/enqueue-action.ts';
import { type Engine, ENGINES } from '@nova/testing/engines/engines';
import { createLedgerWallet, type LedgerWallet } from '../testing/ledger-wallet.ts';
import { type Fate, type RpcProxy, startRpcProxy } from '../testing/rpc-proxy.ts';
import type { WorkerOptions } from '../worker-options.ts';

const WAIT = { timeout: 20_000, interval: 20 };
/** Block interval of the other engine in seconds, long enough for several actions to share a block. */
const BLOCK_TIME = 0.2;
const SENDER = testAddressOf('attestor').toLowerCase() as Hex;

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let chain: Engine;
  let wallet: LedgerWallet;
  let nowMs: number | null = null;
  const clock = () => nowMs ?? Date.now();
  beforeAll(async () => {
    chain = await startEngine({ clock, blockTime: BLOCK_TIME });
    wallet = createLedgerWallet(chain.rpcUrl, TEST_KEYS.attestor, chain.ledgerAddress);
  });
  afterAll(() => chain.close());

  let database: TestDatabase;
  let proxy: RpcProxy;
  const workers: Worker[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = await startRpcProxy(chain.rpcUrl);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await proxy.close();
    await database.drop();
  });

  async function start(options: Partial<WorkerOptions> = {}): Promise<Worker> {
    const worker = await startWorker({
      databaseUrl: database.url,
      rpcUrl: proxy.url,
      wsUrl: chain.wsUrl,
      contracts: chain.contracts,
      attestorKey: TEST_KEYS.attestor,
      logger: pino({ enabled: false }),
      clock,
      ...options,
    });
    workers.push(worker);
    return worker;
  }

  /** Stops the node, or cuts the connection to one that the test cannot stop. */
  async function sendAway(): Promise<() => Promise<void>> {
    if (chain.stop) {
      await chain.stop();
      return async () => chain.start?.();
    }
    proxy.decide = () => 'lose_request';
    return async () => {
      proxy.decide = () => 'pass';
    };
  }

  interface Row {
    status: OutboxStatus;
    nonce: number | null;
    attempts: number;
    kind: string;
    hash: string | null;
    block: number | null;
    error: string | null;
  }

  async function readOutbox(): Promise<Row[]> {
    const { rows } = await database.pool.query<Row>(
      `select status, nonce::int, attempts, kind, '0x' || encode(transaction_hash, 'hex') as hash,
       block_number::int as block, last_error as error from app.outbox order by id`,
    );
    return rows;
  }

  const waitForStatuses = (statuses: OutboxStatus[]) =>
    vi.waitFor(async () => expect((await readOutbox()).map((row) => row.status)).toEqual(statuses), WAIT);
  const readEarned = (account: Hex) => wallet.read<bigint>('earnedOf', [account]);
  const readChainNonce = () => wallet.client.getTransactionCount({ address: SENDER });

  test('records an enqueued action once, by the transaction that its row names', async () => {
    await start();
    const action = createAction();
    await enqueueActions(database.db, [action]);
    await waitForStatuses(['done']);
    const [row] = await readOutbox();
    const receipt = await wallet.client.getTransactionReceipt({ hash: row!.hash as Hex });
    expect(row).toMatchObject({ block: Number(receipt.blockNumber), attempts: 1, error: null });
    expect(receipt.status).toBe('success');
    expect(await readEarned(action.account)).toBe(40n);
  });

  test('work and blocks of other lanes do not wake a lane', async () => {
    await start({ operatorKey: TEST_KEYS.operator });
    const readPoll = async () => {
      const { rows } = await database.pool.query<{ at: Date }>(
        `select query_start as at from pg_stat_activity
         where datname = current_database() and application_name = 'nova-worker outbox money'`,
      );
      return rows[0]?.at.getTime();
    };
    let done = 0;
    const wasLeftAlone = async () => {
      const before = await readPoll();
      await enqueueActions(database.db, [createAction(), createAction()]);
      done += 2;
      await waitForStatuses(Array.from({ length: done }, () => 'done'));
      return before !== undefined && before === (await readPoll());
    };
    // The lane also polls every few seconds, which may coincide with the check.
    await vi.waitFor(async () => expect(await wasLeftAlone()).toBe(true), { ...WAIT, interval: 500 });
  });

  test('many actions keep their order and skip no nonce', async () => {
    await start();
    const account = randomHex(20);
    const first = await readChainNonce();
    const now = Math.floor(Date.now() / 1000);
    const actions = Array.from({ length: 120 }, (_, i) =>
      createAction(
        i % 12 === 0 ? { account, actionKey: 'nft_trade', occurredAt: now - 86_400 * 2 + i * 4 } : {},
      ),
    );
    // The account's ten trades are on one day, of which the ledger accepts five: send only those.
    const allowed = actions.filter((action, i) => action.account !== account || i < 60);
    await enqueueActions(database.db, allowed);
    await waitForStatuses(allowed.map(() => 'done'));
    const rows = await readOutbox();
    expect(rows.map((row) => row.nonce)).toEqual(allowed.map((_, i) => first + i));
    const blocks = rows.map((row) => row.block!);
    expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
    expect(await readEarned(account)).toBe(125n);
  });

  test('stores a transaction before the node sees it', async () => {
    let stored: Row[] = [];
    let sent: string | undefined;
    proxy.decide = async (method, params): Promise<Fate> => {
      if (method !== 'eth_sendRawTransaction') return 'pass';
      stored = await readOutbox();
      sent = keccak256(params[0] as Hex);
      return 'pass';
    };
    await start();
    await enqueueActions(database.db, [createAction()]);
    await waitForStatuses(['done']);
    expect(stored).toMatchObject([{ status: 'signed', hash: sent }]);
  });

  test('holds a row back until its second is reached', async () => {
    try {
      // The test cannot stop the clock of another engine, so it runs ahead and only the worker holds rows
      // back.
      await chain.runAhead?.(10);
      nowMs = Math.floor(Date.now() / 1000) * 1000 + 400;
      await start();
      const second = Math.floor(nowMs / 1000);
      await enqueueActions(database.db, [
        createAction({ occurredAt: second + 1 }),
        createAction({ occurredAt: second }),
      ]);
      await waitForStatuses(['queued', 'done']);
      nowMs += 599;
      await enqueueActions(database.db, [createAction({ occurredAt: second })]);
      await waitForStatuses(['queued', 'done', 'done']);
      nowMs += 1;
      await waitForStatuses(['done', 'done', 'done']);
      const rows = await readOutbox();
      expect(rows[0]!.nonce).toBeGreaterThan(rows[2]!.nonce!);
    } finally {
      nowMs = null;
    }
  });

  test('an action that was recorded by another sender counts as done, once', async () => {
    await start();
    const action = createAction();
    const hash = await wallet.call('record', wallet.record(action));
    await wallet.client.waitForTransactionReceipt({ hash });
    await enqueueActions(database.db, [action]);
    await waitForStatuses(['done']);
    expect(await readOutbox()).toMatchObject([{ block: null, hash: null }]);
    expect(await readEarned(action.account)).toBe(40n);
  });

  test('rejects enqueuing the same operation twice', async () => {
    const action = createAction();
    await enqueueActions(database.db, [action]);
    await expect(enqueueActions(database.db, [action])).rejects.toThrow(/outbox/);
  });

  test('an action that the ledger permanently rejects raises an alarm and blocks no other', async () => {
    const worker = await start();
    const account = randomHex(20);
    const visits = [
      createAction({ account, actionKey: 'daily_visit' }),
      createAction({ account, actionKey: 'daily_visit' }),
    ];
    await enqueueActions(database.db, [...visits, createAction()]);
    await waitForStatuses(['done', 'failed', 'done']);
    const [, refused] = await readOutbox();
    expect(refused!.error).toMatch(/^DailyCapReached\(\d+\)$/);
    expect(worker.status().alarms).toEqual(['operation_failed']);
    expect(await readEarned(account)).toBe(20n);
  });

  test('an invalid payload fails before it uses a nonce', async () => {
    await start();
    const before = await readChainNonce();
    const action = createAction();
    const nonsense = [
      { ...action, account: '0x12' as const },
      { ...createAction(), occurredAt: 1.5 },
      { ...createAction(), occurredAt: 'yesterday' as unknown as number },
    ];
    await enqueueActions(database.db, [...nonsense, createAction()]);
    await waitForStatuses(['failed', 'failed', 'failed', 'done']);
    expect((await readOutbox()).map((row) => row.nonce)).toEqual([null, null, null, before]);
  });

  test('sends a lost request again unchanged', async () => {
    const seen: string[] = [];
    proxy.decide = (method, params) => {
      if (method !== 'eth_sendRawTransaction') return 'pass';
      seen.push(String(params[0]));
      return seen.length <= 2 ? 'lose_request' : 'pass';
    };
    await start();
    const action = createAction();
    await enqueueActions(database.db, [action]);
    await waitForStatuses(['done']);
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
    expect(await readEarned(action.account)).toBe(40n);
  });

  test('a lost answer causes no second transaction', async () => {
    const before = await readChainNonce();
    let losses = 0;
    proxy.decide = (method) => (method === 'eth_sendRawTransaction' && losses++ < 1 ? 'lose_answer' : 'pass');
    await start();
    const action = createAction();
    await enqueueActions(database.db, [action]);
    await waitForStatuses(['done']);
    expect(await readChainNonce()).toBe(before + 1);
    expect(await readOutbox()).toMatchObject([{ nonce: before, attempts: 1 }]);
  });

  test('credits all actions accepted while the node was unavailable once it is back', async () => {
    const worker = await start();
    const reconnect = await sendAway();
    const actions = Array.from({ length: 100 }, () => createAction());
    await enqueueActions(database.db, actions.slice(0, 50));
    await vi.waitFor(() => expect(worker.status().alarms).toEqual(['node_away']), WAIT);
    await enqueueActions(database.db, actions.slice(50));
    await reconnect();
    await waitForStatuses(actions.map(() => 'done'));
    for (const { account } of actions) expect(await readEarned(account)).toBe(40n);
    expect(worker.status().alarms).toEqual([]);
  });

  test('replaces a nonce that another transaction used', async () => {
    const before = await readChainNonce();
    const stolen = createAction();
    let isFirst = true;
    proxy.decide = async (method): Promise<Fate> => {
      if (method === 'eth_sendRawTransaction' && isFirst) {
        isFirst = false;
        const hash = await wallet.call('record', wallet.record(stolen), before);
        await wallet.client.waitForTransactionReceipt({ hash });
      }
      return 'pass';
    };
    await start();
    const action = createAction();
    await enqueueActions(database.db, [action]);
    await waitForStatuses(['done']);
    expect(await readOutbox()).toMatchObject([{ nonce: before + 1, attempts: 2 }]);
    expect(await readEarned(action.account)).toBe(40n);
    expect(await readEarned(stolen.account)).toBe(40n);
  });

  test('fills a gap of nonces that no row holds with a transfer to itself', async () => {
    const before = await readChainNonce();
    proxy.decide = (method) => (method === 'eth_sendRawTransaction' ? 'lose_request' : 'pass');
    const first = await start();
    const actions = [createAction(), createAction(), createAction()];
    await enqueueActions(database.db, actions);
    await waitForStatuses(['signed', 'signed', 'signed']);
    await first.close();
    await database.pool.query('delete from app.outbox where nonce < $1', [before + 2]);
    proxy.decide = () => 'pass';

    await start();
    await waitForStatuses(['done', 'done', 'done']);
    const rows = await readOutbox();
    expect(rows.map(({ kind, nonce }) => [kind, nonce])).toEqual([
      ['record_action', before + 2],
      ['fill_nonce', before],
      ['fill_nonce', before + 1],
    ]);
    const filler = await wallet.client.getTransaction({ hash: rows[1]!.hash as Hex });
    expect(filler).toMatchObject({ to: SENDER, value: 0n, input: '0x' });
    expect(await readEarned(actions[2]!.account)).toBe(40n);
  });

  test('a signer without funds raises an alarm and continues once it has some', async () => {
    const key = generatePrivateKey();
    const worker = await start({ attestorKey: undefined, gasKey: key });
    await enqueueWelcomeGas(database.db, randomHex(20));
    await vi.waitFor(() => expect(worker.status().alarms).toEqual(['signer_out_of_gas']), WAIT);
    const funder = createLedgerWallet(chain.rpcUrl, TEST_KEYS.deployer, chain.ledgerAddress);
    const { address } = createLedgerWallet(chain.rpcUrl, key, chain.ledgerAddress);
    await funder.client.sendTransaction({ to: address, value: 10n ** 18n, gas: 21_000n });
    await waitForStatuses(['done']);
    await vi.waitFor(() => expect(worker.status().alarms).toEqual([]), WAIT);
  });

  test('a row that the node never accepts fails, and later rows continue', async () => {
    const poisoned = createAction();
    const poison = poisoned.actionId.slice(2);
    proxy.decide = (method, [bytes]) =>
      method === 'eth_sendRawTransaction' && String(bytes).includes(poison) ? 'never_take' : 'pass';
    const worker = await start();
    const before = await readChainNonce();
    const behind = createAction();
    await enqueueActions(database.db, [poisoned, behind]);
    await waitForStatuses(['failed', 'done']);
    const [failed, done] = await readOutbox();
    expect(failed).toMatchObject({
      nonce: before,
      error: 'the node never accepted it: exceeds block gas limit',
    });
    expect(done!.nonce).toBe(before + 1);
    expect(await readEarned(behind.account)).toBe(40n);
    expect(await readEarned(poisoned.account)).toBe(0n);
    expect(worker.status().alarms).toContain('operation_failed');
  });

  test('a signed row of a kind that this version does not know blocks no other', async () => {
    proxy.decide = (method) => (method === 'eth_sendRawTransaction' ? 'lose_request' : 'pass');
    const first = await start();
    const actions = [createAction(), createAction()];
    await enqueueActions(database.db, actions);
    await waitForStatuses(['signed', 'signed']);
    await first.close();
    await database.pool.query(
      `update app.outbox set kind = 'of_tomorrow' where id = (select min(id) from app.outbox)`,
    );
    proxy.decide = () => 'pass';
    await start();
    await waitForStatuses(['done', 'done']);
    for (const { account } of actions) expect(await readEarned(account)).toBe(40n);
  });

  test('a row whose outcome cannot be determined fails after several attempts and blocks no other', async () => {
    const account = randomHex(20);
    const visits = [
      createAction({ account, actionKey: 'daily_visit' }),
      createAction({ account, actionKey: 'daily_visit' }),
    ];
    proxy.replace = (method, [call]) => {
      const { data = '' } = (call ?? {}) as { data?: string };
      return method === 'eth_call' && data.includes(visits[1]!.actionId.slice(2))
        ? { error: { code: -32_000, message: 'missing trie node' } }
        : undefined;
    };
    await start();
    await enqueueActions(database.db, visits);
    await waitForStatuses(['done', 'signed']);
    await enqueueActions(database.db, [createAction()]);
    await waitForStatuses(['done', 'failed', 'done']);
    expect((await readOutbox())[1]!.error).toMatch(/cannot be determined: .*missing trie node/);
  });

  test('a lane runs without the others and their keys', async () => {
    const worker = await start({ attestorKey: undefined, operatorKey: TEST_KEYS.operator });
    const lanes = Object.keys(worker.status().jobs).filter((job) => job.startsWith('outbox'));
    expect(lanes).toEqual(['outbox money']);
    const action = createAction();
    await enqueueActions(database.db, [action]);
    await database.pool.query(
      `insert into app.outbox (lane, kind, operation_id, payload) values ('money', 'fill_nonce', $1, '{}')`,
      [Buffer.alloc(32, 2)],
    );
    await waitForStatuses(['queued', 'failed']);
    expect((await readOutbox())[1]!.error).toBe('not signed: only the worker may create rows of this kind');
  });
});
