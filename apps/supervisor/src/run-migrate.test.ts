import {
  createEmptyDatabase,
  createTestDatabase,
  type EmptyDatabase,
  type TestDatabase,
} from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { runMigrate } from './run-migrate.ts';
import { countMigrations } from './testing/count-migrations.ts';

let database: TestDatabase;
let empty: EmptyDatabase;
let stdout: MockInstance<typeof process.stdout.write>;
beforeAll(async () => {
  database = await createTestDatabase();
  empty = await createEmptyDatabase();
});
afterAll(async () => {
  await empty.drop();
  await database.drop();
});
beforeEach(() => {
  stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => stdout.mockRestore());

const lines = () => stdout.mock.calls.map(([text]) => text);

test('creates every table in an empty database, and does nothing the second time', async () => {
  expect(await runMigrate({ DATABASE_URL: empty.url })).toBe(0);
  expect(await runMigrate({ DATABASE_URL: empty.url })).toBe(0);
  const known = countMigrations();
  expect(lines()).toEqual([
    `Applied ${known} of ${known} migrations.\n`,
    'The database is already up to date.\n',
  ]);
  const client = new Client({ connectionString: empty.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from app.outbox');
  expect(rows).toEqual([{ count: 0 }]);
  await client.end();
});

test('rejects a database of a newer Nova and an invalid URL', async () => {
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9e12)`,
  );
  expect(await runMigrate({ DATABASE_URL: database.url })).toBe(78);
  expect(await runMigrate({ DATABASE_URL: 'mysql://host/nova' })).toBe(78);
  expect(lines()).toEqual([
    'A newer version of Nova has migrated this database, and this version would damage it. Start the newer version again, or restore the backup that you made before the upgrade.\n',
    'The configuration has an error:\n  DATABASE_URL: must be a postgres:// address\n',
  ]);
});

test('explains a server that is away like the doctor, with the exit code of a wrong configuration', async () => {
  expect(await runMigrate({ DATABASE_URL: 'postgres://nova@127.0.0.1:9/nova' })).toBe(78);
  expect(lines()).toEqual([
    'PostgreSQL does not answer: nothing is listening at that address. Start it, and check the host and port in DATABASE_URL and the firewall in between.\n',
  ]);
});
