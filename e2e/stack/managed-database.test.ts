import { explainDatabaseError } from '@nova/supervisor/doctor/explain-database-error';
import { type ManagedServer, startManagedServer } from '@nova/testing/database/start-managed-server';
import { useEverything } from '@nova/testing/database/use-everything';
import { startTestStack } from '@nova/testing/test-stack';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';

let server: ManagedServer;
afterEach(() => server.stop());

async function request<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const explainFailure = (url: string) =>
  request(url, 'select 1').then(
    () => 'connected',
    (error: unknown) => explainDatabaseError(error)[0],
  );

test('api and worker work over verified TLS with tables of an owner who is not a superuser', async () => {
  server = await startManagedServer({ mayCreateRoles: true });
  const stack = await startTestStack({ isWhole: true, openDatabase: () => server.openDatabase() });
  expect(await useEverything(stack)).toEqual({
    points: [5, 10, 20],
    kinds: ['action', 'notification'],
    presaleEntries: 1,
  });
  const sessions = await request<{ ssl: boolean; name: string }>(
    server.adminUrl,
    `select distinct ssl, usename as name from pg_stat_ssl join pg_stat_activity using (pid)
     where usename like 'nova_%' and application_name like 'nova-%' order by name`,
  );
  expect(sessions).toEqual([
    { ssl: true, name: 'nova_api' },
    { ssl: true, name: 'nova_worker' },
  ]);
  expect(
    await request(server.adminUrl, `select rolname from pg_roles where rolsuper and rolname like 'nova_%'`),
  ).toEqual([]);
  await stack.close();
});

test('if the owner cannot create roles, the provider’s roles get their rights', async () => {
  server = await startManagedServer({ mayCreateRoles: false });
  const database = await server.openDatabase();
  await request(database.urlOf('api'), 'select 1 from app.outbox');
  await expect(request(database.urlOf('api'), `update app.outbox set status = 'done'`)).rejects.toMatchObject(
    {
      code: '42501',
    },
  );
  await request(database.urlOf('worker'), `update app.outbox set status = 'done' where id = 0`);
  await database.drop();
});

test('an untrusted certificate and one for another name get different errors', async () => {
  server = await startManagedServer({ mayCreateRoles: true });
  const url = new URL(server.ownerUrl);
  expect(await explainFailure(url.href)).toBe('connected');
  url.searchParams.delete('sslrootcert');
  expect(await explainFailure(url.href)).toBe(
    'The certificate of PostgreSQL is signed by an authority that this machine does not trust.',
  );
  url.searchParams.set('sslrootcert', server.certificateFile);
  url.hostname = '127.0.0.1';
  expect(await explainFailure(url.href)).toBe(
    'The certificate of PostgreSQL is for a different name than DATABASE_URL.',
  );
  await request(server.adminUrl, 'alter system set ssl = off');
  await request(server.adminUrl, 'select pg_reload_conf()');
  await expect
    .poll(() => explainFailure(server.ownerUrl), { timeout: 30_000 })
    .toBe('DATABASE_URL requires TLS, but PostgreSQL does not support it.');
});
