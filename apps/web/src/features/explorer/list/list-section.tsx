import { useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLatestBlocks } from '../../../lib/live/latest-blocks.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable, type DataTableProps } from '../../../ui/table/data-table.tsx';
import { NewRowsBar } from './new-rows-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FilterField } from './list-filters.ts';
import { useCalmRefresh } from './use-calm-refresh.ts';
import { useFreshRows } from './use-fresh-rows.ts';
import { useIsBrowsingList } from './use-is-browsing-list.ts';
import { useList } from './use-list.ts';

type TablePart<Row> = Pick<
  DataTableProps<Row>,
  'keyOf' | 'card' | 'isDense' | 'onPoint' | 'classOf' | 'linkOf'
>;

export interface ListSectionProps<Row> extends TablePart<Row> {
  /** Title of the list, for table and region, and for the names of its pages. */
  readonly title: string;
  /** Path below `/api/v1`. */
  readonly path: string;
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly FilterField[];
  readonly hasCsv?: boolean;
  /** Texts of a failed and an empty list. An empty list with filters has its own text. */
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string; readonly step?: ReactNode };
  /** For lists that grow at the start with every block: the block of a row, and the name of the rows. */
  readonly live?: {
    readonly of: 'blocks' | 'transactions' | 'actions' | 'rows';
    /** Omitted for a list that is not ordered by block; it reloads with every block. */
    readonly heightOf?: (row: Row) => number;
  };
  /** Reloads the list at this interval in milliseconds, for rows that change without a block. */
  readonly everyMs?: number;
  /** Decimals of amounts in the filters, if they are not of NAC; null while they are loaded. */
  readonly decimals?: number | null;
  readonly lastName?: string;
  /** Renders content above the table from its rows. */
  readonly renderAbove?: (rows: readonly Row[] | undefined) => ReactNode;
  /** Class of the wrapper, for a list with its own card on phones. */
  readonly className?: string;
  /** Describes the range of the shown rows. */
  readonly range?: (rows: readonly Row[]) => ReactNode;
}

function useEmpty(isFiltered: boolean, hasMore: boolean, empty: ListSectionProps<unknown>['empty']) {
  const { t } = useTranslation('explorer');
  if (hasMore) return { title: t('filters.searchedTitle'), text: t('filters.searched') };
  if (isFiltered) return { title: t('filters.emptyTitle'), text: t('filters.emptyText') };
  return empty;
}

/**
 * Returns the height up to which the list is complete:
 * that of its first row, or of the chain when it was read.
 */
function useShownHeight<Row>({ live }: ListSectionProps<Row>, list: ReturnType<typeof useList<Row>>) {
  const { data, dataUpdatedAt, isFiltered } = list;
  const blocks = useLatestBlocks().data;
  const newest = (live?.of === 'actions' ? blocks?.find(({ action }) => action) : blocks?.[0])?.number;
  const [readAs, setReadAs] = useState({ at: 0, height: newest });
  if (newest !== undefined && (readAs.at !== dataUpdatedAt || readAs.height === undefined))
    setReadAs({ at: dataUpdatedAt, height: newest });
  const first = live?.heightOf && data?.items[0] ? live.heightOf(data.items[0]) : undefined;
  const isOfFirst = !isFiltered && live?.of !== 'rows' && first !== undefined;
  return { newest, shown: data && (isOfFirst ? first : readAs.height) };
}

/** A list of the explorer: filters, new rows, table, pagination, and texts for an empty or failed list. */
export function ListSection<Row>(props: ListSectionProps<Row>) {
  const { title, path, columns, filters, hasCsv, failed, live, renderAbove, range, lastName } = props;
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { mark, handlers, isHeld } = useIsBrowsingList();
  const list = useList<Row>(path, filters, {
    everyMs: isHeld ? undefined : props.everyMs,
    decimals: props.decimals,
  });
  const { data, error, refetch, position, isFiltered } = list;
  const { newest, shown } = useShownHeight(props, list);
  const isLive = live !== undefined && position.cursor === null;
  useCalmRefresh(newest, isLive ? shown : undefined, isHeld, position.limit, refetch);
  const top = useRef<HTMLElement>(null);
  const showNew = () => {
    void refetch();
    top.current?.scrollIntoView();
  };
  const rows = data?.items;
  const heights = live?.heightOf && rows?.map(live.heightOf);
  const isFresh = useFreshRows(heights, JSON.stringify([path, list.filters, position]));
  const hasMore = rows !== undefined && data!.next !== null && rows.length < position.limit;
  const empty = useEmpty(isFiltered, hasMore, props.empty);
  const number = (value: number) => formatInteger(value, language);
  return (
    <>
      {filters || hasCsv ? (
        <FilterBar fields={filters ?? []} csv={hasCsv ? path : undefined} decimals={props.decimals} />
      ) : null}
      <section ref={top} className={`panel list ${props.className ?? ''}`} aria-label={title} {...handlers}>
        <span ref={mark} className="list-mark" />
        {isLive && isHeld && !isFiltered && live.of !== 'rows' ? (
          <NewRowsBar of={live.of} shown={shown} onShow={showNew} />
        ) : null}
        {renderAbove?.(rows)}
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          keyOf={props.keyOf}
          waitingRows={position.limit}
          isDense={props.isDense ?? true}
          {...(props.card && { card: props.card })}
          {...(props.linkOf && { linkOf: props.linkOf })}
          {...(props.onPoint && { onPoint: props.onPoint })}
          classOf={(row) =>
            [props.classOf?.(row), live?.heightOf && isFresh(live.heightOf(row)) ? 'fresh' : '']
              .filter(Boolean)
              .join(' ') || undefined
          }
          failure={{ error, title: failed, onRetry: () => void refetch() }}
          empty={{ ...empty, isOfPage: true }}
        />
        {rows?.length && hasMore ? <p className="list-searched">{t('filters.searched')}</p> : null}
        <Pagination
          page={data}
          label={t('pagesOf', { list: title })}
          {...(lastName !== undefined && { lastName })}
          hasBlockJump={live?.heightOf !== undefined}
        >
          {rows && rows.length > 0
            ? (range?.(rows) ??
              (heights
                ? t('rangeOfBlocks', { from: number(heights[0]!), to: number(heights.at(-1)!) })
                : null))
            : null}
        </Pagination>
      </section>
    </>
  );
}
