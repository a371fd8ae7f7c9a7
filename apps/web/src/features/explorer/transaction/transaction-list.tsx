import type { Transaction } from '@nova/shared/explorer/schemas';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useTransactionColumns } from './use-transaction-columns.tsx';
import { OWN_TRANSACTION_FILTERS, TRANSACTION_FILTERS } from '../list/filter-options.ts';
import { ListSection } from '../list/list-section.tsx';

const heightOf = ({ block_number: blockNumber }: Transaction) => blockNumber;
const ALL = { of: 'transactions', heightOf } as const;
const OWN = { of: 'rows', heightOf } as const;

/** All transactions, or those that involve an address. */
export function TransactionList({ address }: { address?: string }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const columns = useTransactionColumns(address);
  const isAll = address === undefined;
  return (
    <ListSection
      title={t(isAll ? 'allTransactions' : 'address.transactions')}
      path={isAll ? '/transactions' : `/addresses/${address}/transactions`}
      columns={columns}
      filters={isAll ? TRANSACTION_FILTERS : OWN_TRANSACTION_FILTERS}
      hasCsv
      keyOf={({ hash }) => hash}
      card="transactions"
      live={isAll ? ALL : OWN}
      lastName={t('oldest')}
      linkOf={({ hash }) => localize(`/explorer/tx/${hash}`)}
      failed={t('transactionsFailed')}
      empty={
        isAll
          ? { title: t('site:blocks.emptyTitle'), text: t('site:blocks.emptyText') }
          : { title: t('address.transactionsEmptyTitle'), text: t('address.transactionsEmptyText') }
      }
    />
  );
}
