import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSnapshot } from './rank-addresses.ts';

let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function setPoints(points: Record<string, number>, block: number): Promise<void> {
  for (const [name, earned] of Object.entries(points)) {
    await client.query(
      `insert into chain.address_stats (address, energy_earned) values ($1, $2)
       on conflict (address) do update set energy_earned = excluded.energy_earned`,
      [Buffer.from(name), earned],
    );
  }
  await client.query(
    `insert into chain.sync_state (genesis_hash, block_number, block_hash) values ('', $1, '')
     on conflict (id) do update set block_number = excluded.block_number`,
    [block],
  );
}

async function readRanks(): Promise<Record<string, number>> {
  const { rows } = await client.query<{ address: Buffer; rank: number }>(
    'select address, rank from chain.address_ranks order by rank, address',
  );
  return Object.fromEntries(rows.map(({ address, rank }) => [address.toString(), rank]));
}

async function readSnapshot(): Promise<unknown> {
  const { rows } = await client.query(
    'select block_number::int as block, ranked_addresses as addresses from chain.rank_snapshot',
  );
  return rows[0];
}

test('equal points share a rank, later ranks skip accordingly, and zero points have no rank', async () => {
  await setPoints({ anna: 50, bert: 90, cora: 50, dora: 10, emil: 0 }, 7);
  await createSnapshot(client);
  expect(await readRanks()).toEqual({ bert: 1, anna: 2, cora: 2, dora: 4 });
  expect(await readSnapshot()).toEqual({ block: 7, addresses: 4 });
});

test('a later snapshot follows the points and removes addresses without any', async () => {
  await setPoints({ anna: 50, bert: 90 }, 7);
  await createSnapshot(client);
  await setPoints({ anna: 100, bert: 0, cora: 1 }, 9);
  await createSnapshot(client);
  expect(await readRanks()).toEqual({ anna: 1, cora: 2 });
  expect(await readSnapshot()).toEqual({ block: 9, addresses: 2 });
});

test('skips an unchanged index', async () => {
  await setPoints({ anna: 50 }, 7);
  await createSnapshot(client);
  await setPoints({ anna: 50, bert: 90 }, 7);
  await createSnapshot(client);
  expect(await readRanks()).toEqual({ anna: 1 });
});

test('an empty index has no snapshot', async () => {
  await createSnapshot(client);
  expect(await readSnapshot()).toBeUndefined();
});

test('a demo account has no rank and displaces no other account', async () => {
  await setPoints({ anna: 50, bert: 90 }, 7);
  await client.query(
    `with person as (insert into app.users (email) values ('bert@wallet.invalid') returning id)
     insert into app.demo_sessions (user_id, address, demo_type, network, expires_at)
     select id, $1, 'explore', 'n', now() from person`,
    [Buffer.from('bert')],
  );
  await createSnapshot(client);
  expect(await readRanks()).toEqual({ anna: 1 });
  expect(await readSnapshot()).toEqual({ block: 7, addresses: 1 });
});
