-- What each process may do with the database. Run after the migrations, by their owner, again and again: it says what
-- holds, whatever held before. A new table of schema app is read and written by both roles unless it is named here.
-- Roles have no login until somebody gives them one: docs/operations.md.

revoke all on all tables in schema app, chain from nova_api, nova_worker;
grant usage on schema app, chain to nova_api, nova_worker;
grant select on all tables in schema app, chain to nova_api, nova_worker;
grant usage, select on all sequences in schema app to nova_api, nova_worker;

-- The worker: the projection of the chain, the outbox, and the jobs that run beside requests.
grant usage, select on all sequences in schema chain to nova_worker;
grant insert, update, delete on all tables in schema app, chain to nova_worker;
revoke update, delete on app.audit_log, app.audit_changes from nova_worker;
revoke delete on app.presale_ledger from nova_worker;
revoke insert, update on app.rate_limits from nova_worker;
revoke insert, update, delete on app.presale_sum_changes from nova_worker;

-- The api: everything that people do. Nothing of the chain, and nothing that makes a key sign by itself.
grant insert, update, delete on all tables in schema app to nova_api;
revoke insert, update, delete on
  app.outbox, app.payment_evidence, app.pot_days, app.pot_shares,
  app.conversion_permits, app.bridge_payments, app.bridge_refunds,
  app.presale_reconciliations, app.presale_closing, app.presale_sum_changes, app.presale_phases,
  app.chain_cursors, app.chain_event_retries, app.waiting_awards, app.catalogue_changes,
  app.audit_log, app.audit_changes, app.presale_ledger
  from nova_api;
-- Attempts are counted by the api; only the worker removes counts, once they have expired.
revoke delete on app.rate_limits from nova_api;
-- A row comes into the queue as it is asked for; what was signed, and how it ended, only the worker writes.
grant insert (lane, kind, operation_id, payload) on app.outbox to nova_api;
grant insert on app.conversion_permits, app.bridge_payments, app.bridge_refunds, app.catalogue_changes to nova_api;
grant update (payment_hash, reason, block_number, block_hash, confirmations, misses, next_check_at)
  on app.bridge_payments to nova_api;
grant update (status, reason) on app.bridge_refunds to nova_api;
-- Logs and books are added to, never changed.
grant insert on app.audit_log, app.audit_changes, app.presale_ledger to nova_api;

-- The one change of a queued row that is not the worker's: an administrator has a failed one tried again. It is checked
-- like any other before the key signs it.
create or replace function app.retry_failed_operation(failed_id bigint)
  returns table (last_error text, lane text)
  language sql security definer set search_path = ''
as $$
  update app.outbox o set status = 'queued', attempts = 0, signer = null, nonce = null, raw_transaction = null,
    transaction_hash = null, gas_price = null
  where o.id = failed_id and o.status = 'failed' returning o.last_error, o.lane
$$;
revoke all on function app.retry_failed_operation(bigint) from public;
grant execute on function app.retry_failed_operation(bigint) to nova_api, nova_worker;

-- The sums of the presale change only with the rows they count. Whoever may execute a trigger's function could put it on a
-- temporary table of their own and add any sum.
revoke all on function app.add_purchase_sums(), app.add_logged_purchases(), app.subtract_logged_purchases(),
  app.merge_presale_sums() from public, nova_api, nova_worker;
grant execute on function app.merge_presale_sums() to nova_worker;
