import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows.ts';

/** One column of a table, with the settings of its header, cells, cards and placeholders. */
export interface Column<Row> {
  /** Unique in the table; the cell has the class `at-<id>`, by which a card positions it. */
  readonly id: string;
  readonly head: string;
  /** Right-aligned: numbers and relative times. */
  readonly isRight?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The column that identifies the row. It is the row's header and contains its link. */
  readonly isRowHead?: boolean;
  /** Makes the column sortable. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Width class of the placeholder while rows are loading (`w-24`); `flat` for a trace. */
  readonly waiting?: string;
}
