import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { type FileStore, openFileStore } from '@nova/storage/file-store';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeSome } from './remove-orphans.ts';

const NOW = new Date('2026-05-31T12:00:00Z');
const LONG_AGO = '2026-04-01T00:00:00Z';

let database: TestDatabase;
let client: Client;
let dir: string;
let store: FileStore;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-orphans-'));
  store = await openFileStore({ kind: 'disk', dir });
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

async function addFile(key: string, at = LONG_AGO, small = `${key}-small`): Promise<void> {
  const size = { avif: small, webp: small };
  await client.query(
    `insert into app.stored_files (key, kind, bytes, cid, facts, created_at) values ($1, 'image', 1, '', $2, $3)`,
    [key, JSON.stringify({ card: size, thumbnail: size }), at],
  );
  for (const name of [key, small]) await store.put(`files/${name}`, Buffer.from('x'), 'image/webp');
}
const addMetadata = (cid: string, keys: string[], at = LONG_AGO) =>
  client.query(
    'insert into app.stored_metadata (cid, content, file_keys, created_at) values ($1, $2, $3, $4)',
    [cid, '{}', keys, at],
  );
const exists = async (name: string) => (await store.open(`files/${name}`)) !== null;
const keysOf = async (table: string, column: string) => {
  const { rows } = await client.query<{ key: string }>(
    `select ${column} as key from app.${table} order by 1`,
  );
  return rows.map(({ key }) => key);
};

test('deletes an unreferenced file with all its sizes; keeps referenced and recent ones', async () => {
  await addFile('orphan');
  await addFile('named');
  await addFile('young', '2026-05-31T00:00:00Z');
  await addMetadata('cid', ['named'], '2026-05-30T00:00:00Z');
  expect(await removeSome(client, store, NOW)).toBe(1);
  expect(await keysOf('stored_files', 'key')).toEqual(['named', 'young']);
  expect([await exists('orphan'), await exists('orphan-small')]).toEqual([false, false]);
  expect([await exists('named'), await exists('named-small')]).toEqual([true, true]);
});

test('keeps a thumbnail that another file shares', async () => {
  await addFile('orphan', LONG_AGO, 'shared');
  await addFile('young', '2026-05-31T00:00:00Z', 'shared');
  await removeSome(client, store, NOW);
  expect([await exists('orphan'), await exists('shared')]).toEqual([false, true]);
});

test('deletes metadata that never reached the chain after 30 days, and then its files', async () => {
  await addFile('picture');
  await addMetadata('never', ['picture']);
  expect(await removeSome(client, store, NOW)).toBe(2);
  expect(await keysOf('stored_metadata', 'cid')).toEqual([]);
  expect(await exists('picture')).toBe(false);
});

test('keeps metadata seen on the chain, even when the index is rebuilt', async () => {
  await addFile('picture');
  await addMetadata('minted', ['picture']);
  await client.query(
    `insert into chain.market_nfts (token_id, collection_id, creator, owner, is_burnt, is_premium, royalty_bps,
       minted_block_number, minted_tx_index, minted_at, state, is_approved, metadata_cid)
     values (1, 0, '\\x01', '\\x01', false, false, 0, 1, 0, now(), 'not_for_sale', false, 'minted')`,
  );
  expect(await removeSome(client, store, NOW)).toBe(0);
  await client.query('delete from chain.market_nfts');
  expect(await removeSome(client, store, NOW)).toBe(0);
  expect(await keysOf('stored_metadata', 'cid')).toEqual(['minted']);
  expect(await exists('picture')).toBe(true);
});

test('deletes an unfinished upload and its parts after it expires', async () => {
  const id = '6d2b99f8-7bb7-40d0-a427-ff9e9c422c70';
  const user = await client.query<{ id: string }>(
    `insert into app.users (email) values ('a@wallet.invalid') returning id`,
  );
  await client.query(
    `insert into app.uploads (id, user_id, kind, size, "offset", created_at, expires_at)
     values ($1, $2, 'image', 10, 5, $3, $3)`,
    [id, user.rows[0]!.id, LONG_AGO],
  );
  await client.query('insert into app.upload_parts values ($1, 0, 5, $2)', [id, `parts/${id}/0-a`]);
  await store.put(`parts/${id}/0-a`, Buffer.from('12345'), 'application/octet-stream');
  expect(await removeSome(client, store, NOW)).toBe(1);
  expect([await keysOf('uploads', 'id::text'), await keysOf('upload_parts', 'upload_id::text')]).toEqual([
    [],
    [],
  ]);
  expect(await store.open(`parts/${id}/0-a`)).toBeNull();
});

test('a file or upload that cannot be deleted blocks no other', async () => {
  await addFile('poisoned');
  await addFile('good');
  await client.query(`insert into app.users (email) values ('b@wallet.invalid')`);
  for (const [id, part] of [
    ['00000000-0000-4000-8000-000000000001', 'parts/poisoned'],
    ['00000000-0000-4000-8000-000000000002', 'parts/good'],
  ]) {
    await client.query(
      `insert into app.uploads (id, user_id, kind, size, "offset", created_at, expires_at)
       select $1, id, 'image', 10, 5, $2, $2 from app.users`,
      [id, LONG_AGO],
    );
    await client.query('insert into app.upload_parts values ($1, 0, 5, $2)', [id, part]);
  }
  const refusing: FileStore = {
    ...store,
    remove: (names) =>
      names.some((name) => name.endsWith('poisoned'))
        ? Promise.reject(new Error('not permitted'))
        : store.remove(names),
  };
  expect(await removeSome(client, refusing, NOW)).toBe(2);
  expect(await keysOf('stored_files', 'key')).toEqual(['poisoned']);
  expect(await keysOf('upload_parts', 'object_key')).toEqual(['parts/poisoned']);
});
