import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useListPosition } from '../../ui/pagination/use-list-position.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTransactionColumns } from './use-transaction-columns.tsx';
import { useAddressTransactions } from './use-lists.ts';

/** What the address took part in, sent or received. */
export function AddressTransactions({ address }: { address: string }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const { data, error, refetch } = useAddressTransactions(address, useListPosition());
  const columns = useTransactionColumns();
  return (
    <>
      <DataTable
        caption={t('address.transactions')}
        columns={columns}
        rows={data?.items}
        keyOf={({ hash }) => hash}
        card="transactions"
        linkOf={({ hash }) => localize(`/explorer/tx/${hash}`)}
        failure={{ error, title: t('transactionsFailed'), onRetry: () => void refetch() }}
        empty={{ title: t('address.transactionsEmptyTitle'), text: t('address.transactionsEmptyText') }}
      />
      <Pagination page={data} label={t('transactionsOf')} lastName={t('oldest')} />
    </>
  );
}
