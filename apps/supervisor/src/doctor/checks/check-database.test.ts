import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BARE_SETUP } from '../../testing/bare-setup.ts';
import { countMigrations } from '../../testing/count-migrations.ts';
import { checkDatabase, judgeSkew } from './check-database.ts';
import type { Finding } from '../finding.ts';
import type { Setup } from '../setup.ts';

const KNOWN = countMigrations();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const poll = (changes: Partial<Setup> = {}) =>
  checkDatabase({ ...BARE_SETUP, database: { url: database.url }, ...changes });
const linesOf = (findings: Finding[], check: string) =>
  findings.filter((each) => each.check === check).map(({ level, message }) => `${level}: ${message}`);

test('confirms a correct database, and warns about risky server settings', async () => {
  const findings = await poll();
  expect(linesOf(findings, 'database')).toEqual(['ok: PostgreSQL 18.4 answers.']);
  expect(linesOf(findings, 'migrations')).toEqual([`ok: All ${KNOWN} migrations are applied.`]);
  expect(linesOf(findings, 'clock')).toEqual(['ok: This machine and PostgreSQL agree on the time.']);
  // Temporary databases do not wait for the disk.
  expect(linesOf(findings, 'durability')).toEqual([
    'warning: PostgreSQL runs with fsync, full_page_writes, synchronous_commit off: accepted actions can be lost if the machine fails.',
  ]);
});

test('distinguishes a server that is not running from a database that does not exist', async () => {
  expect(await poll({ database: { url: 'postgres://nova@127.0.0.1:9/nova' } })).toEqual([
    {
      level: 'error',
      check: 'database',
      message: 'PostgreSQL does not answer: nothing is listening at that address.',
      advice: 'Start it, and check the host and port in DATABASE_URL and the firewall in between.',
    },
  ]);
  expect(await poll({ database: { url: database.url.replace(/[^/]+$/, 'elsewhere') } })).toEqual([
    {
      level: 'error',
      check: 'database',
      message: 'PostgreSQL has no database of this name.',
      advice: 'Create it (createdb), or correct the name in DATABASE_URL.',
    },
  ]);
});

test('reports a wrong password without printing it', async () => {
  const url = new URL(database.url);
  url.password = 'hunter2hunter2';
  const findings = await poll({ database: { url: url.href } });
  expect(findings).toEqual([
    {
      level: 'error',
      check: 'database',
      message: 'PostgreSQL rejects the user name or the password.',
      advice: 'Correct them in DATABASE_URL.',
    },
  ]);
});

test('a process with the owner’s rights is a warning that names the variable', async () => {
  expect(linesOf(await poll(), 'database rights')).toEqual([]);
  expect(
    linesOf(await poll({ database: { url: database.url, ownerOf: ['worker'] } }), 'database rights'),
  ).toEqual(['warning: The worker would use the database with the rights of its owner.']);
  const own = (await poll({ part: 'api' })).find(({ check }) => check === 'database rights');
  expect(own).toMatchObject({
    message: 'The api would use the database with the rights of its owner.',
    advice: 'Set DATABASE_URL to a login of the role nova_api (docs/operations.md, "Roles of the database").',
  });
  const url = `${database.url}?options=-c%20role%3Dnova_api`;
  expect(linesOf(await poll({ part: 'api', database: { url } }), 'database rights')).toEqual([]);
});

test('a missing migration is applied by the start, or by the operator of a separate api', async () => {
  await database.pool.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  );
  expect(linesOf(await poll(), 'migrations')).toEqual([
    `ok: 1 migration of ${KNOWN} is not applied. npm start applies them.`,
  ]);
  expect(linesOf(await poll({ part: 'api' }), 'migrations')).toEqual([
    `error: 1 migration of ${KNOWN} is not applied.`,
  ]);
});

test('rejects a database of a newer Nova', async () => {
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9e12)`,
  );
  expect(linesOf(await poll(), 'migrations')).toEqual([
    'error: The database has 1 migration that this version of Nova does not know.',
  ]);
});

test('more copies than the server has connections for are an error that states the required number', async () => {
  const { rows } = await database.pool.query<{ max_connections: string }>('show max_connections');
  const max = Number(rows[0]!.max_connections);
  const findings = await poll({ copies: { api: 40, worker: 1 } });
  const found = findings.find(({ check }) => check === 'connections');
  expect(found!.level).toBe('error');
  const free = Number(/of the (\d+) free connections/.exec(found!.message)![1]);
  expect(found).toMatchObject({
    message: `40 apis and 1 worker can take 870 of the ${free} free connections.`,
    advice: `Set max_connections of PostgreSQL to ${max + 870 - free} or more.`,
  });
  expect(linesOf(await poll(), 'connections')[0]).toMatch(/^ok: 1 api and 1 worker can take 51 of the \d+ /);
});

test('accepts a difference of two seconds between the clocks and no more', () => {
  expect(judgeSkew(2_000).level).toBe('ok');
  expect(judgeSkew(2_001)).toMatchObject({
    level: 'error',
    message: 'The clocks of this machine and of PostgreSQL are 2.0 s apart.',
  });
});
