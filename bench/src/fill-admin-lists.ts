import { openDatabase } from '@nova/db/database';

/**
 * PostgreSQL generates everything from numbers. The newest row has the current time, so that each row has
 * its days before today.
 */
const FUNCTIONS = `
  create or replace function pg_temp.hash(what text, number bigint) returns bytea language sql immutable as
    $$ select sha256((what || ' ' || number)::bytea) $$;
  create or replace function pg_temp.address(number bigint) returns bytea language sql immutable as
    $$ select substring(pg_temp.hash('address', number) from 1 for 20) $$;
  create or replace function pg_temp.hex(number bigint) returns text language sql immutable as
    $$ select '0x' || encode(pg_temp.address(number), 'hex') $$;
  create or replace function pg_temp.person(number bigint) returns uuid language sql immutable as
    $$ select encode(substring(pg_temp.hash('person', number) from 1 for 16), 'hex')::uuid $$;
  create or replace function pg_temp.moment(number bigint) returns timestamptz language sql immutable as
    $$ select timestamptz '$now' - ($rows - number) * interval '10 seconds' $$;`;

/** One statement per list; `$rows` is the number of rows of each. */
const STATEMENTS = [
  `insert into app.users (id, name, email, email_verified, role, created_at)
   select pg_temp.person(n), 'Person ' || n, 'person' || n || '@example.org', n % 3 > 0,
     case when n % 50000 = 1 then 'admin' when n % 20000 = 2 then 'auditor' else 'user' end, pg_temp.moment(n)
   from generate_series(1, $rows) n`,
  `insert into app.wallets (user_id, address, chain_id, is_primary, created_at)
   select pg_temp.person(n), pg_temp.hex(n), 96969, true, pg_temp.moment(n) from generate_series(1, $rows) n`,
  `insert into app.audit_log (at, actor, user_id, action, is_allowed, network, details)
   select pg_temp.moment(n), (array['token', 'user', 'nobody'])[1 + n % 3], case when n % 3 = 1 then pg_temp.person(n) end,
     (array['GET /api/v1/admin/users', 'PUT /api/v1/admin/users/{id}/role', 'POST /api/v1/admin/presale/pause',
       'GET /api/v1/admin/overview', 'PUT /api/v1/admin/nfts/{id}/hidden'])[1 + n % 5], n % 3 < 2, 'network',
     jsonb_build_object('number', n)
   from generate_series(1, $rows) n`,
  `insert into app.audit_changes (audit_id, before, after)
   select id, jsonb_build_object('role', 'user'), jsonb_build_object('role', 'auditor') from app.audit_log where id % 7 = 0`,
  `insert into app.outbox (lane, kind, operation_id, payload, status, attempts, last_error, created_at, done_at)
   select case when n % 20000 = 5 then 'pausing' else (array['actions', 'money', 'gas', 'curation'])[1 + n % 4] end, 'kind ' || n % 9,
     pg_temp.hash('operation', n), '{}',
     case when n % 1000 = 0 then 'failed' when n % 1001 = 0 then 'queued' when n % 500 = 1 then 'refused' else 'done' end,
     1, case when n % 500 < 2 then 'refused by the contract' end, pg_temp.moment(n), pg_temp.moment(n + 1)
   from generate_series(1, $rows) n`,
  `insert into app.presale_purchases (id, method, status, user_id, wallet_address, buyer_key, phase, usdt_amount,
     nova_tokens, bonus_tokens, request_key, block_number, transaction_hash, log_index, created_at, paid_at, completed_at)
   select pg_temp.hash('purchase', n), case when n % 20000 = 5 then 'bridge' else (array['usdt', 'card'])[1 + n % 2] end,
     case when n % 10000 = 0 then 'refund_due' when n % 10 = 1 then 'expired' else 'completed' end,
     pg_temp.person(n), pg_temp.hex(n), pg_temp.hash('buyer', n), 1, 10000000 + n, (10000000 + n)::numeric * 100000000000000, 0,
     'request ' || n, n, pg_temp.hash('transaction', n), 0, pg_temp.moment(n), pg_temp.moment(n + 1), pg_temp.moment(n + 2)
   from generate_series(1, $rows) n`,
  `insert into app.presale_ledger (purchase_id, kind, asset, amount, debit, credit, evidence, at)
   select pg_temp.hash('purchase', n), 'payment', 'USDT', 10000000 + n, (array['treasury', 'card', 'bridge'])[1 + n % 3],
     'owed', 'transaction ' || n, pg_temp.moment(n + 1)
   from generate_series(1, $rows) n`,
  // Imitates an earlier closing by the worker, since which two thousand lines were added.
  `insert into app.presale_closing (account, asset, amount, ledger_id)
   select account, asset, sum(amount), $rows - 2000 from (
     select debit as account, asset, amount from app.presale_ledger where id <= $rows - 2000
     union all select credit, asset, -amount from app.presale_ledger where id <= $rows - 2000
   ) lines group by account, asset`,
  `insert into app.presale_reconciliations (at, block_number, is_clean, differences)
   select pg_temp.moment(n), n, n % 1000 > 0, '[]' from generate_series(1, $rows) n`,
  `insert into app.contact_messages (created_at, topic, name, email, message, language, network, check_id)
   select pg_temp.moment(n), 'general', 'Person ' || n, 'person' || n || '@example.org', repeat('What a person asks. ', 12),
     (array['en', 'de'])[1 + n % 2], 'network ' || n % 5000, 'check ' || n
   from generate_series(1, $rows) n`,
  `insert into app.whitelist_signups (key, created_at, email, address, language, confirmed_at)
   select 'key ' || n, pg_temp.moment(n), 'person' || n || '@example.org', pg_temp.hex(n), 'en',
     case when n % 4 > 0 then pg_temp.moment(n + 1) end
   from generate_series(1, $rows) n`,
  `insert into app.whitelist (address, created_at, added_by)
   select pg_temp.hex(n), pg_temp.moment(n), 'token' from generate_series(1, $rows) n`,
  `insert into app.newsletter (key, created_at, email, language, confirmed_at)
   select 'key ' || n, pg_temp.moment(n), 'person' || n || '@example.org', 'de',
     case when n % 4 > 0 then pg_temp.moment(n + 1) end
   from generate_series(1, $rows) n`,
  `insert into app.nft_reports (token_id, user_id, reason, text, created_at)
   select 1 + n % 10000, pg_temp.person(n), 'copyright', 'It is mine.', pg_temp.moment(n) from generate_series(1, $rows) n`,
  `insert into app.hidden_nfts (token_id, reason, hidden_at)
   select 7 * n, 'Stolen picture', pg_temp.moment(n) from generate_series(1, $rows) n`,
  `insert into app.token_reports (token, user_id, reason, text, created_at)
   select pg_temp.address(1 + n % 10000), pg_temp.person(n), 'fraud', 'It is not what it says.', pg_temp.moment(n)
   from generate_series(1, $rows) n`,
  `insert into app.hidden_tokens (token, reason, hidden_at)
   select pg_temp.address(7 * n), 'Says that it is another one', pg_temp.moment(n) from generate_series(1, $rows) n`,
  `insert into app.welcome_bonuses (address, user_id, network, requested_at, granted_at)
   select pg_temp.address(n), pg_temp.person(n), 'network ' || n % 50000, pg_temp.moment(n), pg_temp.moment(n)
   from generate_series(1, $rows) n`,
  `insert into app.referrals (referee_wallet, referee_user_id, referrer_user_id, code, network, created_at, action_id)
   select pg_temp.address(n), pg_temp.person(n), pg_temp.person(1 + n % 100000), 'code', 'network ' || n % 50000,
     pg_temp.moment(n), pg_temp.hash('action', n)
   from generate_series(1, $rows) n`,
];

/**
 * Fills a migrated database with a number of rows in each admin list. Continues after an interruption: a
 * table with rows is complete.
 */
export async function fillAdminLists(url: string, rows: number): Promise<void> {
  // A single connection, because the functions are temporary.
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    await pool.query(
      "set synchronous_commit = off; set work_mem = '128MB'; set maintenance_work_mem = '512MB'",
    );
    const now = new Date().toISOString();
    const fill = (statement: string) =>
      pool.query(statement.replaceAll('$rows', String(rows)).replaceAll('$now', now));
    await fill(FUNCTIONS);
    let filled = 0;
    for (const statement of STATEMENTS) {
      const [, table] = /^insert into (app\.\w+)/.exec(statement)!;
      const { rowCount } = await pool.query(`select from ${table} limit 1`);
      if (rowCount !== 0) continue;
      await fill(statement);
      filled += 1;
    }
    if (filled > 0) await pool.query('vacuum analyze');
  } finally {
    await close();
  }
}
