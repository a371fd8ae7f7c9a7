import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@nova/db/embedded/start-postgres';
import { type Replica, startReplica } from '@nova/testing/database/start-replica';
import { createEmptyDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BARE_SETUP } from '../../testing/bare-setup.ts';
import { checkReplica } from './check-replica.ts';

let home: string;
let primary: EmbeddedPostgres;
let replica: Replica;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-replica-'));
  primary = await startPostgres({ dataDir: path.join(home, 'primary'), isDurable: false });
  replica = await startReplica(primary, path.join(home, 'primary'), path.join(home, 'replica'));
});
afterAll(async () => {
  await replica?.stop();
  await primary?.stop();
  await rm(home, { recursive: true, force: true });
});

const check = (readUrl: string | undefined, url = primary.url) =>
  checkReplica({ ...BARE_SETUP, database: { url, readUrl } });

test('accepts a replica that has replayed everything, and checks nothing without one', async () => {
  expect(await check(undefined)).toEqual([]);
  expect(await check(replica.url)).toMatchObject([
    { level: 'ok', message: 'The replica answers and has replayed every change of the primary.' },
  ]);
});

test('warns about a replica whose replay is paused, with its delay', async () => {
  await replica.pause();
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  // Only what has reached the disk counts, and this server does not wait for it by default.
  await client.query('set synchronous_commit = on');
  await client.query(`comment on database nova is 'changed'`);
  await client.end();
  const [finding] = await check(replica.url);
  expect(finding).toMatchObject({ level: 'warning', check: 'replica' });
  expect(finding!.message).toMatch(
    /^The replica is behind the primary: its newest change is [1-9]\d* s old\.$/,
  );
  await replica.resume();
});

test('rejects a server that is not a replica, and a replica of another server', async () => {
  const [alone] = await check(primary.url);
  expect(alone).toMatchObject({
    level: 'error',
    message:
      'The server at DATABASE_READ_URL is not a replica: it is not in recovery, so the api does not read from it.',
  });
  const other = await createEmptyDatabase();
  const [foreign] = await check(replica.url, other.url);
  expect(foreign).toMatchObject({
    level: 'error',
    message:
      'The replica belongs to another server than the one at DATABASE_URL, so the api does not read from it.',
  });
  await other.drop();
});

test('warns about a replica that does not answer, because the explorer still works', async () => {
  const [finding] = await check('postgres://nova@127.0.0.1:9/nova');
  expect(finding).toMatchObject({
    level: 'warning',
    message: 'The replica does not answer: nothing is listening at that address.',
    advice:
      'Start it, and check the host and port in DATABASE_READ_URL and the firewall in between. Until then, the explorer reads from the primary.',
  });
});
