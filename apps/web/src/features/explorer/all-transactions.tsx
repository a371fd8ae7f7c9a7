import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useListPosition } from '../../ui/pagination/use-list-position.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { NewRowsBar } from './new-rows-bar.tsx';
import { useTransactionColumns } from './use-transaction-columns.tsx';
import { useTransactionsPage } from './use-lists.ts';

/** All transactions, page by page; the position is in the URL. */
export function AllTransactions() {
  const { t } = useTranslation('explorer');
  const { language, localize } = useLanguage();
  const position = useListPosition();
  const { data, error, refetch } = useTransactionsPage(position);
  const columns = useTransactionColumns();
  const rows = data?.items;
  const number = (value: number) => formatInteger(value, language);
  return (
    <section className="panel" aria-label={t('allTransactions')}>
      {position.cursor === null ? (
        <NewRowsBar of="transactions" shown={rows?.[0]?.blockNumber} onShow={() => void refetch()} />
      ) : null}
      <DataTable
        caption={t('allTransactions')}
        columns={columns}
        rows={rows}
        keyOf={({ hash }) => hash}
        waitingRows={position.limit}
        card="transactions"
        isDense
        linkOf={({ hash }) => localize(`/explorer/tx/${hash}`)}
        failure={{ error, title: t('transactionsFailed'), onRetry: () => void refetch() }}
        empty={{ title: t('common:blocks.emptyTitle'), text: t('common:blocks.emptyText') }}
      />
      <Pagination page={data} label={t('transactionsOf')} lastName={t('oldest')}>
        {rows && rows.length > 0
          ? t('rangeOfBlocks', {
              from: number(rows[0]!.blockNumber),
              to: number(rows.at(-1)!.blockNumber),
            })
          : null}
      </Pagination>
    </section>
  );
}
