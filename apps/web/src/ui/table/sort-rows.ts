/** Sort value of a column; text is sorted by the rules of the page's language. */
export type SortValue = number | bigint | string;
export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  /** ID of the column. */
  readonly by: string;
  readonly direction: SortDirection;
}

function compare(a: SortValue, b: SortValue, language: string): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, language, { numeric: true });
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Returns the rows sorted by one value; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  language = 'en',
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(valueOf(a), valueOf(b), language));
}

/**
 * Returns the sort order after a click on a header: first descending, because the highest numbers are usually
 * wanted, then ascending, then descending again.
 */
export function nextSort(sort: Sort | null, by: string): Sort {
  if (sort?.by !== by) return { by, direction: 'descending' };
  return { by, direction: sort.direction === 'descending' ? 'ascending' : 'descending' };
}
