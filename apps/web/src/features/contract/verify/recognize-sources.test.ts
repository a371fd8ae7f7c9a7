import { expect, test } from 'vitest';
import { recognizeSources } from './recognize-sources.ts';

const INPUT = {
  language: 'Solidity',
  sources: { 'src/A.sol': { content: 'contract A {}' } },
  settings: { viaIR: true },
};
const json = (path: string, value: unknown) => ({ path, text: JSON.stringify(value) });

test.each([
  ['hh-sol-build-info-1', 'artifacts/build-info/1.json'],
  ['hh3-sol-build-info-1', 'artifacts/build-info/solc-0_8_30-1.json'],
  ['ethers-rs-sol-build-info-1', 'out/build-info/1.json'],
])('a build info of format %s has the input and the compiler', (_format, path) => {
  const file = {
    _format,
    solcVersion: '0.8.30',
    solcLongVersion: '0.8.30+commit.73712a01',
    input: INPUT,
    output: {},
  };
  const recognized = recognizeSources([json(path, file)]);
  if (typeof recognized === 'string' || recognized.kind !== 'standard') throw new Error('not recognized');
  expect(recognized.compiler).toBe('0.8.30+commit.73712a01');
  expect(JSON.parse(recognized.input)).toEqual(INPUT);
});

test('a standard JSON input has no compiler, and nothing but what the compiler reads', () => {
  const recognized = recognizeSources([json('input.json', { ...INPUT, more: 1 })]);
  if (typeof recognized === 'string' || recognized.kind !== 'standard') throw new Error('not recognized');
  expect(recognized.compiler).toBeNull();
  expect(JSON.parse(recognized.input)).toEqual(INPUT);
});

test('a folder has its source files; other files are left out', () => {
  const files = [
    { path: 'src/A.sol', text: 'contract A {}' },
    { path: 'src/lib/B.sol', text: 'contract B {}' },
    { path: 'README.md', text: 'about' },
    json('package.json', { name: 'project' }),
    { path: 'broken.json', text: '{' },
  ];
  expect(recognizeSources(files)).toEqual({ kind: 'files', files: files.slice(0, 2) });
});

test('says why files cannot be used', () => {
  expect(recognizeSources([{ path: 'README.md', text: 'about' }])).toBe('noSources');
  expect(recognizeSources([json('1.json', INPUT), json('2.json', INPUT)])).toBe('severalInputs');
  expect(recognizeSources([json('1.json', { id: '1', source_id_to_path: {}, language: 'Solidity' })])).toBe(
    'withoutSources',
  );
  const many = Array.from({ length: 501 }, (_, n) => ({ path: `${n}.sol`, text: '' }));
  expect(recognizeSources(many)).toBe('tooManyFiles');
  expect(recognizeSources([{ path: 'a.sol', text: 'é'.repeat(1_600_000) }])).toBe('tooLarge');
});
