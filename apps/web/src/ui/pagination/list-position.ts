/** Rows a page may have; the first is what a list has without being asked. */
export const PAGE_SIZES = [25, 50, 100] as const;
const DEFAULT_SIZE = PAGE_SIZES[0];

/** Where a list stands. The URL is its only state, so that a page of it can be shared, reloaded and gone back to. */
export interface ListPosition {
  /** Opaque, from the page before; null on the first page. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** Reads `?cursor=…&rows=50`; a number of rows that is not offered counts as none. */
export function readListPosition(search: URLSearchParams): ListPosition {
  const rows = Number(search.get('rows'));
  const limit = PAGE_SIZES.find((size) => size === rows) ?? DEFAULT_SIZE;
  return { cursor: search.get('cursor'), limit };
}

/** The search part of a position, beside whatever else the URL holds; empty for the first page as it comes. */
export function writeListPosition(search: URLSearchParams, position: Partial<ListPosition>): string {
  const next = new URLSearchParams(search);
  const { cursor, limit } = { ...readListPosition(search), ...position };
  if (cursor === null) next.delete('cursor');
  else next.set('cursor', cursor);
  if (limit === DEFAULT_SIZE) next.delete('rows');
  else next.set('rows', String(limit));
  return next.size > 0 ? `?${next}` : '?';
}
