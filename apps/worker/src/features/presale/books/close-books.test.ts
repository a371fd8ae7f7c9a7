import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBooks } from './close-books.ts';

const PURCHASE = Buffer.alloc(32, 1);
const LINE = `insert into app.presale_ledger (purchase_id, kind, asset, amount, debit, credit, evidence, at)
  values ($1, 'refund', $2, $3, $4, $5, $6, now())`;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into app.presale_purchases (id, method, status, wallet_address, buyer_key, phase, usdt_amount, nova_tokens,
       bonus_tokens, created_at)
     values ($1, 'usdt', 'completed', '0x01', $1, 1, 1, 1, 0, now())`,
    [PURCHASE],
  );
});
afterEach(() => database.drop());

let lines = 0;
const post = (debit: string, credit: string, amount: number, asset = 'USDT') =>
  database.pool.query(LINE, [PURCHASE, asset, amount, debit, credit, `evidence ${++lines}`]);
const readClosing = async () =>
  (
    await database.pool.query(
      `select account, asset, amount::int as amount, ledger_id::int as line from app.presale_closing order by 2 desc, 1`,
    )
  ).rows;

test('stores the sum of each account up to the last line, and computes it again each time', async () => {
  await closeBooks(database.db);
  expect(await readClosing()).toEqual([]);
  await post('treasury', 'owed', 10);
  await post('owed', 'sales', 4);
  await post('buyers', 'presale', 7, 'NAC');
  await closeBooks(database.db);
  expect(await readClosing()).toEqual([
    { account: 'owed', asset: 'USDT', amount: -6, line: 3 },
    { account: 'sales', asset: 'USDT', amount: -4, line: 3 },
    { account: 'treasury', asset: 'USDT', amount: 10, line: 3 },
    { account: 'buyers', asset: 'NAC', amount: 7, line: 3 },
    { account: 'presale', asset: 'NAC', amount: -7, line: 3 },
  ]);
  await post('owed', 'treasury', 6);
  await closeBooks(database.db);
  expect((await readClosing())[0]).toEqual({ account: 'owed', asset: 'USDT', amount: 0, line: 4 });
});

test('does not close the books past a line that is numbered but not committed', async () => {
  await post('treasury', 'owed', 10);
  await closeBooks(database.db);
  const before = await readClosing();
  const late = await database.pool.connect();
  await late.query('begin');
  await late.query(LINE, [PURCHASE, 'USDT', 1, 'card', 'owed', 'late']);
  await post('treasury', 'owed', 100);
  await closeBooks(database.db);
  expect(await readClosing()).toEqual(before);
  await late.query('commit');
  late.release();
  await closeBooks(database.db);
  expect(await readClosing()).toEqual([
    { account: 'card', asset: 'USDT', amount: 1, line: 3 },
    { account: 'owed', asset: 'USDT', amount: -111, line: 3 },
    { account: 'treasury', asset: 'USDT', amount: 110, line: 3 },
  ]);
});

test('runs at the same time close the books once', async () => {
  await post('treasury', 'owed', 10);
  await Promise.all(Array.from({ length: 8 }, () => closeBooks(database.db)));
  expect(await readClosing()).toEqual([
    { account: 'owed', asset: 'USDT', amount: -10, line: 1 },
    { account: 'treasury', asset: 'USDT', amount: 10, line: 1 },
  ]);
});
