/** Selectable page sizes; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;
const DEFAULT_SIZE = PAGE_SIZES[0];

/**
 * Position in a list. The URL is its only storage, so that a page
 * of the list can be shared, reloaded and reached by going back.
 */
export interface ListPosition {
  /** Opaque, from the previous page; null on the first page. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** Reads `?cursor=…&rows=50`; an unsupported page size is ignored. */
export function readListPosition(search: URLSearchParams): ListPosition {
  const rows = Number(search.get('rows'));
  const limit = PAGE_SIZES.find((size) => size === rows) ?? DEFAULT_SIZE;
  return { cursor: search.get('cursor'), limit };
}

/**
 * Returns the query of a position with the URL's other
 * parameters; empty for the first page with the default size.
 */
export function writeListPosition(search: URLSearchParams, position: Partial<ListPosition>): string {
  const next = new URLSearchParams(search);
  const { cursor, limit } = { ...readListPosition(search), ...position };
  if (cursor === null) next.delete('cursor');
  else next.set('cursor', cursor);
  if (limit === DEFAULT_SIZE) next.delete('rows');
  else next.set('rows', String(limit));
  return next.size > 0 ? `?${next}` : '?';
}
