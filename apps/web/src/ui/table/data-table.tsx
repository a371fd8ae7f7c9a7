import { type ComponentProps, memo, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState, ErrorState } from '../feedback/list-states.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { Column } from './column.ts';
import { moveBetweenRows } from './move-between-rows.ts';
import type { Sort } from './sort-rows.ts';
import { useGrowingCount } from './use-growing-count.ts';

export interface DataTableProps<Row> {
  /** What the table holds; read out, not shown. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are being read: rows of the real shape stand in. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string | number;
  readonly waitingRows?: number;
  /** Why the rows are not there, and how to ask again; what was read before stays. */
  readonly failure?: {
    readonly error: unknown;
    readonly title: string;
    readonly onRetry: () => void;
  };
  /** What an empty list says; one next step. */
  readonly empty?: ComponentProps<typeof EmptyState>;
  readonly sort?: Sort | null;
  /** Gets the id of the column whose head was pressed. */
  readonly onSort?: (by: string) => void;
  /** Path of the row's page, in the page's language: the whole row leads there. */
  readonly linkOf?: (row: Row) => string | undefined;
  readonly classOf?: (row: Row) => string | undefined;
  /** The row under the pointer, for a drawing beside the table; null when it leaves. */
  readonly onPoint?: (row: Row | null) => void;
  /** On a phone: `labelled` writes each head beside its value; the others have a card of their own (tables.css). */
  readonly card?: 'labelled' | 'blocks' | 'transactions' | 'today' | 'none';
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
  // The roles are said: a table laid out as cards is no table to a browser any more.
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

/** While further rows are added, those that stand are left alone. */
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
 * Every list of the site. It has its real columns while it waits, says what to do when it is empty, offers another
 * try when it failed, becomes cards below 768 px, and is walked through by arrow keys.
 */
export function DataTable<RowType>(table: DataTableProps<RowType>) {
  const { t } = useTranslation();
  const { caption, columns, rows, keyOf, failure, empty, waitingRows = 6, card = 'labelled' } = table;
  // Drawn in small tasks between touches: many rows at once would hold a phone for a third of a second.
  const drawn = useDeferredValue(rows);
  const count = useGrowingCount(drawn?.length ?? 0);
  if (failure?.error && !rows)
    return <ErrorState title={failure.title} error={failure.error} onRetry={failure.onRetry} />;
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
