import type { Transaction } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TransactionLink } from '../../ui/entity/hash.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useLatestTransactions } from './use-lists.ts';
import { Value } from './use-transaction-columns.tsx';

function useShortColumns(): readonly Column<Transaction>[] {
  const { t } = useTranslation('explorer');
  return [
    {
      id: 'hash',
      head: t('hash'),
      waiting: 'w-28',
      cell: ({ hash }) => <TransactionLink hash={hash} />,
    },
    {
      id: 'value',
      head: t('value'),
      isRight: true,
      waiting: 'w-20',
      cell: (transaction) => <Value transaction={transaction} />,
    },
  ];
}

/** The latest transactions: hash and value; most only record an action and move no coins. */
export function LatestTransactions({ rows }: { rows: number }) {
  const { t } = useTranslation('explorer');
  const { data, error, refetch } = useLatestTransactions(rows);
  const columns = useShortColumns();
  return (
    <DataTable
      caption={t('latestTransactions')}
      columns={columns}
      rows={data}
      keyOf={({ hash }) => hash}
      waitingRows={rows}
      card="none"
      failure={{ error, title: t('transactionsFailed'), onRetry: () => void refetch() }}
      empty={{ title: t('common:blocks.emptyTitle'), text: t('common:blocks.emptyText') }}
    />
  );
}
