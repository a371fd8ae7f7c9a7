import { expect, test } from 'vitest';
import { readBlockCursor, readCursor, readKeyCursor, toPage } from './page-cursor.ts';

const positionOf = (value: number) => [value];
const FIRST = { direction: 'next', position: null } as const;

test('the first page has no newer page, and an older one only if there are more rows', () => {
  const whole = toPage([3, 2, 1], 3, FIRST, positionOf);
  expect(whole).toEqual({ items: [3, 2, 1], next: null, prev: null });
  const cut = toPage([4, 3, 2, 1], 3, FIRST, positionOf);
  expect(cut.items).toEqual([4, 3, 2]);
  expect(readCursor(cut.next!, 1)).toEqual({ direction: 'next', position: [2] });
  expect(cut.prev).toBeNull();
});

test('rows read toward newer ones are reversed, newest first', () => {
  const page = toPage([5, 6, 7, 8], 3, { direction: 'prev', position: [4] }, positionOf);
  expect(page.items).toEqual([7, 6, 5]);
  expect(readCursor(page.next!, 1)).toEqual({ direction: 'next', position: [5] });
  expect(readCursor(page.prev!, 1)).toEqual({ direction: 'prev', position: [7] });
});

test('the last page is requested by name, ends with the oldest row and has no older page', () => {
  const start = readCursor('last', 1);
  expect(start).toEqual({ direction: 'prev', position: null });
  const page = toPage([0, 1, 2, 3], 3, start, positionOf);
  expect(page.items).toEqual([2, 1, 0]);
  expect(page.next).toBeNull();
  expect(readCursor(page.prev!, 1)).toEqual({ direction: 'prev', position: [2] });
  expect(toPage([0, 1], 3, start, positionOf)).toEqual({ items: [1, 0], next: null, prev: null });
});

test('a list ordered by block begins at any block by its number, or older where that one has no row', () => {
  expect(readBlockCursor('block:500', 1)).toEqual({ direction: 'next', position: [501] });
  expect(readBlockCursor('block:0', 3)).toEqual({ direction: 'next', position: [1, 0, 0] });
  expect(readBlockCursor('last', 1)).toEqual({ direction: 'prev', position: null });
  for (const cursor of ['block:', 'block:-1', 'block:1.5', 'block:1e3', 'block:9999999999', 'Block:1'])
    expect(() => readBlockCursor(cursor, 1)).toThrow('Invalid cursor.');
  expect(() => readCursor('block:500', 1)).toThrow('Invalid cursor.');
});

test.each([
  ['garbage', '!!!'],
  ['another version', Buffer.from('[2,"next",5]').toString('base64url')],
  ['another direction', Buffer.from('[1,"up",5]').toString('base64url')],
  ['a position of another list', Buffer.from('[1,"next",5,6]').toString('base64url')],
  ['a fraction', Buffer.from('[1,"next",5.5]').toString('base64url')],
  ['text', Buffer.from('[1,"next","5"]').toString('base64url')],
  ['nothing', ''],
])('a cursor of %s is refused', (_, cursor) => {
  expect(() => readCursor(cursor, 1)).toThrow(
    'Invalid cursor. Use the `next` or `previous` value from an earlier response.',
  );
});

test('a page whose search reached its limit continues after the examined rows, with or without results', () => {
  const some = toPage([9, 5], 3, FIRST, positionOf, [2]);
  expect(some).toMatchObject({ items: [9, 5], prev: null });
  expect(readCursor(some.next!, 1)).toEqual({ direction: 'next', position: [2] });
  const none = toPage([], 3, { direction: 'next', position: [8] }, positionOf, [2]);
  expect(readCursor(none.next!, 1)).toEqual({ direction: 'next', position: [2] });
  expect(readCursor(none.prev!, 1)).toEqual({ direction: 'prev', position: [2] });
});

test('the page before an empty end of a list is its last page', () => {
  const page = toPage([], 3, { direction: 'next', position: [8] }, positionOf);
  expect(page).toEqual({ items: [], next: null, prev: 'last' });
});

test('lists by amount and address have their own cursors, which are invalid in other lists', () => {
  const address = `0x${'ab'.repeat(20)}`;
  const largest = (2n ** 256n - 1n).toString();
  const page = toPage([0, 1], 1, readKeyCursor(undefined, ['amount', 'address']), () => [largest, address]);
  expect(readKeyCursor(page.next!, ['amount', 'address'])).toEqual({
    direction: 'next',
    position: [largest, address],
  });
  // The longest possible cursor must not exceed the limit of the query schema.
  const longest = toPage([0, 1], 1, readKeyCursor(undefined, ['address', 'amount']), () => [
    address,
    largest,
  ]);
  expect(longest.next!.length).toBeLessThanOrEqual(200);
  const refused = 'Invalid cursor. Use the `next` or `previous` value from an earlier response.';
  for (const parts of [['address', 'amount'], ['amount'], ['amount', 'address', 'amount']] as const) {
    expect(() => readKeyCursor(page.next!, parts)).toThrow(refused);
  }
  expect(() => readCursor(page.next!, 2)).toThrow(refused);
  for (const position of [
    ['-1', address],
    ['1e3', address],
    [5, address],
    ['5', '0xAB'],
  ]) {
    const made = Buffer.from(JSON.stringify([1, 'next', ...position])).toString('base64url');
    expect(() => readKeyCursor(made, ['amount', 'address'])).toThrow(refused);
  }
});
