import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startS3Double, type S3Double } from '@nova/testing/storage/s3-double';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStore } from './file-store.ts';
import { findStorageError, type StoreOptions, toStoreOptions } from './store-options.ts';

let dir: string;
let s3: S3Double;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-store-'));
  s3 = await startS3Double();
});
afterAll(async () => {
  await s3.close();
  await rm(dir, { recursive: true, force: true });
});

const bucket = (): StoreOptions => ({
  kind: 's3',
  bucket: 'nova',
  region: 'us-east-1',
  endpoint: s3.url,
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  isPathStyle: true,
});

describe.each([
  ['a folder', (): StoreOptions => ({ kind: 'disk', dir })],
  ['a bucket', bucket],
])('%s', (_, optionsOf) => {
  test('gives back what was put, and nothing else', async () => {
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

  test('refuses a key that leads out of it', async () => {
    const store = await openFileStore(optionsOf());
    await expect(store.read('../../etc/passwd')).rejects.toThrow(/passwd/);
  });
});

test('a folder becomes a bucket by copying it', async () => {
  const folder = await openFileStore({ kind: 'disk', dir });
  await folder.put('files/c.webp', Buffer.from('picture'), 'image/webp');
  const content = await readFile(path.join(dir, 'files/c.webp'));
  s3.objects.set('nova/files/c.webp', { content, contentType: 'image/webp' });
  expect((await (await openFileStore(bucket())).read('files/c.webp')).toString()).toBe('picture');
});

test('the environment names a bucket, a folder, or nothing', () => {
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
