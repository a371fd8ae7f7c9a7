import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@nova/db/embedded/start-postgres';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase, waitForCatalog } from './prepare-database.ts';

let dir: string;
let server: EmbeddedPostgres;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-roles-'));
  server = await startPostgres({ dataDir: path.join(dir, 'postgres'), isDurable: false });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

async function readUser(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_user as name');
  await client.end();
  return rows[0]!.name;
}

test('on our own server, each process logs in with its role, also after a restart', async () => {
  const first = await prepareDatabase(server.url, { NOVA_DATA_DIR: dir });
  expect(await Promise.all([first.url, first.apiUrl, first.workerUrl].map(readUser))).toEqual([
    'postgres',
    'nova_api',
    'nova_worker',
  ]);
  expect(await prepareDatabase(server.url, { NOVA_DATA_DIR: dir })).toEqual(first);
});

test('a database that a newer version has migrated is refused before any change', async () => {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const newer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9e12)`;
  await client.query(newer);
  await expect(prepareDatabase(server.url, { NOVA_DATA_DIR: dir })).rejects.toThrow(
    new ConfigurationError(
      'A newer version of Nova has migrated this database, and this version would damage it. Start the newer version again, or restore the backup that you made before the upgrade.',
    ),
  );
  await client.query(`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
  await client.end();
});

test('a database that cannot store every text is refused before any change', async () => {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database latin encoding 'LATIN1' locale 'C' template template0`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = '/latin';
  await expect(prepareDatabase(url.href, { NOVA_DATA_DIR: dir, DATABASE_URL: url.href })).rejects.toThrow(
    'The encoding of this database is LATIN1, which cannot store every text. Create one with UTF-8',
  );
});

test('on an external server, the environment defines each process’s login', async () => {
  const env = {
    NOVA_DATA_DIR: dir,
    DATABASE_URL: server.url,
    API_DATABASE_URL: 'postgres://api@elsewhere/nova',
  };
  expect(await prepareDatabase(server.url, env)).toEqual({
    url: server.url,
    apiUrl: 'postgres://api@elsewhere/nova',
    workerUrl: server.url,
  });
});

test('a start waits until the catalog of rewards is indexed', async () => {
  let isComplete = false;
  const waiting = waitForCatalog(server.url).then(() => (isComplete = true));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isComplete).toBe(false);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`insert into chain.action_types values ('page_visit', 5, 0, 0, 0, 'browser', true, 1)`);
  await client.end();
  await waiting;
});
