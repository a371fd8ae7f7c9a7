import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runJobRepeatedly } from '../../testing/run-job.ts';
import { rankCollections } from './rank-collections.ts';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a collection whose rarities cannot be written is postponed with growing delays, and the next one is ranked', async () => {
  await client.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'poisoned row'; end $$;
    create trigger refuse before delete on chain.nft_traits
      for each row when (old.collection_id = 1) execute function refuse();
    insert into chain.nft_traits (collection_id, name, value, count) values (1, 'a', 'b', 1), (2, 'a', 'b', 1);
    insert into chain.pending_rarities (collection_id) values (1), (2)`);
  const stop = new AbortController();
  const session = { client, signal: stop.signal };
  const running = runJobRepeatedly(session, () => rankCollections(session));
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        'select collection_id::int as id, attempts, last_error from chain.pending_rarities',
      );
      expect(rows).toEqual([{ id: 1, attempts: 2, last_error: 'error: poisoned row' }]);
    },
    { timeout: 20_000, interval: 50 },
  );
  stop.abort();
  await running;
});
