-- Logins of the two processes. The migration has created the roles and granted their rights. This script sets their passwords,
-- which psql receives as the variables `api` and `worker`.
alter role nova_api login password :'api';
alter role nova_worker login password :'worker';
grant pg_read_all_stats to nova_worker;
