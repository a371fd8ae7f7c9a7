import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { OlderButton } from './older-button.tsx';
import type { AdminListState } from './use-admin-list.ts';

interface AdminListProps<Row> {
  /** Layout on a phone; each header next to its value by default. */
  readonly card?: 'people';
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly empty: { readonly title: string; readonly text: string };
  readonly list: AdminListState<Row>;
}

/** An admin list with a button to load older rows. */
export function AdminList<Row>({ caption, columns, keyOf, empty, list, card }: AdminListProps<Row>) {
  const { t } = useTranslation('administration');
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={list.items}
        keyOf={keyOf}
        failure={{ error: list.error, title: t('failed'), onRetry: () => void list.refetch() }}
        empty={empty}
        card={card ?? 'labelled'}
        isDense
      />
      <OlderButton list={list} label={t('older')} />
    </>
  );
}
