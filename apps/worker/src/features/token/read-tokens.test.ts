import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { encodeAbiParameters } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Worker } from '../../start-worker.ts';
import { createAction } from '../../testing/enqueue-action.ts';
import { startIndexer } from '../../testing/index-fixture.ts';
import { createLedgerWallet } from '../../testing/ledger-wallet.ts';
import { type RpcProxy, startRpcProxy } from '../../testing/rpc-proxy.ts';
import { settleIndex } from '../../testing/settle-index.ts';

const DECIMALS = '0x313ce567';
const OWNER = '0x8da5cb5b';
const CONTRACT_URI = '0xe8a3d485';

let chain: TestChain;
let proxy: RpcProxy;
let database: TestDatabase;
let worker: Worker | undefined;
beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), createTestDatabase()]);
  proxy = await startRpcProxy(chain.rpcUrl);
});
afterAll(async () => {
  await worker?.close();
  await proxy.close();
  await chain.close();
  await database.drop();
});

test('retries a call that a node could not answer at that moment', async () => {
  let refusals = 0;
  proxy.replace = (method, [call]) => {
    const isDecimals = method === 'eth_call' && (call as { data: string }).data === DECIMALS;
    if (!isDecimals || ++refusals > 1) return undefined;
    return {
      error: { code: -32_602, message: 'BlockOutOfRangeError: block height is 6 but requested was 7' },
    };
  };
  const attestor = createLedgerWallet(chain.rpcUrl, TEST_KEYS.attestor, chain.ledgerAddress);
  await attestor.call('record', attestor.record(createAction({ actionKey: 'daily_visit' })));
  worker = await startIndexer({ ...chain, rpcUrl: proxy.url }, database.url);
  const readToken = async () =>
    (await database.pool.query('select name, symbol, decimals, metadata_state from chain.tokens')).rows;
  await vi.waitFor(async () => expect(await readToken()).toHaveLength(1), { timeout: 20_000, interval: 20 });
  await settleIndex(database.pool);
  expect(refusals).toBe(2);
  expect(await readToken()).toEqual([
    { name: 'Energy Points', symbol: 'EP', decimals: 0, metadata_state: 'read' },
  ]);
});

test('reads the owner of a token of the factory again', async () => {
  const owner = `0x${'0b'.repeat(20)}` as const;
  let refusals = 0;
  proxy.replace = (method, [call]) => {
    if (method !== 'eth_call') return undefined;
    const { data } = call as { data: string };
    if (data === CONTRACT_URI)
      return { result: encodeAbiParameters([{ type: 'string' }], ['https://nova.example.org/x.json']) };
    if (data !== OWNER) return undefined;
    return ++refusals > 1
      ? { result: encodeAbiParameters([{ type: 'address' }], [owner]) }
      : { error: { code: -32_602, message: 'BlockOutOfRangeError: block height is 6 but requested was 7' } };
  };
  const { pool } = database;
  await pool.query(
    `insert into chain.created_tokens
       (address, creator, owner, initial_supply, block_number, log_index, tx_index, "timestamp")
     select address, address, address, 7, 1, 0, 0, now() from chain.tokens`,
  );
  await pool.query('insert into chain.pending_tokens (address) select address from chain.tokens');
  const readOwner = async () =>
    (await pool.query(`select '0x' || encode(owner, 'hex') as owner, contract_uri from chain.created_tokens`))
      .rows;
  await vi.waitFor(
    async () =>
      expect(await readOwner()).toEqual([{ owner, contract_uri: 'https://nova.example.org/x.json' }]),
    { timeout: 20_000, interval: 20 },
  );
  expect(refusals).toBe(2);
});

test('a contract that never answers is called alone with counted attempts, and other tokens get their names', async () => {
  const slow = `0x${'5a'.repeat(20)}` as const;
  let callsOfSlow = 0;
  proxy.decide = (method, [call]) => {
    if (method !== 'eth_call' || (call as { to: string }).to !== slow) return 'pass';
    callsOfSlow += 1;
    return 'hang';
  };
  proxy.replace = () => undefined;
  const { pool } = database;
  await pool.query(
    `insert into chain.tokens (address, kind, total_supply, holder_count, transfer_count, first_block_number)
     values ($1, 'erc20', 0, 0, 1, 1)`,
    [Buffer.from(slow.slice(2), 'hex')],
  );
  await pool.query(`update chain.tokens set name = null, metadata_state = 'pending' where address <> $1`, [
    Buffer.from(slow.slice(2), 'hex'),
  ]);
  await pool.query('insert into chain.pending_tokens (address) select address from chain.tokens');
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select token.name, pending.attempts > 0 as was_tried
         from chain.tokens token left join chain.pending_tokens pending using (address) order by name`,
      );
      expect(rows).toEqual([
        { name: 'Energy Points', was_tried: null },
        { name: null, was_tried: true },
      ]);
    },
    { timeout: 20_000, interval: 50 },
  );
  const before = callsOfSlow;
  // Given up after six attempts alone; the fifth is brought forward here.
  await pool.query('update chain.pending_tokens set attempts = 5, next_attempt_at = now()');
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select metadata_state, (select count(*)::int from chain.pending_tokens) as waiting
         from chain.tokens where name is null`,
      );
      expect(rows).toEqual([{ metadata_state: 'missing', waiting: 0 }]);
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(callsOfSlow).toBeGreaterThan(before);
});
