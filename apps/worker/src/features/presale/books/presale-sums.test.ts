import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { rounds } from '@nova/testing/rounds';
import { Client, type ClientBase } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, migrateToOlder } from '@nova/db/migrate';

/** The version before the database kept the sums. */
const OLDER = 38;
const STORED = `select coalesce(sum(completed), 0)::text as completed, coalesce(sum(usdt_units), 0)::text as usdt,
  coalesce(sum(with_bonus), 0)::text as bonus, coalesce(sum(simulated_units), 0)::text as simulated,
  coalesce(sum(logged), 0)::text as logged from app.presale_sum_changes`;
const COUNTED = `select count(*)::text as completed, coalesce(sum(usdt_amount), 0)::text as usdt,
    (count(*) filter (where bonus_tokens > 0))::text as bonus,
    coalesce(sum(usdt_amount) filter (where is_simulated), 0)::text as simulated,
    (select count(distinct purchase_id) from app.presale_ledger)::text as logged
  from app.presale_purchases where status = 'completed'`;
const STATUSES = ['quoted', 'paid', 'completed', 'completed', 'refund_due', 'refunded'];
const KINDS = ['payment', 'delivery', 'coins', 'bonus', 'refund'];
/** Few purchases, so that the writers of a round often choose the same ones. */
const PURCHASES = 12;
const WRITERS = 6;

const ADD_PURCHASES = `insert into app.presale_purchases (id, method, status, is_simulated, wallet_address, buyer_key, phase,
    usdt_amount, nova_tokens, bonus_tokens, created_at)
  select decode(lpad(to_hex(n), 64, '0'), 'hex'), 'card', $2, n % 3 = 0, '0x01', '\\x01', 1, 10 * n, 1, n % 2, now()
  from unnest($1::int[]) n`;
const ADD_ENTRIES = `insert into app.presale_ledger (purchase_id, kind, asset, amount, debit, credit, evidence, at)
  select id, $2, 'USDT', 1, 'card', 'owed', $3, now() from app.presale_purchases
  where id in (select decode(lpad(to_hex(n), 64, '0'), 'hex') from unnest($1::int[]) n)`;
const OF_PURCHASES = `(select decode(lpad(to_hex(n), 64, '0'), 'hex') from unnest($1::int[]) n)`;

/** Pseudorandom numbers in [0, 1); only the order of the writers differs between runs. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = createRandom(20_260);

let database: TestDatabase;
let clients: Client[];
beforeEach(async () => {
  database = await createTestDatabase();
  clients = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      // Each deadlock of the random writers would last a second.
      await client.query(`set deadlock_timeout = '5ms'`);
      return client;
    }),
  );
});
afterEach(async () => {
  for (const client of clients) await client.end();
  await database.drop();
});

const readOne = async (client: Pick<ClientBase, 'query'>, text: string) =>
  (await client.query<Record<string, string>>(text)).rows[0];
const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
const pickPurchases = () =>
  [...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pickPurchase()))].toSorted(
    (a, b) => a - b,
  );
const pickPurchase = () => 1 + Math.floor(random() * PURCHASES);

let entries = 0;
const CHANGES: readonly ((client: Client) => Promise<unknown>)[] = [
  (client) => client.query(ADD_PURCHASES, [pickPurchases(), pick(STATUSES)]),
  (client) => client.query(`${ADD_PURCHASES} on conflict do nothing`, [pickPurchases(), pick(STATUSES)]),
  (client) =>
    client.query(`${ADD_PURCHASES} on conflict (id) do update set status = excluded.status`, [
      pickPurchases(),
      pick(STATUSES),
    ]),
  (client) =>
    client.query(`update app.presale_purchases set status = $2 where id in ${OF_PURCHASES}`, [
      pickPurchases(),
      pick(STATUSES),
    ]),
  (client) =>
    client.query(
      `update app.presale_purchases set usdt_amount = usdt_amount + 1, bonus_tokens = 1 - bonus_tokens,
         is_simulated = not is_simulated where id in ${OF_PURCHASES}`,
      [pickPurchases()],
    ),
  (client) =>
    client.query(`update app.presale_purchases set refunded_amount = 1 where id in ${OF_PURCHASES}`, [
      pickPurchases(),
    ]),
  (client) => client.query(ADD_ENTRIES, [pickPurchases(), pick(KINDS), `evidence ${++entries}`]),
  (client) => client.query(ADD_ENTRIES, [pickPurchases(), 'refund', `evidence ${++entries}`]),
  (client) =>
    client.query(`delete from app.presale_ledger where kind = $2 and purchase_id in ${OF_PURCHASES}`, [
      pickPurchases(),
      pick(KINDS),
    ]),
  (client) =>
    client.query(`delete from app.presale_ledger where purchase_id in ${OF_PURCHASES}`, [pickPurchases()]),
  (client) =>
    client.query(
      `delete from app.presale_purchases purchase where id in ${OF_PURCHASES}
         and not exists (select from app.presale_ledger where purchase_id = purchase.id)`,
      [pickPurchases()],
    ),
  (client) => client.query('select app.merge_presale_sums()'),
];
/** Taken keys, missing purchases and deadlocks: expected of writers that choose at random. */
const EXPECTED = new Set(['23505', '23503', '40P01']);

async function writeTransaction(client: Client): Promise<void> {
  await client.query('begin');
  for (let step = 0; step < 4; step++) {
    await client.query('savepoint step');
    try {
      await pick(CHANGES)(client);
      if (random() < 0.2) await client.query('rollback to step');
    } catch (error) {
      if (!EXPECTED.has((error as { code: string }).code)) throw error;
      await client.query('rollback to step');
    }
  }
  await client.query(random() < 0.25 ? 'rollback' : 'commit');
}

test('the sums equal the counted figures after any statements of concurrent transactions', async () => {
  let changed = 0;
  for (let round = 0; round < rounds(60, 1_000); round++) {
    await Promise.all(clients.map((client) => writeTransaction(client)));
    if (round % 10 === 9) await clients[0]!.query('select app.merge_presale_sums()');
    const counted = await readOne(clients[0]!, COUNTED);
    expect(await readOne(clients[0]!, STORED)).toEqual(counted);
    if (counted!.completed !== '0' && counted!.logged !== '0') changed++;
  }
  expect(changed).toBeGreaterThan(0);
}, 300_000);

test('a purchase whose first entries come from two transactions at once counts once', async () => {
  const [first, second] = clients as [Client, Client];
  await first.query(ADD_PURCHASES, [[1], 'paid']);
  await first.query('begin');
  await first.query(ADD_ENTRIES, [[1], 'payment', 'a']);
  const waiting = second.query(ADD_ENTRIES, [[1], 'delivery', 'b']);
  const isWaiting = `select exists (select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock')::text as waits`;
  await expect.poll(() => readOne(first, isWaiting)).toEqual({ waits: 'true' });
  await first.query('commit');
  await waiting;
  expect((await readOne(first, STORED))!.logged).toBe('1');
});

test('a statement that changes no figure adds no row, and a merge leaves one', async () => {
  const [client] = clients as [Client];
  const count = async () => (await readOne(client, 'select count(*) from app.presale_sum_changes'))!.count;
  await client.query(ADD_PURCHASES, [[1, 2], 'quoted']);
  await client.query(`update app.presale_purchases set reason = 'pause'`);
  expect(await count()).toBe('1');
  await client.query(`update app.presale_purchases set status = 'completed'`);
  await client.query(`update app.presale_purchases set reason = null`);
  await client.query(ADD_ENTRIES, [[1, 2], 'payment', 'a']);
  await client.query(ADD_ENTRIES, [[1, 2], 'delivery', 'a']);
  expect(await count()).toBe('3');
  await client.query('select app.merge_presale_sums()');
  expect(await count()).toBe('1');
  expect(await readOne(client, STORED)).toEqual({
    completed: '2',
    usdt: '30',
    bonus: '1',
    simulated: '0',
    logged: '2',
  });
});

test('merges at the same time, and rows committed during one, keep the sums', async () => {
  const [first, second, third] = clients as [Client, Client, Client];
  await first.query(ADD_PURCHASES, [[1], 'completed']);
  await third.query('begin');
  await third.query(ADD_PURCHASES, [[2], 'completed']);
  await first.query('begin');
  await first.query('select app.merge_presale_sums()');
  const other = second.query('select app.merge_presale_sums()');
  await third.query('commit');
  await first.query('commit');
  await other;
  expect((await readOne(first, STORED))!.completed).toBe('2');
});

test('a migration of existing purchases starts with their sums', async () => {
  const older = await createEmptyDatabase();
  const client = new Client({ connectionString: older.url });
  try {
    await migrateToOlder(older.url, OLDER);
    await client.connect();
    await client.query(ADD_PURCHASES, [[1, 2, 3, 4], 'completed']);
    await client.query(ADD_PURCHASES, [[5, 6], 'paid']);
    await client.query(ADD_ENTRIES, [[1, 2, 3, 4, 5], 'payment', 'a']);
    await client.query(ADD_ENTRIES, [[1, 2], 'delivery', 'a']);
    await migrate(older.url);
    const expected = { completed: '4', usdt: '100', bonus: '2', simulated: '30', logged: '5' };
    expect(await readOne(client, STORED)).toEqual(expected);
    await client.query(`update app.presale_purchases set status = 'completed' where usdt_amount = 50`);
    expect(await readOne(client, STORED)).toEqual({ ...expected, completed: '5', usdt: '150', bonus: '3' });
  } finally {
    await client.end();
    await older.drop();
  }
});
