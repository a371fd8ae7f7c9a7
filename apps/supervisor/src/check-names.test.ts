import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = new URL('../../../scripts/lib/find-retired-names.mjs', import.meta.url).href;
const run = promisify(execFile);
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'nova-names-'));
  mkdirSync(path.join(root, 'apps/demo/src'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(root, 'apps/demo/src', name), text);

/** Returns what `find` reports for the folder, in the same way as `npm run check`. */
async function report(find: 'findRetiredNames' | 'findFullFolders'): Promise<string[]> {
  const source = `const found = (await import('${MODULE}')).${find}(${JSON.stringify(root)});
    console.log(JSON.stringify(found));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source]);
  return JSON.parse(stdout) as string[];
}

test('a declared name with a retired word is reported with its line and its replacement', async () => {
  write('one.ts', 'export const limit = 1;\nexport function findTokenFault() {}\n');
  expect(await report('findRetiredNames')).toEqual([
    'apps/demo/src/one.ts:2  findTokenFault: not "fault" but error',
  ]);
});

test('checks plurals, constants, properties and private fields', async () => {
  write('two.ts', 'const SHELVES = 1;\nclass Box { #deeds = 0; }\ninterface Row { onPress: () => void }\n');
  expect(await report('findRetiredNames')).toEqual([
    'apps/demo/src/two.ts:1  SHELVES: not "shelve" but chunk, filter',
    'apps/demo/src/two.ts:2  #deeds: not "deed" but transaction, action',
    'apps/demo/src/two.ts:3  onPress: not "press" but click, submit, button',
  ]);
});

test('accepts a name that merely contains a retired word’s letters, and a name that is only used', async () => {
  write(
    'three.ts',
    'const defaultValue = 1;\nconst isPressed = true;\nvoid page.press;\nexport const indeed = defaultValue;\n',
  );
  expect(await report('findRetiredNames')).toEqual([]);
});

test('reports a folder with more than 30 files, and not one with 30', async () => {
  for (let number = 0; number < 30; number += 1) write(`file-${number}.ts`, '');
  expect(await report('findFullFolders')).toEqual([]);
  write('one-more.ts', '');
  expect(await report('findFullFolders')).toEqual([
    'apps/demo/src  31 files; the limit is 30. Move files that belong together into a subfolder.',
  ]);
});
