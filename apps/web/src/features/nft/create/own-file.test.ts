import { expect, it } from 'vitest';
import { toOwnFile } from './own-file.ts';

const KEY = `${'a1'.repeat(32)}.webp`;

it('takes a stored file from the origin of the page, whatever host its address names', () => {
  expect(toOwnFile(`https://files.example/files/${KEY}`)).toBe(`/storage/v1/files/${KEY}`);
  expect(toOwnFile(`http://localhost:4000/storage/v1/files/${KEY}`)).toBe(`/storage/v1/files/${KEY}`);
});

it('leaves any other address as it is', () => {
  expect(toOwnFile('https://example.org/cat.png')).toBe('https://example.org/cat.png');
});
