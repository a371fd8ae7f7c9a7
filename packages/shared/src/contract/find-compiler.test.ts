import { expect, test } from 'vitest';
import { COMPILERS } from './compilers.ts';
import { findCompiler } from './find-compiler.ts';

test.each(['0.8.30', 'v0.8.30', 'v0.8.30+commit.73712a01', '0.8.30+commit.73712a01.Emscripten.clang'])(
  '%s names the compiler 0.8.30',
  (text) => expect(findCompiler(text)?.longVersion).toBe('0.8.30+commit.73712a01'),
);

test.each(['0.8.30+commit.00000000', '0.8.30-nightly.2025.5.7', '0.8.3', '0.4.26', '', 'latest', '../solc'])(
  '%s names no compiler',
  (text) => expect(findCompiler(text)).toBeNull(),
);

test('every compiler is listed once, newest first, each with its own package', () => {
  const versions = COMPILERS.map(({ version }) => version);
  const newestFirst = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(versions).toEqual(newestFirst);
  expect(new Set(COMPILERS.map((compiler) => compiler.package)).size).toBe(COMPILERS.length);
});
