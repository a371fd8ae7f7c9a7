import type { Transaction } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { Action as ActionChip } from '../../../ui/entity/action.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useLatestTransactions } from '../use-lists.ts';
import { Call, Value } from '../transaction/use-transaction-columns.tsx';

/** The transferred coins; without a transfer, the action or the called function. */
function Moved({ transaction }: { transaction: Transaction }) {
  const { nameTransaction } = useActionNames();
  const { action, value } = transaction;
  if (value !== '0') return <Value transaction={transaction} />;
  if (!action) return <Call name={nameTransaction(transaction)} transaction={transaction} />;
  const { action_key: actionKey, points, block_hash: blockHash } = action;
  return <ActionChip actionKey={actionKey} points={points} blockHash={blockHash} />;
}

function useShortColumns(): readonly Column<Transaction>[] {
  const { t } = useTranslation('explorer');
  return [
    {
      id: 'hash',
      head: t('hash'),
      waiting: 'w-28',
      cell: ({ hash }) => <TransactionLink hash={hash} hasCopy />,
    },
    {
      id: 'value',
      head: t('transaction.type'),
      isRight: true,
      waiting: 'w-20',
      cell: (transaction) => <Moved transaction={transaction} />,
    },
  ];
}

/** The latest transactions: hash, and value or what was called; most only record an action. */
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
      empty={{ title: t('site:blocks.emptyTitle'), text: t('site:blocks.emptyText') }}
    />
  );
}
