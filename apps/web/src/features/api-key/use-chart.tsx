import { API_KEY_USE_DAYS } from '@nova/shared/api-key/constants';
import { formatInteger } from '../../lib/format/format-number.ts';
import { formatDay } from '../../lib/format/format-time.ts';
import { LOCALE } from '@nova/shared/language/language';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ColumnLabels, ValueAxis } from '../../ui/chart/axes.tsx';
import { ChartFrame } from '../../ui/chart/chart-frame.tsx';
import { axisMarks, bandOf, type ChartBox, toY } from '../../ui/chart/scale.ts';
import { ErrorState } from '../../ui/feedback/list-states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { listDays, type UseDay } from './list-days.ts';
import { useApiKeyUse } from './use-api-keys.ts';

const NUMBERS = ['rest', 'rpc', 'etherscan', 'blockscout', 'total', 'refused'] as const;

function useDayColumns(): readonly Column<UseDay>[] {
  const { t } = useTranslation('keys');
  const { language } = useLanguage();
  return [
    {
      id: 'day',
      head: t('use.day'),
      isRowHead: true,
      cell: ({ day }) => formatDay(Date.parse(day), language),
    },
    ...NUMBERS.map((id) => ({
      id,
      head: t(`use.${id}`),
      isRight: true,
      cell: (day: UseDay) => <span className="num">{formatInteger(day[id], language)}</span>,
    })),
  ];
}

/** One bar per day; the part that the limit refused is drawn at its top. */
function Bars({ box, days, top }: { box: ChartBox; days: readonly UseDay[]; top: number }) {
  return days.map(({ day, total, refused }, index) => {
    const band = bandOf(index, days.length, box);
    const y = toY(total, top, box);
    return (
      <g key={day}>
        <rect {...band} className="use-bar" y={y} height={box.floor - y} />
        <rect {...band} className="use-refused" y={y} height={box.floor - toY(refused, top, box)} />
      </g>
    );
  });
}

export interface UseChartProps {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Requests of a key per day of the last 30, as a chart or a table. */
export function UseChart({ id, name, now }: UseChartProps) {
  const { t } = useTranslation('keys');
  const { language } = useLanguage();
  const columns = useDayColumns();
  const { data, error, refetch } = useApiKeyUse(id);
  const days = data && listDays(data.items, now, API_KEY_USE_DAYS);
  const most = Math.max(0, ...(days ?? []).map(({ total }) => total));
  const all = (days ?? []).reduce((sum, { total }) => sum + total, 0);
  const marks = axisMarks(most);
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const instead = error ? (
    <ErrorState title={t('use.failed')} error={error} onRetry={() => void refetch()} />
  ) : days && most === 0 ? (
    <p className="in muted">{t('use.empty')}</p>
  ) : undefined;
  return (
    <ChartFrame
      title={t('use.title', { name })}
      unit={t('use.unit')}
      summary={t('use.summary', { total: formatInteger(all, language), most: formatInteger(most, language) })}
      table={{ columns, rows: days?.toReversed() }}
      keyOf={({ day }) => day}
      {...(instead && { instead })}
    >
      {(box) => (
        <>
          <ValueAxis box={box} marks={marks} />
          <Bars box={box} days={days ?? []} top={marks.at(-1)!} />
          <ColumnLabels box={box} labels={(days ?? []).map(({ day }) => format.format(Date.parse(day)))} />
        </>
      )}
    </ChartFrame>
  );
}
