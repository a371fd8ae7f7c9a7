import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCleanup } from '../../lib/jobs/run-cleanup.ts';
import { ACCOUNT_SWEEPS } from './account-sweeps.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function sweep(): Promise<void> {
  const client = new Client({ connectionString: database.urlOf('worker') });
  await client.connect();
  await runCleanup({ client }, pino({ enabled: false }), ACCOUNT_SWEEPS);
  await client.end();
}

const insertUser = async (email: string, columns: string, values: string): Promise<string> => {
  const { rows } = await database.pool.query(
    `insert into app.users (email, ${columns}) values ($1, ${values}) returning id`,
    [email],
  );
  return rows[0].id as string;
};
const list = async (statement: string): Promise<unknown[]> =>
  (await database.pool.query({ text: statement, rowMode: 'array' })).rows.flat();

test('deletes expired rows and keeps valid ones', async () => {
  const user = await insertUser('kept@example.org', 'email_verified', 'true');
  await database.pool.query(
    `insert into app.sessions (user_id, token, expires_at) values
       ('${user}', 'over', now() - interval '1 second'), ('${user}', 'good', now() + interval '1 hour')`,
  );
  await database.pool.query(
    `insert into app.sign_in_nonces (nonce, expires_at) values ('over', now() - interval '1 second'), ('good', now() + interval '1 minute')`,
  );
  await database.pool.query(
    `insert into app.account_links (token_hash, user_id, purpose, email, expires_at) values
       ('over', '${user}', 'reset_password', 'kept@example.org', now() - interval '1 second'),
       ('good', '${user}', 'reset_password', 'kept@example.org', now() + interval '1 hour')`,
  );
  await database.pool.query(
    `insert into app.rate_limits (key, points, expire)
     select key, 1, extract(epoch from now()) * 1000 + ms from (values ('over', -1000), ('good', 60000)) counts (key, ms)`,
  );
  await sweep();
  expect(await list('select key from app.rate_limits')).toEqual(['good']);
  expect(await list('select token from app.sessions')).toEqual(['good']);
  expect(await list('select nonce from app.sign_in_nonces')).toEqual(['good']);
  expect(await list('select token_hash from app.account_links')).toEqual(['good']);
});

test('deletes an unconfirmed account after a week and keeps all others', async () => {
  const old = `now() - interval '8 days'`;
  await insertUser('forgotten@example.org', 'created_at', old);
  await insertUser('fresh@example.org', 'created_at', `now() - interval '6 days'`);
  await insertUser('confirmed@example.org', 'created_at, email_verified', `${old}, true`);
  await insertUser('7f1d@wallet.invalid', 'created_at', old);
  await insertUser('7f1d@deleted.invalid', 'created_at, deleted_at', `${old}, ${old}`);
  const withWallet = await insertUser('wallet@example.org', 'created_at', old);
  await database.pool.query(
    `insert into app.wallets (user_id, address, chain_id) values ('${withWallet}', '0x${'ab'.repeat(20)}', 96969)`,
  );
  await sweep();
  expect(await list('select email from app.users order by email')).toEqual([
    '7f1d@deleted.invalid',
    '7f1d@wallet.invalid',
    'confirmed@example.org',
    'fresh@example.org',
    'wallet@example.org',
  ]);
});
