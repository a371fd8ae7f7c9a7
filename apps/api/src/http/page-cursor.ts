import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { LAST_PAGE_CURSOR, type Page } from '@nova/shared/pagination';
import { z } from 'zod';

const VERSION = 1;
const cursorSchema = z.tuple([z.literal(VERSION), z.enum(['next', 'prev'])]).rest(z.int().nonnegative());

/** Which way a list goes on, and the position of the row it goes on from. */
export interface PageStart {
  /** `next` = older than the position, `prev` = newer. */
  readonly direction: 'next' | 'prev';
  /** Null at an end of the list: the newest row going `next`, the oldest going `prev`. */
  readonly position: readonly number[] | null;
}

/**
 * Reads an opaque cursor, or `last`: the page that ends with the oldest row.
 * @param length how many numbers make a position in this list
 * @throws AppError `invalid_cursor`
 */
export function readCursor(cursor: string | undefined, length: number): PageStart {
  if (cursor === undefined) return { direction: 'next', position: null };
  if (cursor === LAST_PAGE_CURSOR) return { direction: 'prev', position: null };
  const parsed = cursorSchema.safeParse(decode(cursor));
  if (!parsed.success || parsed.data.length !== length + 2) {
    throw new AppError(EXPLORER_ERRORS.invalidCursor, { message: 'The cursor is not one of ours.' });
  }
  const [, direction, ...position] = parsed.data;
  return { direction, position };
}

/**
 * Makes a page of the rows that were read in the cursor's direction, one more than the limit.
 * @param positionOf the numbers that order the list
 */
export function toPage<T>(
  rows: readonly T[],
  limit: number,
  start: PageStart,
  positionOf: (row: T) => readonly number[],
): Page<T> {
  const hasMore = rows.length > limit;
  const items = rows.slice(0, limit);
  if (start.direction === 'prev') items.reverse();
  const first = items[0];
  const last = items.at(-1);
  // Who came by a cursor came from a row on the other side.
  const isOlder = start.direction === 'next' ? hasMore : start.position !== null;
  const isNewer = start.direction === 'prev' ? hasMore : start.position !== null;
  return {
    items,
    next: last && isOlder ? encode('next', positionOf(last)) : null,
    prev: first && isNewer ? encode('prev', positionOf(first)) : null,
  };
}

function encode(direction: PageStart['direction'], position: readonly number[]): string {
  return Buffer.from(JSON.stringify([VERSION, direction, ...position])).toString('base64url');
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
