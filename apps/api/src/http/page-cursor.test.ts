import { expect, test } from 'vitest';
import { readCursor, toPage } from './page-cursor.ts';

const positionOf = (value: number) => [value];
const FIRST = { direction: 'next', position: null } as const;

test('the first page has no newer one, and an older one only if there are more rows', () => {
  const whole = toPage([3, 2, 1], 3, FIRST, positionOf);
  expect(whole).toEqual({ items: [3, 2, 1], next: null, prev: null });
  const cut = toPage([4, 3, 2, 1], 3, FIRST, positionOf);
  expect(cut.items).toEqual([4, 3, 2]);
  expect(readCursor(cut.next!, 1)).toEqual({ direction: 'next', position: [2] });
  expect(cut.prev).toBeNull();
});

test('rows read towards newer ones are turned round, newest first', () => {
  const page = toPage([5, 6, 7, 8], 3, { direction: 'prev', position: [4] }, positionOf);
  expect(page.items).toEqual([7, 6, 5]);
  expect(readCursor(page.next!, 1)).toEqual({ direction: 'next', position: [5] });
  expect(readCursor(page.prev!, 1)).toEqual({ direction: 'prev', position: [7] });
});

test('the last page is asked for by name, ends with the oldest row and has no older one', () => {
  const start = readCursor('last', 1);
  expect(start).toEqual({ direction: 'prev', position: null });
  const page = toPage([0, 1, 2, 3], 3, start, positionOf);
  expect(page.items).toEqual([2, 1, 0]);
  expect(page.next).toBeNull();
  expect(readCursor(page.prev!, 1)).toEqual({ direction: 'prev', position: [2] });
  expect(toPage([0, 1], 3, start, positionOf)).toEqual({ items: [1, 0], next: null, prev: null });
});

test.each([
  ['garbage', '!!!'],
  ['another version', Buffer.from('[2,"next",5]').toString('base64url')],
  ['another direction', Buffer.from('[1,"up",5]').toString('base64url')],
  ['a position of another list', Buffer.from('[1,"next",5,6]').toString('base64url')],
  ['a fraction', Buffer.from('[1,"next",5.5]').toString('base64url')],
  ['a text', Buffer.from('[1,"next","5"]').toString('base64url')],
  ['nothing', ''],
])('a cursor of %s is refused', (_, cursor) => {
  expect(() => readCursor(cursor, 1)).toThrow('The cursor is not one of ours.');
});
