import { CHART_DAYS_MAX } from '@nova/shared/explorer/constants';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { latestSearch } from '../../../lib/page/latest-search.ts';
import { useHydratedSearch } from '../../../lib/page/use-hydrated-search.ts';
import { isMeasure, MEASURES, type Measure } from './measures.ts';

const RANGES = [30, 90, 365] as const;
/** Days of a chart without settings. */
export const [DEFAULT_DAYS] = RANGES;
const DAY_MS = 86_400_000;
const isDay = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export interface ChartSettings {
  /** Query of the request: `days`, or `from` and `to`. */
  readonly period: Readonly<Record<string, string>>;
  /** Why the api would refuse the period; null for a valid one. */
  readonly error: 'reversed' | 'tooLong' | null;
  readonly isAll: boolean;
  /** Two measures to compare; null unless both are chosen. */
  readonly compared: readonly [Measure, Measure] | null;
}

function findPeriodError({ from, to }: Readonly<Record<string, string>>): ChartSettings['error'] {
  if (from === undefined || to === undefined) return null;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days < 1 ? 'reversed' : days > CHART_DAYS_MAX ? 'tooLong' : null;
}

/** Reads the settings of the charts from the URL. Invalid values are ignored. */
export function readChartSettings(search: URLSearchParams): ChartSettings {
  const [from, to] = ['from', 'to'].map((name) => search.get(name));
  const days = RANGES.find((each) => each === Number(search.get('days'))) ?? DEFAULT_DAYS;
  const [one, other] = ['one', 'other'].map((name) => search.get(name)) as [string | null, string | null];
  const hasDays = isDay(from!) || isDay(to!);
  const period: Record<string, string> = {
    ...(!isDay(from!) && { days: String(days) }),
    ...(isDay(from!) && { from: from! }),
    ...(hasDays && isDay(to!) && { to: to! }),
  };
  return {
    period,
    error: findPeriodError(period),
    isAll: search.get('measures') === 'all',
    compared: isMeasure(one) && isMeasure(other) ? [one, other] : null,
  };
}

/** Returns the URL's query with some parameters changed; an empty value removes one. */
export function changeSettings(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** Links and days that select the period. */
export function PeriodSettings() {
  const { t } = useTranslation('explorer');
  const search = useHydratedSearch();
  const navigate = useNavigate();
  const { period } = readChartSettings(search);
  const isCustom = 'from' in period || 'to' in period;
  return (
    <div className="filters all-visible" role="group" aria-label={t('charts.range')}>
      <span className="chips">
        {RANGES.map((range) => (
          <Link
            key={range}
            className="chip"
            to={changeSettings(search, {
              days: range === DEFAULT_DAYS ? '' : String(range),
              from: '',
              to: '',
            })}
            preventScrollReset
            aria-current={!isCustom && period['days'] === String(range) ? 'true' : undefined}
          >
            {t('charts.days', { count: range })}
          </Link>
        ))}
      </span>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="chart-day small">
          {t(`charts.${name}`)}{' '}
          <input
            type="date"
            className="page-size"
            value={search.get(name) ?? ''}
            onChange={({ target: { value } }) =>
              void navigate(changeSettings(latestSearch(), { [name]: value, days: '' }), {
                preventScrollReset: true,
                replace: true,
              })
            }
          />
        </label>
      ))}
    </div>
  );
}

/** Two lists that select the measures to compare. */
export function ComparisonSettings() {
  const { t } = useTranslation('explorer');
  const search = useHydratedSearch();
  const navigate = useNavigate();
  return (
    <div className="filters all-visible" role="group" aria-label={t('charts.compare')}>
      <span className="small">{t('charts.compare')}</span>
      {(['one', 'other'] as const).map((name) => (
        <select
          key={name}
          className="page-size"
          aria-label={t(`charts.${name}`)}
          value={isMeasure(search.get(name)) ? search.get(name)! : ''}
          onChange={({ target: { value } }) =>
            void navigate(changeSettings(latestSearch(), { [name]: value }), { preventScrollReset: true })
          }
        >
          <option value="">{t('charts.noMeasure')}</option>
          {MEASURES.map((measure) => (
            <option key={measure} value={measure}>
              {t(`charts.${measure}.title.day`)}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
