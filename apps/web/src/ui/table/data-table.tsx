import { type ComponentProps, memo, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../feedback/list-states.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { Column } from './column.ts';
import { ListError } from './list-error.tsx';
import { moveBetweenRows } from './move-between-rows.ts';
import type { Sort } from './sort-rows.ts';
import { useGrowingCount } from './use-growing-count.ts';

export interface DataTableProps<Row> {
  /** Describes the table for screen readers; not shown. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while loading, when placeholders of the final size are shown. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string | number;
  readonly waitingRows?: number;
  /** Why the rows failed to load, with a retry; rows loaded before stay. */
  readonly failure?: {
    readonly error: unknown;
    readonly title: string;
    readonly onRetry: () => void;
  };
  /** Content of an empty list, with one next step. */
  readonly empty?: ComponentProps<typeof EmptyState>;
  readonly sort?: Sort | null;
  /** Receives the ID of the column whose header was clicked. */
  readonly onSort?: (by: string) => void;
  /** Path of the row's page in the page's language: the whole row links to it. */
  readonly linkOf?: (row: Row) => string | undefined;
  readonly classOf?: (row: Row) => string | undefined;
  /** Receives the row under the pointer, for a drawing next to the table; null when the pointer leaves. */
  readonly onPoint?: (row: Row | null) => void;
  /**
   * Layout on a phone: `labelled` shows each header next to its
   * value; the others have cards of their own (tables.css).
   */
  readonly card?: 'labelled' | 'blocks' | 'transactions' | 'today' | 'people' | 'none';
  readonly isDense?: boolean;
}

function Head<Row>({ column, table }: { column: Column<Row>; table: DataTableProps<Row> }) {
  const { sort, onSort } = table;
  const direction = sort?.by === column.id ? sort.direction : undefined;
  const isSortable = column.sortValue !== undefined && onSort !== undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      className={`at-${column.id}${column.isRight ? ' right' : ''}`}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
    >
      {isSortable ? (
        <button type="button" className="sort" onClick={() => onSort(column.id)}>
          {column.head}
          <svg viewBox="0 0 8 12" aria-hidden="true">
            <path className={direction === 'ascending' ? 'on' : undefined} d="M4 1 7 5H1z" />
            <path className={direction === 'descending' ? 'on' : undefined} d="M4 11 1 7h6z" />
          </svg>
        </button>
      ) : (
        column.head
      )}
    </th>
  );
}

function Cell<Row>({ row, column, table }: { row: Row; column: Column<Row>; table: DataTableProps<Row> }) {
  const content = column.cell(row);
  const link = column.isRowHead ? table.linkOf?.(row) : undefined;
  const shared = {
    className: `at-${column.id}${column.isRight ? ' right' : ''}${column.isRowHead ? ' what' : ''}`,
    'data-label': table.card === 'labelled' || table.card === undefined ? column.head : undefined,
  };
  const inside = link ? (
    <Link className="row-link" to={link}>
      {content}
    </Link>
  ) : (
    content
  );
  // Roles are set explicitly, because browsers do not treat a table laid out as cards as a table.
  return column.isRowHead ? (
    <th scope="row" role="rowheader" {...shared}>
      {inside}
    </th>
  ) : (
    <td role="cell" {...shared}>
      {inside}
    </td>
  );
}

function Row<Row>({ row, table }: { row: Row; table: DataTableProps<Row> }) {
  const { columns, classOf, linkOf, onPoint } = table;
  const classes = [classOf?.(row), linkOf?.(row) ? 'linked' : undefined].filter(Boolean).join(' ');
  return (
    <tr
      role="row"
      className={classes || undefined}
      onPointerEnter={onPoint && (() => onPoint(row))}
      onPointerLeave={onPoint && (() => onPoint(null))}
    >
      {columns.map((column) => (
        <Cell key={column.id} row={row} column={column} table={table} />
      ))}
    </tr>
  );
}

/** Memoized, so that adding rows does not render the existing ones again. */
const StatusRow = memo(Row) as typeof Row;

function WaitingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr role="row">
      {columns.map(({ id, isRight, waiting = 'w-20' }) => (
        <td key={id} role="cell" className={`at-${id}${isRight ? ' right' : ''}`}>
          <Skeleton
            className={waiting === 'flat' ? 'w-24' : `${waiting}${isRight ? ' ml-auto' : ''}`}
            isFlat={waiting === 'flat'}
          />
        </td>
      ))}
    </tr>
  );
}

/**
 * Every list of the site. It shows its final columns while loading, a next step when it is empty, and a retry
 * after an error, becomes cards below 768 px, and supports arrow keys.
 */
export function DataTable<RowType>(table: DataTableProps<RowType>) {
  const { t } = useTranslation();
  const { caption, columns, rows, keyOf, failure, empty, waitingRows = 6, card = 'labelled' } = table;
  // Rendered with low priority between interactions: many
  // rows at once would block a phone for a third of a second.
  const drawn = useDeferredValue(rows);
  const count = useGrowingCount(drawn?.length ?? 0);
  if (failure?.error && !rows) return <ListError {...failure} />;
  if (rows?.length === 0 && empty) return <EmptyState {...empty} />;
  const variants = [
    'data-table',
    card === 'none' ? '' : 'cards',
    card === 'none' || card === 'labelled' ? '' : card,
    table.isDense ? 'dense' : '',
  ];
  return (
    <table role="table" className={variants.filter(Boolean).join(' ')} aria-busy={!drawn || undefined}>
      <caption className="sr">{drawn ? caption : `${caption}, ${t('list.loading')}`}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Head key={column.id} column={column} table={table} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" onKeyDown={moveBetweenRows}>
        {drawn
          ? drawn.map((row, index) =>
              index < count ? (
                <StatusRow key={keyOf(row)} row={row} table={table} />
              ) : (
                <WaitingRow key={keyOf(row)} columns={columns} />
              ),
            )
          : Array.from({ length: waitingRows }, (_, index) => <WaitingRow key={index} columns={columns} />)}
      </tbody>
    </table>
  );
}
