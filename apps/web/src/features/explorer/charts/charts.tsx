import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CHART_DAYS_MAX } from '@nova/shared/explorer/constants';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import {
  changeSettings,
  ComparisonSettings,
  DEFAULT_DAYS,
  PeriodSettings,
  readChartSettings,
} from './chart-settings.tsx';
import { ComparisonChart } from './comparison-chart.tsx';
import { DailyChart } from './daily-chart.tsx';
import { FIRST_MEASURES, type Measure, MEASURES } from './measures.ts';
import { useHydratedSearch } from '../../../lib/page/use-hydrated-search.ts';
import { explorerApi } from '../explorer-api.ts';

/** The charts of actions, points and gas have the full width; the others are arranged in pairs. */
const WIDE = new Set<Measure>(['actions', 'points', 'gasUsed']);

/** A link that shows every measure, or the first ones again. */
function AllMeasuresLink({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('explorer');
  const search = useHydratedSearch();
  return (
    <p className="mt-6">
      <Link to={changeSettings(search, { measures: isAll ? '' : 'all' })} preventScrollReset>
        {isAll ? t('charts.fewer') : t('charts.all', { count: MEASURES.length })}
      </Link>
    </p>
  );
}

/** Why no chart is shown for the period of the URL, and a link to the usual one. */
function PeriodError({ error }: { error: 'reversed' | 'tooLong' }) {
  const { t } = useTranslation('explorer');
  const search = useHydratedSearch();
  return (
    <Note
      tone="error"
      step={
        <ButtonLink isSmall to={changeSettings(search, { days: '', from: '', to: '' })} preventScrollReset>
          {t('charts.usual', { days: DEFAULT_DAYS })}
        </ButtonLink>
      }
    >
      {error === 'reversed' ? t('charts.reversed') : t('charts.tooLong', { max: CHART_DAYS_MAX })}
    </Note>
  );
}

/** Charts of the chain per day, or per hour on a young chain. The URL contains the period and the measures. */
export function Charts() {
  const { t } = useTranslation('explorer');
  const search = useHydratedSearch();
  const { period, error: periodError, isAll, compared } = readChartSettings(search);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.chart(period),
    queryFn: ({ signal }) => explorerApi.getChart(period, signal),
    enabled: periodError === null,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS.live,
  });
  const failure =
    error && !data ? (
      <ErrorState title={t('charts.failed')} error={error} onRetry={() => void refetch()} />
    ) : undefined;
  if (periodError)
    return (
      <>
        <PeriodSettings />
        <PeriodError error={periodError} />
      </>
    );
  return (
    <>
      {data?.bucket === 'hour' ? <p className="muted mb-6">{t('charts.sinceStart')}</p> : null}
      <PeriodSettings />
      <ComparisonSettings />
      <div className="columns">
        {compared && !failure ? (
          <ComparisonChart measures={compared} bucket={data?.bucket ?? 'day'} days={data?.days} />
        ) : null}
        {MEASURES.slice(0, isAll ? MEASURES.length : FIRST_MEASURES).map((measure) => (
          <DailyChart
            key={measure}
            measure={measure}
            bucket={data?.bucket ?? 'day'}
            days={data?.days}
            {...(failure && { instead: failure })}
            {...(!WIDE.has(measure) && { className: 'of-half' })}
          />
        ))}
      </div>
      <AllMeasuresLink isAll={isAll} />
    </>
  );
}
