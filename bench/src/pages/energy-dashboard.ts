import path from 'node:path';
import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { openDatabase } from '@nova/db/database';
import { startPostgres } from '@nova/db/embedded/start-postgres';
import { TestUser } from '@nova/testing/test-user';
import { encodeEventTopics } from 'viem';
import { markdownTable } from '../markdown-table.ts';
import { PostClient } from '../post-json.ts';
import { runNova, withDataFolder } from '../running-nova.ts';
import { latencyOf } from '../statistics.ts';

const REQUESTS = 400;
const CLIENTS = 4;
/** Actions of other people beside one own. */
const OTHERS = 3;
/** One of so many transactions is a conversion of somebody else. */
const CONVERSION_EVERY = 8;
/** Above every block that the chain itself will seal during the run. */
const FIRST_BLOCK = 10_000_000;
const [CONVERTED] = encodeEventTopics({ abi: communityRewardsAbi, eventName: 'Converted' });
const KEYS = ['page_visit', 'button_click', 'energy_collection', 'referral_share', 'referral'];

/** Every answer that dashboard and referral page ask for, of an account with so many actions among those of others. */
export async function measureDashboard(ownActions: number): Promise<string> {
  return withDataFolder(async (dataDir) => {
    const postgres = await startPostgres({ dataDir: path.join(dataDir, 'bench') });
    const nova = await runNova(dataDir, { DATABASE_URL: postgres.url });
    try {
      const user = new TestUser(nova.url);
      await user.signIn();
      await fillActions(postgres.url, user, ownActions);
      return await measureReads(nova.url, user, ownActions);
    } finally {
      await nova.stop();
      await postgres.stop();
    }
  });
}

/** A block, a transaction and an action each, three months of them, made by PostgreSQL itself out of numbers. */
async function fillActions(url: string, user: TestUser, own: number): Promise<void> {
  const all = own * (OTHERS + 1);
  const account = `'\\x${user.address.slice(2)}'::bytea`;
  const of = `case when n % ${OTHERS + 1} = 0 then ${account} else substring(sha256(('other ' || n % 5000)::bytea) from 1 for 20) end`;
  const hash = (what: string) => `sha256(('${what} ' || n)::bytea)`;
  const key = `(array['${KEYS.join("','")}'])[1 + n % ${KEYS.length}]`;
  const at = `(now() - interval '90 days' * (1 - n::float / ${all}))`;
  const rows = `from generate_series(1, ${all}) n`;
  const block = `${FIRST_BLOCK} + n`;
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    for (const statement of [
      'set synchronous_commit = off',
      `insert into chain.blocks (number, hash, parent_hash, timestamp, size, gas_used, gas_limit, base_fee_per_gas,
          transaction_count, miner, state_root, transactions_root, receipts_root, extra_data)
        select ${block}, ${hash('block')}, ${hash('parent')}, ${at}, 900, 75000, 30000000, 0, 1, '\\x00', '\\x00', '\\x00',
          '\\x00', '\\x00' ${rows}`,
      `insert into chain.transactions (block_number, tx_index, hash, "from", "to", value, fee, gas_price, gas_used,
          gas_limit, nonce, type, is_successful, input, timestamp)
        select ${block}, 0, ${hash('transaction')}, '\\x01', '\\x02', 0, 1, 1, 75000, 200000, n, 2, true, '\\x', ${at} ${rows}`,
      `insert into chain.actions (block_number, log_index, tx_index, action_id, account, user_hash, action_key, points,
          occurred_at, timestamp)
        select ${block}, 0, 0, ${hash('action')}, ${of}, ${hash('user')}, ${key}, 5, extract(epoch from ${at})::bigint, ${at}
        ${rows}`,
      `insert into chain.logs (block_number, log_index, tx_index, address, topics, data)
        select ${block}, 1, 0, (select address from chain.contracts where name = 'CommunityRewards'),
          array['\\x${CONVERTED.slice(2)}'::bytea, decode(repeat('00', 12), 'hex') || substring(${hash('converter')} from 1 for 20)],
          decode(lpad('64', 64, '0') || lpad('de0b6b3a7640000', 64, '0') || repeat('00', 32), 'hex')
        ${rows} where n % ${CONVERSION_EVERY} = 0`,
      `insert into chain.address_transactions (address, block_number, tx_index)
        select account, block_number, 0 from chain.actions where block_number > ${FIRST_BLOCK}`,
      `insert into app.actions (action_id, user_id, account, user_hash, action_key, points, occurred_at, request_id,
          request_hash, created_at)
        select action_id, '${user.userId}', account, user_hash, action_key, points, occurred_at,
          'request ' || block_number, action_id, timestamp
        from chain.actions where block_number > ${FIRST_BLOCK} and account = ${account}`,
      `insert into chain.address_days (address, day, transactions, actions, points)
        select account, (timestamp at time zone 'UTC')::date, count(*), count(*), sum(points) from chain.actions
        where block_number > ${FIRST_BLOCK} group by 1, 2
        on conflict (address, day) do update set actions = excluded.actions, points = excluded.points`,
      `insert into chain.address_stats (address, transaction_count, action_count, energy_earned, energy_spendable,
          first_activity, last_activity)
        select account, count(*), count(*), sum(points), sum(points), min(timestamp), max(timestamp)
        from chain.actions where block_number > ${FIRST_BLOCK} group by 1
        on conflict (address) do update set action_count = excluded.action_count,
          energy_earned = excluded.energy_earned, energy_spendable = excluded.energy_spendable`,
      'vacuum analyze',
    ]) {
      await pool.query(statement);
    }
  } finally {
    await close();
  }
}

type Read = readonly [title: string, ask: (client: PostClient, user: TestUser) => Promise<unknown>];

const call = (action: string, fields: object = {}): Read[1] => {
  const body = (user: TestUser) => ({ action, wallet_address: user.address, ...fields });
  return (client, user) => client.post('/functions/v1/energy-points', body(user), user.accessToken);
};
const get =
  (url: string): Read[1] =>
  (client, user) =>
    client.get(url.replace('{a}', user.address), user.accessToken);

const READS: readonly Read[] = [
  ['balance', call('get_user_points')],
  ['progress of today', get('/api/v1/energy/progress?wallet_address={a}')],
  ['last 20 actions', call('get_user_actions', { limit: 20 })],
  ['last 100 actions', call('get_user_actions', { limit: 100 })],
  ['7 days', call('get_daily_summary', { days: 7 })],
  ['30 days', call('get_daily_summary', { days: 30 })],
  ['rank', get('/api/v1/energy/rank?wallet_address={a}')],
  ['checklist of the conversion', get('/api/v1/energy/conversion?wallet_address={a}')],
  ['conversions', get('/api/v1/energy/conversions?wallet_address={a}')],
  ['notifications', get('/api/v1/notifications?limit=20')],
  ['referrals: figures', get('/api/v1/referrals')],
  ['referrals: friends', get('/api/v1/referrals/friends')],
];

async function measureReads(url: string, user: TestUser, own: number): Promise<string> {
  const client = new PostClient(url);
  const rows: (string | number)[][] = [];
  for (const [title, ask] of READS) {
    for (let index = 0; index < 20; index += 1) await ask(client, user);
    const timesMs: number[] = [];
    let left = REQUESTS;
    const one = async () => {
      while (left-- > 0) {
        const startedAt = performance.now();
        await ask(client, user);
        timesMs.push(performance.now() - startedAt);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, one));
    const { p50Ms, p99Ms, maxMs } = latencyOf(timesMs);
    rows.push([title, p50Ms, p99Ms, maxMs]);
    console.log(rows.at(-1));
  }
  client.close();
  return [
    `The dashboard of an account with ${own} actions among ${own * (OTHERS + 1)}; ${CLIENTS} clients, ${REQUESTS} requests a row:`,
    markdownTable(['answer', 'p50 ms', 'p99 ms', 'max ms'], rows),
  ].join('\n\n');
}
