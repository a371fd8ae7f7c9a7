-- Logins of the two processes. The migration has made the roles and given them their rights; this gives them passwords,
-- which come as the variables `api` and `worker` of psql.
alter role nova_api login password :'api';
alter role nova_worker login password :'worker';
grant pg_read_all_stats to nova_worker;
