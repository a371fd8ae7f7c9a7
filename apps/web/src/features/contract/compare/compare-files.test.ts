import { expect, test } from 'vitest';
import { compareFiles, diffLines } from './compare-files.ts';

const of = (files: Record<string, string>) => ({
  sources: Object.entries(files).map(([path, content]) => ({ path, content })),
});

test('files are compared by path, changed ones first', () => {
  const one = of({ 'B.sol': 'b', 'A.sol': 'a', 'C.sol': 'c' });
  const other = of({ 'A.sol': 'a', 'B.sol': 'b2', 'D.sol': 'd' });
  expect(compareFiles(one, other).map(({ path, state }) => [path, state])).toEqual([
    ['B.sol', 'changed'],
    ['D.sol', 'added'],
    ['C.sol', 'removed'],
    ['A.sol', 'equal'],
  ]);
});

test('a difference has the changed lines with three lines around them', () => {
  const lines = Array.from({ length: 20 }, (_, n) => `line ${n + 1}`);
  const changed = lines.with(9, 'another line');
  const [file] = compareFiles(of({ a: lines.join('\n') }), of({ a: changed.join('\n') }));
  expect(diffLines(file!)).toEqual([
    { kind: 'position', text: '7 7' },
    { kind: 'context', text: 'line 7' },
    { kind: 'context', text: 'line 8' },
    { kind: 'context', text: 'line 9' },
    { kind: 'removed', text: 'line 10' },
    { kind: 'added', text: 'another line' },
    { kind: 'context', text: 'line 11' },
    { kind: 'context', text: 'line 12' },
    { kind: 'context', text: 'line 13' },
  ]);
});

test('files with too many changes have no difference', () => {
  const text = (word: string) => Array.from({ length: 6_000 }, (_, n) => `${word} ${n}`).join('\n');
  const [file] = compareFiles(of({ a: text('one') }), of({ a: text('other') }));
  expect(diffLines(file!)).toBeNull();
});
