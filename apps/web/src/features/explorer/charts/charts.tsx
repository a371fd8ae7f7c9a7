import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import { DailyChart, type Measure } from './daily-chart.tsx';
import { explorerApi } from '../explorer-api.ts';

const RANGES = [30, 90, 365] as const;
const [DEFAULT_DAYS] = RANGES;
/** The charts of actions, points and gas have the full width; the others are arranged in pairs. */
const CHARTS: readonly { readonly measure: Measure; readonly className?: string }[] = [
  { measure: 'actions' },
  { measure: 'points' },
  { measure: 'transactions', className: 'of-half' },
  { measure: 'activeAddresses', className: 'of-half' },
  { measure: 'newAddresses', className: 'of-half' },
  { measure: 'fees', className: 'of-half' },
  { measure: 'gasUsed' },
];

function useDays(): number {
  const [search] = useSearchParams();
  const requestedDays = Number(search.get('days'));
  return RANGES.find((days) => days === requestedDays) ?? DEFAULT_DAYS;
}

/** Links that select the number of days shown. */
function RangeChips({ chosen }: { chosen: number }) {
  const { t } = useTranslation('explorer');
  return (
    <div className="filters" role="group" aria-label={t('charts.range')}>
      <span className="chips">
        {RANGES.map((range) => (
          <Link
            key={range}
            className="chip"
            to={range === DEFAULT_DAYS ? '?' : `?days=${range}`}
            preventScrollReset
            aria-current={range === chosen ? 'true' : undefined}
          >
            {t('charts.days', { count: range })}
          </Link>
        ))}
      </span>
    </div>
  );
}

/** Charts of the chain per day, or per hour on a young chain. The URL contains the number of days. */
export function Charts() {
  const { t } = useTranslation('explorer');
  const days = useDays();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.chart(days),
    queryFn: ({ signal }) => explorerApi.getChart(days, signal),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS.live,
  });
  const failure =
    error && !data ? (
      <ErrorState title={t('charts.failed')} error={error} onRetry={() => void refetch()} />
    ) : undefined;
  return (
    <>
      {data?.bucket === 'hour' ? (
        <p className="muted mb-6">{t('charts.sinceStart')}</p>
      ) : (
        <RangeChips chosen={days} />
      )}
      <div className="columns">
        {CHARTS.map(({ measure, className }) => (
          <DailyChart
            key={measure}
            measure={measure}
            bucket={data?.bucket ?? 'day'}
            days={data?.days}
            {...(failure && { instead: failure })}
            {...(className && { className })}
          />
        ))}
      </div>
    </>
  );
}
