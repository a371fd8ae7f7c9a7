import type { Transaction } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { Address } from '../../ui/entity/address.tsx';
import { Amount } from '../../ui/entity/amount.tsx';
import { TransactionLink } from '../../ui/entity/hash.tsx';
import { SealState } from '../../ui/seal-state.tsx';

/** Transactions of one block, with everything a row can tell. */
export function TransactionsTable({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation('explorer');
  const { nameTransaction } = useActionNames();
  return (
    <table className="data-table cards">
      <caption className="sr">{t('block.transactions')}</caption>
      <thead>
        <tr>
          <th>{t('hash')}</th>
          <th>{t('transaction.type')}</th>
          <th>{t('transaction.from')}</th>
          <th>{t('transaction.to')}</th>
          <th className="right">{t('value')}</th>
          <th className="right">{t('transaction.fee')}</th>
          <th>{t('transaction.status')}</th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <tr key={transaction.hash}>
            <td data-label={t('hash')}>
              <TransactionLink hash={transaction.hash} />
            </td>
            <td className="what" data-label={t('transaction.type')}>
              {transaction.action ? t('transaction.record') : nameTransaction(transaction)}
            </td>
            <td data-label={t('transaction.from')}>
              <Address address={transaction.from} />
            </td>
            <td data-label={t('transaction.to')}>
              <Address address={transaction.to ?? transaction.contractAddress ?? transaction.from} />
            </td>
            <td className="right" data-label={t('value')}>
              <Amount wei={transaction.value} />
            </td>
            <td className="right" data-label={t('transaction.fee')}>
              <Amount wei={transaction.fee} />
            </td>
            <td data-label={t('transaction.status')}>
              <SealState shape={transaction.status === 'failed' ? 'failed' : 'sealed'}>
                {t(`common:states.${transaction.status}`)}
              </SealState>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
