import { findFreePort } from '@nova/db/embedded/free-port';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { migrate } from '@nova/db/migrate';
import { Client } from 'pg';
import { createTestDatabase } from '@nova/testing/test-database';
import { expect, test } from 'vitest';
import { describeError, explainUnreachable } from './explain-database-error.ts';

const failure = (work: Promise<unknown>) => work.then(() => undefined, explainUnreachable);

test('a start without PostgreSQL fails with the doctor’s message', async () => {
  const port = await findFreePort();
  expect(await failure(migrate(`postgres://nova@127.0.0.1:${port}/nova`))).toEqual(
    new ConfigurationError(
      'PostgreSQL does not answer: nothing is listening at that address. Start it, and check the host and port in DATABASE_URL and the firewall in between.',
    ),
  );
});

test('a start with the name of a missing database says so', async () => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  url.pathname = '/not_there';
  expect(await failure(migrate(url.href))).toEqual(
    new ConfigurationError(
      'PostgreSQL has no database of this name. Create it (createdb), or correct the name in DATABASE_URL.',
    ),
  );
  await database.drop();
});

test('a start with a user who may create no tables says whose login it needs', async () => {
  const database = await createTestDatabase();
  await database.pool.query(`drop schema drizzle cascade`);
  expect(await failure(migrate(database.urlOf('api')))).toEqual(
    new ConfigurationError(
      'PostgreSQL does not let this user create the tables of Nova. Use the login of the database’s owner in DATABASE_URL, or make this user the owner (alter database … owner to …).',
    ),
  );
  await database.drop();
});

test('the message of an error contains what PostgreSQL reported', async () => {
  const database = await createTestDatabase();
  const error: unknown = await database.db.execute('select nothing from nowhere').catch((thrown) => thrown);
  expect(describeError(error)).toBe(
    'PostgreSQL reports: relation "nowhere" does not exist.\nFailed query: select nothing from nowhere\nparams:',
  );
  expect(describeError(new Error('a sentence'))).toBe('a sentence');
  await database.drop();
});

test('an error that a reachable database reports for a statement stays unchanged', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  expect(await failure(client.query('select nothing from nowhere'))).toMatchObject({ code: '42P01' });
  await client.end();
  await database.drop();
});
