import type { Transaction } from '@nova/shared/explorer/schemas';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useTransactionColumns } from './use-transaction-columns.tsx';

/** Transactions of one block. The rows omit block and time, which the page already shows. */
export function TransactionsTable({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const columns = useTransactionColumns().filter(({ id }) => id !== 'block' && id !== 'time');
  return (
    <DataTable
      caption={t('block.transactions')}
      columns={columns}
      rows={transactions}
      keyOf={({ hash }) => hash}
      card="transactions"
      linkOf={({ hash }) => localize(`/explorer/tx/${hash}`)}
      empty={{ title: t('block.noTransactionsTitle'), text: t('block.noTransactionsText') }}
    />
  );
}
