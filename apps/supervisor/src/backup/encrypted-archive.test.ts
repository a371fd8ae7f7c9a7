import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packEncrypted, unpackEncrypted } from './encrypted-archive.ts';

let home: string;
let identity: string;
let file: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-archive-'));
  identity = await generateX25519Identity();
  file = path.join(home, 'backup.age');
  await mkdir(path.join(home, 'source', 'keys'), { recursive: true });
  await writeFile(path.join(home, 'source', 'keys', 'operator'), 'a secret key');
  await writeFile(path.join(home, 'source', 'large'), Buffer.alloc(300_000, 7));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const pack = async () =>
  packEncrypted(path.join(home, 'source'), file, [await identityToRecipient(identity)]);
const unpack = (key: string) => unpackEncrypted(file, path.join(home, 'target'), [key]);

test('the secret key restores a folder unchanged, and the file reveals nothing about it', async () => {
  await pack();
  await unpack(identity);
  expect(await readFile(path.join(home, 'target', 'keys', 'operator'), 'utf8')).toBe('a secret key');
  expect(await readFile(path.join(home, 'target', 'large'))).toEqual(Buffer.alloc(300_000, 7));
  const bytes = await readFile(file, 'latin1');
  expect(bytes.startsWith('age-encryption.org/v1\n')).toBe(true);
  expect(bytes).not.toContain('a secret key');
  expect((await readdir(home)).sort()).toEqual(['backup.age', 'source', 'target']);
});

test('a different key does not open the file, and nothing is left behind', async () => {
  await pack();
  await expect(unpack(await generateX25519Identity())).rejects.toThrow('None of the given keys opens');
  expect(await readdir(home)).not.toContain('target');
});

test('rejects a truncated file and leaves nothing behind', async () => {
  await pack();
  await truncate(file, 200_000);
  await expect(unpack(identity)).rejects.toThrow('it is damaged or not a backup');
  expect(await readdir(home)).not.toContain('target');
});

test('never overwrites an existing file', async () => {
  await writeFile(`${file}.partial`, 'of another run');
  await expect(pack()).rejects.toThrow('EEXIST');
});
