import type { InternalTransaction } from '@nova/shared/explorer/internal-schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { internalKey, useInternalColumns } from './use-internal-columns.tsx';
import { INTERNAL_FILTERS, OWN_INTERNAL_FILTERS } from '../list/filter-options.ts';
import { ListSection } from '../list/list-section.tsx';

const LIVE = {
  of: 'rows',
  heightOf: ({ block_number: blockNumber }: InternalTransaction) => blockNumber,
} as const;

/** Internal transactions of the whole chain, or those of one address. */
export function InternalList({ address }: { address?: string }) {
  const { t } = useTranslation('explorer');
  const columns = useInternalColumns(address);
  const isAll = address === undefined;
  return (
    <ListSection
      title={t('internal.title')}
      path={isAll ? '/internal-transactions' : `/addresses/${address}/internal-transactions`}
      columns={columns}
      filters={isAll ? INTERNAL_FILTERS : OWN_INTERNAL_FILTERS}
      hasCsv
      keyOf={internalKey}
      card="transactions"
      live={LIVE}
      lastName={t('oldest')}
      failed={t('internal.failed')}
      empty={{ title: t('internal.emptyTitle'), text: t('internal.emptyText') }}
    />
  );
}
