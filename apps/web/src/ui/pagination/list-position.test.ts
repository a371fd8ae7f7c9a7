import { expect, it } from 'vitest';
import { readListPosition, writeListPosition } from './list-position.ts';

it('is the first page of 25 rows without parameters', () => {
  expect(readListPosition(new URLSearchParams())).toEqual({ cursor: null, limit: 25 });
});

it('reads cursor and page size from the URL, and only supported sizes', () => {
  expect(readListPosition(new URLSearchParams('cursor=abc&rows=50'))).toEqual({ cursor: 'abc', limit: 50 });
  expect(readListPosition(new URLSearchParams('rows=100000'))).toEqual({ cursor: null, limit: 25 });
});

it('changes the page and keeps the rest of the URL', () => {
  const search = new URLSearchParams('tab=transactions&rows=50');
  expect(writeListPosition(search, { cursor: 'xyz' })).toBe('?tab=transactions&rows=50&cursor=xyz');
});

it('omits default values', () => {
  const search = new URLSearchParams('cursor=abc&rows=100');
  expect(writeListPosition(search, { cursor: null, limit: 25 })).toBe('?');
});

it('starts over when the page size changes, because a cursor belongs to its page', () => {
  const search = new URLSearchParams('cursor=abc');
  expect(writeListPosition(search, { cursor: null, limit: 100 })).toBe('?rows=100');
});
