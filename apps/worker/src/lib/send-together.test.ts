import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runInTransaction } from './run-in-transaction.ts';
import { sendTogether } from './send-together.ts';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url, pipeline: true });
  await client.connect();
});
beforeEach(() => client.query('truncate chain.counters'));
afterAll(async () => {
  await client.end();
  await database.drop();
});

const write = (name: string) =>
  client.query('insert into chain.counters (name, value) values ($1, 1)', [name]);
const readNames = async () =>
  (await client.query<{ name: string }>('select name from chain.counters order by name')).rows.map(
    ({ name }) => name,
  );

test('returns the results in the order of the statements', async () => {
  const results = await runInTransaction(client, () =>
    sendTogether([write('a').then(() => 'first'), write('b').then(() => 2)]),
  );
  expect(results).toEqual(['first', 2]);
  expect(await readNames()).toEqual(['a', 'b']);
});

test('nothing remains of statements that are sent after one of them has failed', async () => {
  const writeLater = async () => {
    await write('early');
    await sleep(50);
    await write('late');
  };
  const failing = runInTransaction(client, () =>
    sendTogether([writeLater(), client.query('select 1 / 0'), write('behind')]),
  );
  await expect(failing).rejects.toThrow('division by zero');
  await sleep(100);
  expect(await readNames()).toEqual([]);
});

test('the error is the one that made the transaction fail, even if a later statement reports first', async () => {
  const passOn = async (statement: Promise<unknown>) =>
    await sendTogether([statement.then((result) => result)]);
  const failing = runInTransaction(client, () =>
    sendTogether([passOn(passOn(client.query('select 1 / 0'))), write('behind')]),
  );
  await expect(failing).rejects.toThrow('division by zero');
});
