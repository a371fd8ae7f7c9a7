import { enqueueAll } from '@nova/db/enqueue';
import { outbox } from '@nova/db/schema/outbox';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAction } from '../testing/enqueue-action.ts';
import { LIST_QUEUED, OutboxStore } from './outbox-store.ts';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const nowSeconds = () => Math.floor(Date.now() / 1000);

const enqueueSome = async (count: number, values: Parameters<typeof createAction>[0] = {}) => {
  const actions = Array.from({ length: count }, () => createAction(values));
  await enqueueAll(
    database.db,
    { lane: 'actions', kind: 'record_action' },
    actions.map((action) => ({ operationId: action.actionId, payload: { ...action } })),
  );
  return actions.map((action) => action.actionId);
};

test('lists rows in the order in which they were queued, without those of other lanes', async () => {
  const ids = await enqueueSome(20);
  const store = new OutboxStore(client, 'actions');
  const listed = await store.listQueued(['record_action'], nowSeconds(), 16);
  expect(listed.rows.map((row) => row.operationId)).toEqual(ids.slice(0, 16));
  const other = new OutboxStore(client, 'money');
  expect(await other.listQueued(['record_action'], nowSeconds(), 16)).toEqual({ rows: [], nextDue: null });
});

test('tells when the next row becomes due once no further row is due', async () => {
  const [soon, later] = [nowSeconds() + 3_600, nowSeconds() + 7_200];
  await database.db.delete(outbox);
  await enqueueSome(1, { occurredAt: later });
  await enqueueSome(1, { occurredAt: soon });
  const store = new OutboxStore(client, 'actions');
  const list = (limit: number) => store.listQueued(['record_action'], nowSeconds(), limit);
  expect(await list(16)).toEqual({ rows: [], nextDue: soon });
  await enqueueSome(2);
  expect((await list(16)).rows).toHaveLength(2);
  expect((await list(16)).nextDue).toBe(soon);
  // Later rows are not read while more rows may be due.
  expect((await list(2)).nextDue).toBeNull();
});

test('a plan cached with many open rows reads only open rows after all of them are done', async () => {
  await enqueueSome(3_000);
  await client.query('analyze app.outbox');
  // Generic plan, as the lane's connection caches it after a few executions.
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query({ name: 'kept', text: LIST_QUEUED, values: ['actions', ['record_action'], 0, 16, []] });
  await client.query(`update app.outbox set status = 'done'`);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain execute kept ('actions', array['record_action'], 0, 16, array[]::bigint[])`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('outbox_open');
  expect(plan).not.toContain('outbox_pkey');
});
