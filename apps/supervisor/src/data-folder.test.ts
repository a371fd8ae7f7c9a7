import { ConfigurationError } from '@nova/runtime/parse-env';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginRestore,
  endRestore,
  NODE_ADDRESS_FILE,
  openDataFolder,
  readOrCreateSecret,
} from './data-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'nova-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('creates the folder for its owner only, and a released one can be locked again', async () => {
  const dir = path.join(parent, 'data');
  const first = await openDataFolder(dir);
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
  await first.release();
  const second = await openDataFolder(dir);
  await second.release();
});

test('rejects a folder of a running Nova in one sentence', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await writeFile(path.join(parent, 'supervisor.pid'), `${other.pid}\n`);
  await expect(openDataFolder(parent)).rejects.toThrow(
    new RegExp(`already runs from .* \\(process ${other.pid}\\)`),
  );
  other.kill();
});

test('rejects a folder whose Nova is still stopping with an explanation, and accepts it afterwards', async () => {
  const announce = [
    `const { openDataFolder } = await import(${JSON.stringify(new URL('data-folder.ts', import.meta.url).href)});`,
    `const folder = await openDataFolder(${JSON.stringify(parent)});`,
    'await folder.announceStop();',
    "console.log('stopping');",
    "process.stdin.once('data', () => folder.release().then(() => process.exit(0)));",
  ].join('\n');
  const old = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', announce]);
  await new Promise((resolve) => old.stdout.once('data', resolve));
  await expect(openDataFolder(parent)).rejects.toThrow(
    `The Nova in ${parent} is still stopping (process ${old.pid}). Start again in a few seconds.`,
  );
  const ended = new Promise((resolve) => old.once('exit', resolve));
  old.stdin.write('release\n');
  await ended;
  const folder = await openDataFolder(parent);
  expect(await readdir(parent)).toEqual(['supervisor.pid']);
  await folder.release();
});

test('rejects a folder that an interrupted restore left, except for another restore', async () => {
  await beginRestore(parent);
  await expect(openDataFolder(parent)).rejects.toThrow(
    `A restore into ${parent} was interrupted, so data is missing there. Run npm run restore again with the same backup.`,
  );
  const restoring = await openDataFolder(parent, true);
  await endRestore(parent);
  await restoring.release();
  await (await openDataFolder(parent)).release();
});

test('forgets the address of a node that was killed, because another program may use its port now', async () => {
  await writeFile(path.join(parent, NODE_ADDRESS_FILE), 'ws://127.0.0.1:4001');
  const folder = await openDataFolder(parent);
  expect(await readdir(parent)).toEqual(['supervisor.pid']);
  await folder.release();
});

test('a stopped earlier process of this folder says nothing about the running one', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await writeFile(path.join(parent, 'supervisor.pid'), `${other.pid}\n`);
  await writeFile(path.join(parent, 'supervisor.stopping'), `${other.pid! + 1}\n`);
  await expect(openDataFolder(parent)).rejects.toThrow(/already runs from/);
  other.kill();
});

test('replaces the lock of a dead process', async () => {
  const endedProcess = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => endedProcess.once('exit', resolve));
  await writeFile(path.join(parent, 'supervisor.pid'), `${endedProcess.pid}\n`);
  const folder = await openDataFolder(parent);
  expect(await readFile(path.join(parent, 'supervisor.pid'), 'utf8')).toBe(`${process.pid}\n`);
  await folder.release();
});

test('rejects a path that is not a folder with advice', async () => {
  const file = path.join(parent, 'file');
  await writeFile(file, '');
  await expect(openDataFolder(path.join(file, 'data'))).rejects.toThrow(ConfigurationError);
  await expect(openDataFolder(path.join(file, 'data'))).rejects.toThrow(/Set NOVA_DATA_DIR/);
});

test.runIf(process.platform === 'linux')(
  'rejects a path that looks like a folder but cannot contain files',
  async () => {
    await expect(openDataFolder('/proc/nova/data')).rejects.toThrow(/cannot be written to/);
  },
);

test('creates a secret once for its owner only, and reads it afterwards', async () => {
  const file = path.join(parent, 'keys', 'a');
  expect(await readOrCreateSecret(file, () => 'one')).toEqual({ value: 'one', isNew: true });
  expect(await readOrCreateSecret(file, () => 'two')).toEqual({ value: 'one', isNew: false });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
