import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { BLOCK_CURSOR_PREFIX, LAST_PAGE_CURSOR, type Page } from '@nova/shared/pagination';
import { z } from 'zod';

const VERSION = 1;
const directionSchema = z.enum(['next', 'prev']);
const cursorSchema = z.tuple([z.literal(VERSION), directionSchema]).rest(z.int().nonnegative());
const keyCursorSchema = z
  .tuple([z.literal(VERSION), directionSchema])
  .rest(z.string().regex(/^(0x[0-9a-f]{40}|\d{1,100})$/));

/** Direction of a list, and the position of the row where the page starts. */
export interface PageStart<Part extends number | string = number> {
  /** `next` = older than the position, `prev` = newer. */
  readonly direction: 'next' | 'prev';
  /** Null at an end of the list: the newest row for `next`, the oldest for `prev`. */
  readonly position: readonly Part[] | null;
}

/**
 * Parses an opaque cursor, or `last`: the page that ends with the oldest row.
 * @param length number of values in a position of this list
 * @throws AppError `invalid_cursor`
 */
export function readCursor(cursor: string | undefined, length: number): PageStart {
  if (cursor === undefined) return { direction: 'next', position: null };
  if (cursor === LAST_PAGE_CURSOR) return { direction: 'prev', position: null };
  const parsed = cursorSchema.safeParse(decode(cursor));
  if (!parsed.success || parsed.data.length !== length + 2) throw invalidCursor();
  const [, direction, ...position] = parsed.data;
  return { direction, position };
}

const BLOCK_NUMBER = /^\d{1,9}$/;

/**
 * The same for lists ordered by block, whose positions begin with its number: also `block:500`, the page that begins
 * with the last row of block 500.
 * @throws AppError `invalid_cursor`
 */
export function readBlockCursor(cursor: string | undefined, length: number): PageStart {
  const block = cursor?.startsWith(BLOCK_CURSOR_PREFIX) ? cursor.slice(BLOCK_CURSOR_PREFIX.length) : '';
  if (!BLOCK_NUMBER.test(block)) return readCursor(cursor, length);
  // Older than the first place of the block above it.
  const position = [Number(block) + 1, ...Array.from({ length: length - 1 }, () => 0)];
  return { direction: 'next', position };
}

/**
 * Parses the cursor of a list ordered by amounts and addresses.
 * @param parts kinds of the values in a position of this list, in order
 * @throws AppError `invalid_cursor`
 */
export function readKeyCursor(
  cursor: string | undefined,
  parts: readonly ('amount' | 'address')[],
): PageStart<string> {
  if (cursor === undefined) return { direction: 'next', position: null };
  if (cursor === LAST_PAGE_CURSOR) return { direction: 'prev', position: null };
  const parsed = keyCursorSchema.safeParse(decode(cursor));
  if (!parsed.success) throw invalidCursor();
  const [, direction, ...position] = parsed.data;
  const fits = parts.every((part, index) => position[index]?.startsWith('0x') === (part === 'address'));
  if (!fits || position.length !== parts.length) throw invalidCursor();
  return { direction, position };
}

/**
 * Builds a page from rows read in the cursor's direction, one more than the limit.
 * @param positionOf returns the position of a row in the list
 * @param searchedTo position at which a search reached its limit for one page; null if it was exhausted
 */
export function toPage<T, Part extends number | string = number>(
  rows: readonly T[],
  limit: number,
  start: PageStart<Part>,
  positionOf: (row: T) => readonly Part[],
  searchedTo: readonly Part[] | null = null,
): Page<T> {
  const items = rows.slice(0, limit);
  const farRow = items.at(-1);
  const nearRow = items[0];
  const far = rows.length > limit && farRow !== undefined ? positionOf(farRow) : searchedTo;
  // A client with a cursor has come from a row on the other side.
  const near = start.position === null ? null : nearRow === undefined ? searchedTo : positionOf(nearRow);
  const isBackFromNothing = start.position !== null && near === null && start.direction === 'next';
  const [next, prev] = start.direction === 'next' ? [far, near] : [near, far];
  if (start.direction === 'prev') items.reverse();
  return {
    items,
    next: next && encode('next', next),
    prev: isBackFromNothing ? LAST_PAGE_CURSOR : prev && encode('prev', prev),
  };
}

function invalidCursor(): AppError {
  return new AppError(EXPLORER_ERRORS.invalidCursor, {
    message: 'Invalid cursor. Use the `next` or `previous` value from an earlier response.',
  });
}

function encode(direction: PageStart['direction'], position: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify([VERSION, direction, ...position])).toString('base64url');
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
