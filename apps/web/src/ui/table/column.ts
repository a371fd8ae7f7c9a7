import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows.ts';

/** One column of a table, with everything that head, cell, card and waiting row need to know of it. */
export interface Column<Row> {
  /** Unique in the table; the cell has the class `at-<id>`, by which a card places it. */
  readonly id: string;
  readonly head: string;
  /** Stands to the right: figures, and what is measured from now. */
  readonly isRight?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The column that says what the row is. It heads the row, and a row's link stands on it. */
  readonly isRowHead?: boolean;
  /** With it the head sorts. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Width of the bar that stands in while rows are read (`w-24`); `flat` for a trace. */
  readonly waiting?: string;
}
