import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharePot } from './share-pot.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Person {
  readonly isConfirmed?: boolean;
  readonly days?: number;
  readonly points?: number;
  readonly isSuspended?: boolean;
  readonly isDemo?: boolean;
}
let people = 0;

/** Creates an account whose wallet was active until the given day. @returns Its ID and wallet. */
async function newPerson(day: string, person: Person = {}): Promise<{ id: string; wallet: string }> {
  const { isConfirmed = true, days = 7, points = 50, isSuspended = false, isDemo = false } = person;
  const { pool } = database;
  const wallet = (people += 1).toString(16).padStart(40, '0');
  const address = Buffer.from(wallet, 'hex');
  const { rows } = await pool.query<{ id: string }>(
    'insert into app.users (email, email_verified) values ($1, $2) returning id',
    [`${wallet}@example.org`, isConfirmed],
  );
  const { id } = rows[0]!;
  await pool.query('insert into app.wallets (user_id, address, chain_id) values ($1, $2, 96969)', [
    id,
    `0x${wallet}`,
  ]);
  await pool.query('insert into app.used_mailboxes (mailbox_hash, user_id) values ($1, $2)', [address, id]);
  await pool.query(
    `insert into chain.address_days (address, day, actions, points)
     select $1, $2::date - ago, 2, $3 from generate_series(0, $4::int - 1) ago`,
    [address, day, points, days],
  );
  if (isSuspended) {
    await pool.query(`insert into app.suspensions (user_id, reason) values ($1, 'a farm')`, [id]);
  }
  if (isDemo) {
    await pool.query(
      `insert into app.demo_sessions (user_id, address, demo_type, network, expires_at)
       values ($1, $2, 'explore', 'n', now())`,
      [id, address],
    );
  }
  return { id, wallet };
}

const shareOf = async ({ id }: { id: string }) => {
  const { rows } = await database.pool.query<{ accrued_milli: string }>(
    'select accrued_milli from app.pot_shares where user_id = $1',
    [id],
  );
  return rows[0] ? Number(rows[0].accrued_milli) : null;
};
const nothingBought = () => Promise.resolve(0);

test('shares the pot of a day once and equally among the accounts that could convert', async () => {
  const day = '2026-02-07';
  const good = [await newPerson(day), await newPerson(day)];
  const others = [
    await newPerson(day, { isConfirmed: false }),
    await newPerson(day, { days: 6 }),
    await newPerson(day, { points: 49 }),
    await newPerson(day, { isSuspended: true }),
    await newPerson(day, { isDemo: true }),
  ];
  expect(await sharePot(database.db, day, nothingBought)).toBe(2);
  for (const person of good) expect(await shareOf(person)).toBe(200_000);
  for (const person of others) expect(await shareOf(person)).toBeNull();
  expect(await sharePot(database.db, day, nothingBought)).toBe(0);
  expect(await shareOf(good[0]!)).toBe(200_000);
});

test('a hundred accounts share 10,000 points, and more accounts get no more in total', async () => {
  const day = '2026-03-07';
  const crowd = [];
  for (let index = 0; index < 100; index += 1) crowd.push(await newPerson(day));
  expect(await sharePot(database.db, day, nothingBought)).toBe(100);
  expect(await shareOf(crowd[0]!)).toBe(100_000);
  const next = '2026-04-07';
  for (let index = 0; index < 150; index += 1) await newPerson(next);
  expect(await sharePot(database.db, next, nothingBought)).toBe(150);
  const { rows } = await database.pool.query<{ n: number }>(
    `select share_milli as n from app.pot_days where day = $1`,
    [next],
  );
  expect(rows[0]!.n).toBe(66_666);
});

test('an account whose purchases cover a conversion leaves the pot to the others', async () => {
  const day = '2026-05-07';
  const [buyer, other] = [await newPerson(day), await newPerson(day)];
  const request = (wallet: string) => Promise.resolve(wallet === `0x${buyer.wallet}` ? 100 : 99);
  expect(await sharePot(database.db, day, request)).toBe(1);
  expect(await shareOf(buyer)).toBeNull();
  expect(await shareOf(other)).toBe(200_000);
});
