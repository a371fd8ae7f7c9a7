import type { Activity } from '@nova/shared/explorer/activity-schemas';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { explorerApi } from '../explorer-api.ts';
import { ACTIVITY_FILTERS } from '../list/filter-options.ts';
import { readFilters, type FilterValues } from '../list/list-filters.ts';
import { ListSection } from '../list/list-section.tsx';
import { useActivityColumns } from './use-activity-columns.tsx';

const LIVE = { of: 'rows', heightOf: (row: Activity) => row.block_number } as const;

/**
 * Returns the decimals of the amounts in the filters: those of the filtered token, or undefined for NAC. Null while the
 * token is loaded.
 */
function useFilterDecimals({ token, min_value: least, max_value: most }: FilterValues) {
  const isOfToken = token !== undefined && (least !== undefined || most !== undefined);
  const { data, isPending } = useQuery({
    queryKey: queryKeys.token(token ?? ''),
    queryFn: ({ signal }) => explorerApi.getToken(token ?? '', signal),
    enabled: isOfToken,
  });
  if (!isOfToken) return undefined;
  // An address that is no token matches nothing, whatever its decimals are.
  return isPending ? null : (data?.decimals ?? 0);
}

/** Transactions, calls that move NAC, token transfers and actions in one list. */
export function ActivityList() {
  const { t } = useTranslation('records');
  const { t: tOfExplorer } = useTranslation('explorer');
  const { localize } = useLanguage();
  const [search] = useSearchParams();
  const decimals = useFilterDecimals(readFilters(search, ACTIVITY_FILTERS));
  const columns = useActivityColumns();
  return (
    <>
      <p className="faint small mb-4">{t('activity.hint')}</p>
      <ListSection<Activity>
        title={t('activity.title')}
        path="/activity"
        columns={columns}
        filters={ACTIVITY_FILTERS}
        {...(decimals !== undefined && { decimals })}
        hasCsv
        keyOf={(row) =>
          `${row.kind} ${row.block_number} ${row.transaction_index} ${row.index} ${row.batch_index}`
        }
        card="transactions"
        live={LIVE}
        lastName={tOfExplorer('oldest')}
        linkOf={({ transaction_hash: hash }) => localize(`/explorer/tx/${hash}`)}
        failed={t('activity.failed')}
        empty={{ title: t('activity.emptyTitle'), text: t('activity.emptyText') }}
      />
    </>
  );
}
