import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertTogether, rowSet, type RowTarget } from './insert-rows.ts';

type Counter = readonly [name: string, value: number];

const COUNTERS: RowTarget<Counter> = {
  table: 'chain.counters',
  columns: [
    ['name', 'text', ([name]) => name],
    ['value', 'bigint', ([, value]) => value],
  ],
  onConflict: 'on conflict (name) do update set value = kept.value + excluded.value',
};
const BALANCES: RowTarget<string> = {
  table: 'chain.pending_balances',
  columns: [['address', 'bytea', (address) => address]],
};

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
beforeEach(() => client.query('truncate chain.counters, chain.pending_balances'));
afterAll(async () => {
  await client.end();
  await database.drop();
});

const readAll = async () => {
  const counters = await client.query(`select name, value::int from chain.counters order by name`);
  const balances = await client.query(`select encode(address, 'hex') as address from chain.pending_balances`);
  return [counters.rows, balances.rows];
};

test('writes rows of several tables in one statement', async () => {
  const query = vi.spyOn(client, 'query');
  await insertTogether(client, [rowSet(COUNTERS, [['a', 1] as const]), rowSet(BALANCES, ['\\x01', '\\x02'])]);
  expect(query).toHaveBeenCalledOnce();
  query.mockRestore();
  expect(await readAll()).toEqual([[{ name: 'a', value: 1 }], [{ address: '01' }, { address: '02' }]]);
});

test('a table without rows changes nothing, and the same statement serves any number of rows', async () => {
  await insertTogether(client, [rowSet(COUNTERS, [['a', 1] as const]), rowSet(BALANCES, [])]);
  await insertTogether(client, [
    rowSet(COUNTERS, [['a', 2] as const, ['b', 5]]),
    rowSet(BALANCES, ['\\x03']),
  ]);
  const counters = [
    { name: 'a', value: 3 },
    { name: 'b', value: 5 },
  ];
  expect(await readAll()).toEqual([counters, [{ address: '03' }]]);
  const plans = await client.query(`select from pg_prepared_statements where name like 'insert together%'`);
  expect(plans.rowCount).toBe(1);
});

test('without any rows, no statement is sent', async () => {
  const query = vi.spyOn(client, 'query');
  await insertTogether(client, [rowSet(COUNTERS, []), rowSet(BALANCES, [])]);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('a rejected row leaves nothing of its statement behind', async () => {
  await client.query(`insert into chain.pending_balances (address) values ('\\x01')`);
  const sets = [rowSet(COUNTERS, [['a', 1] as const]), rowSet(BALANCES, ['\\x01'])];
  await expect(insertTogether(client, sets)).rejects.toThrow(/duplicate key/);
  expect(await readAll()).toEqual([[], [{ address: '01' }]]);
});
