import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createEmptyDatabase, type EmptyDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dumpDatabase, loadDatabase } from './copy-database.ts';
import { migrate, migrateToOlder, readKnownMigrations } from './migrate.ts';

/** The version before wallets had networks and conversions required a person. */
const OLDER = 23;

let folder: string;
let source: EmptyDatabase;
let target: EmptyDatabase;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'nova-copy-')), 'database');
  source = await createEmptyDatabase();
  target = await createEmptyDatabase();
});
afterEach(async () => {
  await source.drop();
  await target.drop();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
const ADD_USER = `insert into app.users (name, email) values ('Ada', 'ada@example.org')`;

test('a copy of an older version is loaded into its own tables and then migrated', async () => {
  await migrateToOlder(source.url, OLDER);
  await query(source.url, ADD_USER);
  const copy = await dumpDatabase(source.url, folder);
  expect(copy.migrations).toEqual(readKnownMigrations().slice(0, OLDER));

  await loadDatabase(target.url, folder, copy);
  const users = 'select name, email from app.users';
  expect(await query(target.url, users)).toEqual([{ name: 'Ada', email: 'ada@example.org' }]);
  const applied = 'select hash from drizzle.__drizzle_migrations order by created_at';
  expect((await query(target.url, applied)).map(({ hash }) => hash)).toEqual(readKnownMigrations());
});

test('sums that triggers keep are loaded once, and follow the rows afterwards', async () => {
  await migrate(source.url);
  const add = (id: number) =>
    `insert into app.presale_purchases (id, method, status, wallet_address, buyer_key, phase, usdt_amount, nova_tokens,
       bonus_tokens, created_at)
     values ('\\x0${id}', 'usdt', 'completed', '0x01', '\\x01', 1, 7, 1, 0, now());
     insert into app.presale_ledger (purchase_id, kind, asset, amount, debit, credit, evidence, at)
     values ('\\x0${id}', 'payment', 'USDT', 7, 'treasury', 'owed', 'transaction', now())`;
  const sums = `select sum(completed)::int as completed, sum(usdt_units)::int as units, sum(logged)::int as logged
    from app.presale_sum_changes`;
  await query(source.url, add(1));
  const copy = await dumpDatabase(source.url, folder);
  await loadDatabase(target.url, folder, copy);
  expect(await query(target.url, sums)).toEqual([{ completed: 1, units: 7, logged: 1 }]);
  await query(target.url, add(2));
  expect(await query(target.url, sums)).toEqual([{ completed: 2, units: 14, logged: 2 }]);
});

test('a copy of a newer version is refused, and the database stays empty', async () => {
  await migrate(source.url);
  const copy = await dumpDatabase(source.url, folder);
  const newer = { ...copy, migrations: [...copy.migrations, 'a migration of next year'] };
  await expect(loadDatabase(target.url, folder, newer)).rejects.toThrow(
    'Restore it with the version that created it',
  );
  expect(await query(target.url, `select to_regclass('app.users') as users`)).toEqual([{ users: null }]);
});

test('a copy is not restored to a database with data or with newer tables', async () => {
  await migrateToOlder(source.url, OLDER);
  const copy = await dumpDatabase(source.url, folder);
  await migrate(target.url);
  await expect(loadDatabase(target.url, folder, copy)).rejects.toThrow('newer schema than the backup');
  await query(source.url, ADD_USER);
  await expect(loadDatabase(source.url, folder, copy)).rejects.toThrow('already contains data');
});
