import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type TestBucket, toBucketOptions } from '@nova/testing/storage/bucket';
import { startTestBucket } from '@nova/testing/storage/test-bucket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStore } from './file-store.ts';
import { isStoreError } from './store-error.ts';
import { findStorageError, type StoreOptions, toStoreOptions } from './store-options.ts';

let dir: string;
let bucket: TestBucket;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-store-'));
  bucket = await startTestBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(dir, { recursive: true, force: true });
});

describe.each([
  ['a folder', (): StoreOptions => ({ kind: 'disk', dir })],
  ['a bucket', (): StoreOptions => bucket.options],
])('%s', (_, optionsOf) => {
  test('returns what was stored, and nothing else', async () => {
    const store = await openFileStore(optionsOf());
    await store.put('files/a.webp', Buffer.from('first'), 'image/webp');
    await store.put('files/a.webp', Buffer.from('second'), 'image/webp');
    expect((await store.read('files/a.webp')).toString()).toBe('second');
    const opened = await store.open('files/a.webp');
    expect(opened!.bytes).toBe(6);
    expect((await buffer(opened!.stream)).toString()).toBe('second');
    expect(await store.open('files/b.webp')).toBeNull();
    await store.remove(['files/a.webp', 'files/never.webp']);
    expect(await store.open('files/a.webp')).toBeNull();
  });

  test('refuses a key that points outside the store', async () => {
    const store = await openFileStore(optionsOf());
    await expect(store.read('../../etc/passwd')).rejects.toThrow(/passwd/);
  });
});

test('a bucket that accepts requests and answers none is away', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const options: StoreOptions = { ...toBucketOptions(`http://127.0.0.1:${port}`) };
  const store = await openFileStore(options, { connectionTimeout: 100, socketTimeout: 100 });
  const results = await Promise.allSettled([
    store.put('files/a.webp', Buffer.from('x'), 'image/webp'),
    store.open('files/a.webp'),
  ]);
  for (const result of results)
    expect(result.status === 'rejected' && isStoreError(result.reason)).toBe(true);
  silent.closeAllConnections();
  silent.close();
});

test('copying a folder turns it into a bucket', async () => {
  const folder = await openFileStore({ kind: 'disk', dir });
  await folder.put('files/c.webp', Buffer.from('picture'), 'image/webp');
  const content = await readFile(path.join(dir, 'files/c.webp'));
  await bucket.write('files/c.webp', content, 'image/webp');
  expect((await (await openFileStore(bucket.options)).read('files/c.webp')).toString()).toBe('picture');
});

test('the environment selects a bucket, a folder, or nothing', () => {
  const none = { S3_REGION: 'us-east-1', S3_PATH_STYLE: 'false' } as const;
  const env = (more: object) => ({ ...none, ...more }) as Parameters<typeof toStoreOptions>[0];
  expect(toStoreOptions(env({}))).toBeUndefined();
  expect(toStoreOptions(env({ STORAGE_DIR: '/srv/files' }))).toEqual({ kind: 'disk', dir: '/srv/files' });
  const keys = { S3_BUCKET: 'nova', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', STORAGE_DIR: '/srv' };
  expect(toStoreOptions(env(keys))).toMatchObject({ kind: 's3', bucket: 'nova', isPathStyle: false });
  expect(findStorageError(env({ S3_BUCKET: 'nova' }))).toBe(
    'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  );
  expect(findStorageError(env(keys))).toBeNull();
});
