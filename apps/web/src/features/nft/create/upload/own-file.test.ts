import { expect, it } from 'vitest';
import { toOwnFile } from './own-file.ts';

const KEY = `${'a1'.repeat(32)}.webp`;

it('reads a stored file from the page’s origin, regardless of the host in its URL', () => {
  expect(toOwnFile(`https://files.example/files/${KEY}`)).toBe(`/storage/v1/files/${KEY}`);
  expect(toOwnFile(`http://localhost:4000/storage/v1/files/${KEY}`)).toBe(`/storage/v1/files/${KEY}`);
});

it('leaves any other URL unchanged', () => {
  expect(toOwnFile('https://example.org/cat.png')).toBe('https://example.org/cat.png');
});
