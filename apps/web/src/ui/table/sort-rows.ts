/** What a column is sorted by; text follows the language of the page. */
export type SortValue = number | bigint | string;
export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  /** Id of the column. */
  readonly by: string;
  readonly direction: SortDirection;
}

function compare(a: SortValue, b: SortValue, language: string): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, language, { numeric: true });
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The rows in the order of one value; rows that are equal keep the order they came in. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  language = 'en',
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(valueOf(a), valueOf(b), language));
}

/** Where a press on a head leads: down first, because figures are asked for their highest; then up, then down again. */
export function nextSort(sort: Sort | null, by: string): Sort {
  if (sort?.by !== by) return { by, direction: 'descending' };
  return { by, direction: sort.direction === 'descending' ? 'ascending' : 'descending' };
}
