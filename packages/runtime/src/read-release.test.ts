import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRelease } from './read-release.ts';

let root: string;
beforeAll(async () => {
  root = `${await mkdtemp(path.join(os.tmpdir(), 'nova-release-'))}/`;
  await writeFile(`${root}package.json`, '{ "version": "1.2.3" }');
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('in a checkout the commit comes from git', () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  expect(readRelease()).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), commit: head });
});

test('without git and without a build record there is only a version', () => {
  expect(readRelease(root)).toEqual({ version: '1.2.3', commit: null });
});

test('a build without git reports its recorded commit', async () => {
  await writeFile(`${root}release.json`, `{ "commit": "${'ab'.repeat(20)}" }`);
  expect(readRelease(root)).toEqual({ version: '1.2.3', commit: 'ab'.repeat(20) });
});
