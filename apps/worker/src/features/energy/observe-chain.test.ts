import { presaleAbi } from '@nova/abi/presale';
import { REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { pino } from 'pino';
import { encodeAbiParameters, encodeEventTopics, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { sleep } from '../../lib/retries/sleep.ts';
import { createRewardFollower } from './observe-chain.ts';
import { retryAwards } from './retry-awards.ts';

const PRESALE = `0x${'5a'.repeat(20)}` as const;
const BUYER = `0x${'b1'.repeat(20)}` as const;
const USER = '11111111-2222-4333-8444-555555555555';
const WAIT = { timeout: 10_000 };
/** Polling interval of the test in milliseconds, because no event wakes it. */
const POLL_MS = 100;

let database: TestDatabase;
let stop: AbortController;
let following: Promise<void>;

const bytes = (hex: Hex) => Buffer.from(hex.slice(2), 'hex');
const query = (text: string, ...values: unknown[]) => database.pool.query(text, values);
const hash = (text: string) => Buffer.from(text.padEnd(32, '.')).subarray(0, 32);

beforeAll(async () => {
  database = await createTestDatabase();
  await query(
    `insert into app.users (id, name, email, email_verified) values ($1, 'x', 'x@wallet.invalid', false)`,
    USER,
  );
  await query(
    `insert into app.wallets (user_id, address, chain_id, wallet_type) values ($1, $2, 96969, 'test')`,
    USER,
    BUYER,
  );
  await query(
    `insert into chain.contracts (name, address, deployed_at_block) values ('Presale', $1, 1)`,
    bytes(PRESALE),
  );
  for (const { key, points, cooldownSeconds, dailyCap, lifetimeCap, source } of REWARD_CATALOGUE) {
    await query(
      `insert into chain.action_types (action_key, points, cooldown_seconds, daily_cap, lifetime_cap, source, is_active,
         block_number) values ($1, $2, $3, $4, $5, $6, true, 1)`,
      key,
      points,
      cooldownSeconds,
      dailyCap,
      lifetimeCap,
      source,
    );
  }
  await moveHead(10);
}, 60_000);
afterAll(() => database.drop());

/** Runs the two jobs over an index that the test writes itself, which also allows reorgs. */
beforeEach(() => {
  stop = new AbortController();
  following = follow(stop.signal);
});
afterEach(async () => {
  stop.abort();
  await following;
});

async function follow(signal: AbortSignal): Promise<void> {
  const context = {
    db: database.db,
    clock: Date.now,
    logger: pino({ enabled: false }),
    confirmations: 3,
    config: { userHashPepper: 'pepper of throwaway databases' },
  };
  const followRewards = createRewardFollower(context);
  while (!signal.aborted) {
    await followRewards();
    await retryAwards(context);
    await sleep(POLL_MS, signal);
  }
}

const moveHead = (height: number) =>
  query(
    `insert into chain.sync_state (genesis_hash, block_number, block_hash) values ($1, $2, $1)
     on conflict (id) do update set block_number = excluded.block_number`,
    hash('genesis'),
    height,
  );

/** Stores an indexed block with one purchase. @param name Distinguishes its transaction from others. */
async function storePurchase(height: number, name: string): Promise<void> {
  const topics = encodeEventTopics({
    abi: presaleAbi,
    eventName: 'Purchased',
    args: { buyer: BUYER, phase: 1n },
  }) as Hex[];
  const data = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }],
    [10_000_000n, 1_000n, 0n],
  );
  await query(
    `insert into chain.transactions (block_number, tx_index, hash, "from", "to", value, fee, gas_price, gas_used,
       gas_limit, nonce, type, is_successful, input, timestamp)
     values ($1, 0, $2, $3, $4, 0, 1, 1, 1, 1, 1, 2, true, '\\x', now())`,
    height,
    hash(name),
    bytes(BUYER),
    bytes(PRESALE),
  );
  await query(
    `insert into chain.logs (block_number, log_index, tx_index, address, topics, data) values ($1, 0, 0, $2, $3, $4)`,
    height,
    bytes(PRESALE),
    topics.map(bytes),
    bytes(data),
  );
}
/** Makes the database reject every write that belongs to the named purchase. */
async function breakPurchase(name: string): Promise<void> {
  await query(`
    create function app.break_purchase() returns trigger language plpgsql as $$
    begin raise exception 'this row is broken'; end $$`);
  await query(`
    create trigger break_purchase before insert on app.purchase_rewards for each row
    when (new.purchase_ref = '0x${hash(name).toString('hex')}:0') execute function app.break_purchase()`);
}
async function forget(height: number): Promise<void> {
  await query('delete from chain.logs where block_number >= $1', height);
  await query('delete from chain.transactions where block_number >= $1', height);
}
const awarded = async () =>
  (await query(`select request_id from app.actions order by created_at`)).rows.map(
    (row: { request_id: string }) => row.request_id,
  );
const refOf = (name: string) => `presale_purchase:0x${hash(name).toString('hex')}:0`;
/** Waits for several polling intervals. */
const meanwhile = () => new Promise((resolve) => setTimeout(resolve, 1_500));

test('rewards a purchase once it has enough confirmations, and never one that a reorg removed', async () => {
  await storePurchase(9, 'first');
  await storePurchase(10, 'orphaned');
  await meanwhile();
  expect(await awarded()).toEqual([]);

  await moveHead(12);
  await expect.poll(awarded, WAIT).toEqual([refOf('first')]);
  await meanwhile();
  expect(await awarded()).toEqual([refOf('first')]);

  // The engine replaces block 10 by another one that contains a different purchase.
  await forget(10);
  await storePurchase(10, 'standing');
  await moveHead(13);
  await expect.poll(awarded, WAIT).toEqual([refOf('first'), refOf('standing')]);
});

test('rebuilding the index rewards nothing twice', async () => {
  await query('delete from app.chain_cursors');
  // While the index is rebuilt, its head is lower.
  await moveHead(12);
  await meanwhile();
  await moveHead(13);
  await expect
    .poll(async () => (await query('select block_number from app.chain_cursors')).rowCount, WAIT)
    .toBe(1);
  await meanwhile();
  expect(await awarded()).toEqual([refOf('first'), refOf('standing')]);
});

test('an idle cursor follows the chain, so that nothing is read twice', async () => {
  await moveHead(5_000);
  await expect
    .poll(async () => (await query('select block_number from app.chain_cursors')).rows, WAIT)
    .toEqual([{ block_number: '4997' }]);
  await storePurchase(4_998, 'later');
  await moveHead(5_001);
  await expect.poll(awarded, WAIT).toContain(refOf('later'));
});

test('a request ID sent by a client does not block one of the server', async () => {
  await query(
    `insert into app.actions (action_id, user_id, account, user_hash, action_key, points, occurred_at, request_id,
       request_hash)
     values ($1, $2, $3, $1, 'page_visit', 5, 1, $4, $1)`,
    hash('squatted'),
    USER,
    bytes(BUYER),
    refOf('wanted'),
  );
  await storePurchase(5_010, 'wanted');
  await moveHead(5_013);
  const keysOf = async () =>
    (await query('select action_key from app.actions where request_id = $1', refOf('wanted'))).rows.map(
      (row: { action_key: string }) => row.action_key,
    );
  await expect
    .poll(async () => (await keysOf()).toSorted(), WAIT)
    .toEqual(['page_visit', 'presale_purchase']);
});

test('an event whose reward fails blocks no other and is rewarded once possible', async () => {
  await query('delete from app.action_limits');
  await breakPurchase('broken');
  await storePurchase(5_020, 'broken');
  await storePurchase(5_021, 'sound');
  await moveHead(5_024);
  await expect.poll(awarded, WAIT).toContain(refOf('sound'));
  const waiting = async () =>
    (await query('select block_number::int, log_index, attempts from app.waiting_awards')).rows as object[];
  expect(await waiting()).toEqual([{ block_number: 5_020, log_index: 0, attempts: 1 }]);

  const setDue = () => query(`update app.waiting_awards set next_attempt_at = now() - interval '1 hour'`);
  await setDue();
  await expect.poll(waiting, WAIT).toEqual([{ block_number: 5_020, log_index: 0, attempts: 2 }]);
  const { rows } = await query(
    `select extract(epoch from next_attempt_at - now())::int > 60 as is_later from app.waiting_awards`,
  );
  expect(rows).toEqual([{ is_later: true }]);

  await query('drop trigger break_purchase on app.purchase_rewards');
  await setDue();
  await expect.poll(awarded, WAIT).toContain(refOf('broken'));
  expect(await waiting()).toEqual([]);
}, 40_000);
