import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { enqueue } from './enqueue.ts';
import { openDatabaseOver } from './database.ts';
import { retryFailed } from './retry-failed.ts';
import type { ProcessRole } from './roles.ts';

let database: TestDatabase;
const clients = new Map<ProcessRole, Client>();
beforeAll(async () => {
  database = await createTestDatabase();
  for (const role of ['api', 'worker'] as const) {
    const client = new Client({ connectionString: database.urlOf(role) });
    await client.connect();
    clients.set(role, client);
  }
});
afterAll(async () => {
  for (const client of clients.values()) await client.end();
  await database.drop();
});
beforeEach(async () => {
  for (const client of clients.values()) await client.query('begin');
});
afterEach(async () => {
  for (const client of clients.values()) await client.query('rollback');
});

const INSUFFICIENT_PRIVILEGE = '42501';
const as = (role: ProcessRole) => clients.get(role)!;
const HASH = `'\\x${'11'.repeat(32)}'::bytea`;
const COUNT_OWN_TABLE = `create temporary table mine (like app.presale_purchases);
  create trigger mine after insert on mine referencing new table as new_rows
    for each statement execute function app.add_purchase_sums()`;

test.each([
  ['change a row of the outbox', `update app.outbox set payload = '{}'`],
  ['have a row done again', `update app.outbox set status = 'queued'`],
  ['remove a row of the outbox', 'delete from app.outbox'],
  [
    'put a row into the outbox as if it were signed',
    `insert into app.outbox (lane, kind, operation_id, payload, status, signed_at)
     values ('gas', 'send_gas', ${HASH}, '{}', 'signed', now())`,
  ],
  ['forget that a payment has delivered', 'delete from app.payment_evidence'],
  ['have a payment deliver elsewhere', `update app.payment_evidence set purchase_id = ${HASH}`],
  [
    'call a payment settled',
    `insert into app.payment_evidence (evidence, purchase_id, reservation_id) values ('card:pi', ${HASH}, ${HASH})`,
  ],
  ['call a payment over the bridge verified', `update app.bridge_payments set status = 'verified'`],
  ['change the amount of a payment', 'update app.bridge_payments set units = 1'],
  ['sign a permit', `update app.conversion_permits set signature = ${HASH}, status = 'signed'`],
  [
    'say that transactions of a key are older',
    `update chain.transactions set timestamp = now() - interval '2 days'`,
  ],
  ['write a balance', 'delete from chain.token_balances'],
  ['change the books', 'update app.presale_ledger set amount = 1'],
  [
    'add to the sums of the presale',
    `insert into app.presale_sum_changes (completed, usdt_units, with_bonus, simulated_units, logged)
     values (1, 1, 0, 0, 1)`,
  ],
  ['remove the sums of the presale', 'delete from app.presale_sum_changes'],
  ['merge the sums of the presale', 'select app.merge_presale_sums()'],
  ['add to the sums of the presale with a trigger of its own', COUNT_OWN_TABLE],
  ['change how much of a phase is sold', 'update app.presale_phases set minted = 0'],
  ['have events of the chain counted again', 'update app.chain_cursors set block_number = 0'],
  ['drop an event that is to be tried again', 'delete from app.chain_event_retries'],
  ['drop points that are to be awarded', 'delete from app.waiting_awards'],
  ['say what a change of the catalogue is to become', `update app.catalogue_changes set wanted = '{}'`],
  ['end a change of the catalogue', 'delete from app.catalogue_changes'],
  ['clear the counts of attempts', 'delete from app.rate_limits'],
  ['clean the log of administrators', 'delete from app.audit_log'],
  ['empty a table', 'truncate app.outbox'],
  ['change a table', 'alter table app.outbox drop column signer'],
  ['make a table', 'create table app.mine (id integer)'],
  ['make a role', 'create role mine'],
  ['take the role of the worker', 'set role nova_worker'],
])('the role of the api cannot %s', async (_what, statement) => {
  await expect(as('api').query(statement)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
});

test('the role of the api adds an outbox row and retries a failed one', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into app.outbox (lane, kind, operation_id, payload, status, last_error)
     values ('gas', 'drip', '\\x22', '{}', 'failed', 'no room'), ('gas', 'drip', '\\x33', '{}', 'done', null)
     returning id`,
  );
  const [failed, done] = rows.map(({ id }) => Number(id)) as [number, number];
  const db = openDatabaseOver(as('api'));
  await enqueue(db, { lane: 'gas', kind: 'drip', operationId: '0x44', payload: { to: '0x55' } });
  expect(await retryFailed(db, failed)).toEqual({ lastError: 'no room' });
  expect(await retryFailed(db, done)).toBeNull();
  const outboxRows = await as('api').query('select status from app.outbox order by id');
  expect(outboxRows.rows).toEqual([{ status: 'queued' }, { status: 'done' }, { status: 'queued' }]);
});

test('the role of the api starts a catalog change', async () => {
  const { rowCount } = await as('api').query(
    `insert into app.catalogue_changes (action_key, operation_id, wanted, created_at)
     values ('daily_check_in', ${HASH}, '{}', now())`,
  );
  expect(rowCount).toBe(1);
});

test.each([
  ['clean the log of administrators', 'delete from app.audit_log'],
  ['change what an administrator changed', `update app.audit_changes set after = null`],
  ['remove lines of the books', 'delete from app.presale_ledger'],
  [
    'add to the sums of the presale',
    `insert into app.presale_sum_changes (completed, usdt_units, with_bonus, simulated_units, logged)
     values (1, 1, 0, 0, 1)`,
  ],
  ['change the sums of the presale', 'update app.presale_sum_changes set completed = 0'],
  ['remove the sums of the presale', 'delete from app.presale_sum_changes'],
  ['add to the sums of the presale with a trigger of its own', COUNT_OWN_TABLE],
  ['change the counts of attempts', 'update app.rate_limits set points = 0'],
  ['count an attempt', `insert into app.rate_limits values ('a', 1, 1)`],
  ['change a table', 'alter table app.outbox drop column signer'],
  ['hide which migrations were made', 'delete from drizzle.__drizzle_migrations'],
  ['make a role', 'create role mine'],
])('the role of the worker cannot %s', async (_what, statement) => {
  await expect(as('worker').query(statement)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
});

test('the role of the worker processes the outbox, stores evidence and writes the projection', async () => {
  await as('worker').query(`update app.outbox set status = 'done' where id = 0`);
  await as('worker').query(
    `insert into app.payment_evidence (evidence, purchase_id, reservation_id) values ('card:pi', ${HASH}, ${HASH})`,
  );
  await as('worker').query('delete from chain.token_balances where holder = $1', [Buffer.alloc(20)]);
  await as('worker').query('lock table app.presale_ledger in share mode');
  const { rows } = await as('worker').query('select evidence from app.payment_evidence');
  expect(rows).toEqual([{ evidence: 'card:pi' }]);
});
