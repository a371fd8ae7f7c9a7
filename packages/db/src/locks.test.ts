import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOCK_SEEDS, LOCK_SPACES, LOCKS } from './locks.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['apps', 'packages', 'scripts', 'contracts', 'bench', 'e2e'];
const HERE = path.join('packages', 'db', 'src', 'locks');
/** A call with the rest of its line and the next line, where the values of `$1` are. */
const CALL = /pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\([^]*?\n.*\n/g;
const NAMED = /\b(?:LOCKS|LOCK_SPACES|LOCK_SEEDS)\.\w+/;
/** A key passed as a `LockKey`. */
const KNOWN = /\$\{lock\}/;

function* listSources(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
    if (['node_modules', 'dist', 'migrations'].includes(entry.name)) continue;
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* listSources(name);
    else if (/\.(?:ts|tsx|mjs)$/.test(name) && !name.startsWith(HERE)) yield name;
  }
}

const SOURCES = FOLDERS.flatMap((folder) => Array.from(listSources(folder))).map((name) => ({
  name,
  text: readFileSync(path.join(ROOT, name), 'utf8'),
}));

test('every advisory lock has its own key, and the code uses no others', () => {
  const keys = [LOCKS, LOCK_SPACES, LOCK_SEEDS].flatMap((group) => Object.values<number>(group));
  expect(new Set(keys).size).toBe(keys.length);
  const calls = SOURCES.flatMap(({ name, text }) =>
    Array.from(text.matchAll(CALL), ([call]) => ({ name, call, acceptsKey: text.includes('LockKey') })),
  );
  expect(calls.length).toBeGreaterThan(15);
  const unnamed = calls.filter(
    ({ call, acceptsKey }) => !NAMED.test(call) && !(acceptsKey && KNOWN.test(call)),
  );
  expect(unnamed).toEqual([]);
});

test('every key is used for one purpose', () => {
  const code = SOURCES.filter(({ name }) => !name.endsWith('.test.ts'));
  const places = Object.keys(LOCKS).map((key) => ({
    key,
    files: code.filter(({ text }) => text.includes(`LOCKS.${key}`)).length,
  }));
  expect(places.filter(({ files }) => files !== 1)).toEqual([]);
});
