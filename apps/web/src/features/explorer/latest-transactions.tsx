import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { api } from '../../lib/api/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Amount } from '../../ui/entity/amount.tsx';
import { TransactionLink } from '../../ui/entity/hash.tsx';
import { EmptyState, ErrorState } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const ROWS = 10;

/** The latest transactions: hash and value; most only record an action and move no coins. */
export function LatestTransactions() {
  const { t } = useTranslation('explorer');
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.latestTransactions,
    queryFn: async ({ signal }) => (await api.listTransactions({ limit: ROWS }, signal)).items,
  });
  if (error && !data) {
    return <ErrorState title={t('transactionsFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data?.length === 0) {
    return <EmptyState title={t('common:blocks.emptyTitle')} text={t('common:blocks.emptyText')} />;
  }
  return (
    <table className="data-table">
      <caption className="sr">{t('latestTransactions')}</caption>
      <thead>
        <tr>
          <th>{t('hash')}</th>
          <th className="right">{t('value')}</th>
        </tr>
      </thead>
      <tbody>
        {data
          ? data.map((transaction) => (
              <tr key={transaction.hash}>
                <td>
                  <TransactionLink hash={transaction.hash} />
                </td>
                <td className="right">
                  {transaction.value === '0' ? (
                    <span className="faint small">{t('recordOnly')}</span>
                  ) : (
                    <Amount wei={transaction.value} maximumDecimals={4} />
                  )}
                </td>
              </tr>
            ))
          : Array.from({ length: ROWS }, (_, index) => (
              <tr key={index}>
                <td>
                  <Skeleton className="w-28" />
                </td>
                <td className="right">
                  <Skeleton className="ml-auto w-20" />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  );
}
