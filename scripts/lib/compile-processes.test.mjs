import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileProcesses } from './compile-processes.mjs';

let root;
const write = (file, content) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
const run = (file) => execFileSync(process.execPath, [file], { encoding: 'utf8' });

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'nova-compile-')));
  write('package-lock.json', '{}');
  write('package.json', '{"type": "module"}');
  for (const folder of ['packages', 'contracts/scripts', 'scripts/lib'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of ['node', 'signer', 'worker', 'api']) write(`apps/${name}/src/main.ts`, '');
  write('apps/supervisor/src/postgres-guard.ts', '');
  write('apps/node/src/rpc/calls/call-thread.ts', '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a compiled process finds the files beside its source and the libraries in their packages', async () => {
  write('node_modules/a-library/package.json', '{"main": "index.cjs"}');
  write('node_modules/a-library/index.cjs', 'exports.place = __dirname;');
  write('apps/supervisor/src/greeting.ts', 'export const greeting: string = "Hello";');
  write(
    'apps/supervisor/src/main.ts',
    `import library from 'a-library';
     import { greeting } from './greeting.ts';
     console.log(greeting, library.place, import.meta.url);`,
  );
  const compiled = await compileProcesses(root);
  const place = path.join(root, 'node_modules/a-library');
  const source = pathToFileURL(path.join(root, 'apps/supervisor/src/main.ts')).href;
  expect(run(compiled)).toBe(`Hello ${place} ${source}\n`);
});

test('compiles again only after a source or a dependency has changed', async () => {
  write('apps/supervisor/src/main.ts', 'console.log("first");');
  const first = await compileProcesses(root);
  expect(await compileProcesses(root)).toBe(first);
  write('apps/supervisor/src/main.ts', 'console.log("the second");');
  const second = await compileProcesses(root);
  expect(run(second)).toBe('the second\n');
  // A running Nova may still restart a process from it.
  expect(run(first)).toBe('first\n');
  write('package-lock.json', '{"lockfileVersion": 3}');
  expect(await compileProcesses(root)).not.toBe(second);
});

test('names the place of an error in a source, and compiles once it is corrected', async () => {
  write('apps/supervisor/src/main.ts', 'console.log(;');
  await expect(compileProcesses(root)).rejects.toThrow('apps/supervisor/src/main.ts:1:12: ERROR');
  write('apps/supervisor/src/main.ts', 'console.log("corrected");');
  expect(run(await compileProcesses(root))).toBe('corrected\n');
});
