import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import type { Column } from './column.ts';
import { nextSort, sortRows, type Sort } from './sort-rows.ts';

/**
 * Returns the rows of a completely loaded list in the chosen order; pass `sort` and `onSort` to the table.
 */
export function useSortedRows<Row>(
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  first: Sort | null = null,
) {
  const { language } = useLanguage();
  const [sort, setSort] = useState(first);
  const valueOf = columns.find((column) => column.id === sort?.by)?.sortValue;
  return {
    rows: rows && sort && valueOf ? sortRows(rows, valueOf, sort.direction, language) : rows,
    sort,
    onSort: (by: string) => setSort(nextSort(sort, by)),
  };
}
