import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listTestsWith } from './list-tests-with.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'nova-list-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}

test('lists the test files of the named folders that contain the text', async () => {
  await write('a/deep/one.test.ts', 'before replaced() after');
  await write('a/two.test.mjs', 'replaced()');
  await write('a/three.test.ts', 'nothing');
  await write('a/four.ts', 'replaced()');
  await write('a/node_modules/five.test.ts', 'replaced()');
  await write('b/six.test.ts', 'replaced()');
  const found = listTestsWith(root, ['a'], 'replaced(');
  expect(new Set(found)).toEqual(new Set(['a/deep/one.test.ts', 'a/two.test.mjs']));
});
