import { expect, test } from 'vitest';
import { COMPILERS } from './compilers.ts';
import { findCompiler } from './find-compiler.ts';

test.each(['0.8.30', 'v0.8.30', 'v0.8.30+commit.73712a01', '0.8.30+commit.73712a01.Emscripten.clang'])(
  '%s names the compiler 0.8.30',
  (text) => expect(findCompiler(text)?.longVersion).toBe('0.8.30+commit.73712a01'),
);

test.each(['0.4.11', '0.5.17', '0.6.12', '0.8.19', '0.8.29', '0.8.37'])('%s is a compiler', (version) =>
  expect(findCompiler(version)?.version).toBe(version),
);

test.each(['0.8.30+commit.00000000', '0.8.30-nightly.2025.5.7', '0.4.12', '', 'latest', '../solc'])(
  '%s names no compiler',
  (text) => expect(findCompiler(text)).toBeNull(),
);

test('every compiler is listed once, newest first, each with its own commit and hash', () => {
  const versions = COMPILERS.map(({ version }) => version);
  const newestFirst = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(versions).toEqual(newestFirst);
  expect(new Set(COMPILERS.map(({ longVersion }) => longVersion)).size).toBe(COMPILERS.length);
  expect(new Set(COMPILERS.map(({ integrity }) => integrity)).size).toBe(COMPILERS.length);
  for (const { longVersion, integrity } of COMPILERS) {
    expect(longVersion).toMatch(/^0\.\d+\.\d+\+commit\.[0-9a-f]{8}$/);
    expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
  }
});
