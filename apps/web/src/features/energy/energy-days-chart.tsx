import { useState } from 'react';
import { DATE_LOCALE } from '@nova/shared/language/language';
import { formatInteger } from '../../lib/format/format-number.ts';
import { formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ColumnLabels, ValueAxis } from '../../ui/chart/axes.tsx';
import { ChartFrame } from '../../ui/chart/chart-frame.tsx';
import { HeatLegend } from '../../ui/chart/heat-legend.tsx';
import { axisMarks } from '../../ui/chart/scale.ts';
import { CellSeries, ColumnTotals } from '../../ui/chart/series.tsx';
import { ErrorState } from '../../ui/feedback/list-states.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { DayColumn } from './day-columns.ts';
import { useDailyActions } from './use-energy.ts';

type DayCount = '7' | '30';

/** Returns labels of the days: weekdays for a week, dates for a month, and today. */
function useDayLabels(days: readonly DayColumn[]): string[] {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(DATE_LOCALE[language], {
    ...(days.length <= 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
    timeZone: 'UTC',
  });
  return days.map(({ date }, index) =>
    index === days.length - 1 ? t('days.today') : format.format(Date.parse(date)),
  );
}

function useDayTable(): readonly Column<DayColumn>[] {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const format = (value: number) => <span className="num">{formatInteger(value, language)}</span>;
  return [
    {
      id: 'day',
      head: t('days.day'),
      isRowHead: true,
      cell: ({ date }) => formatDay(Date.parse(date), language),
    },
    { id: 'actions', head: t('days.actions'), isRight: true, cell: ({ actions }) => format(actions) },
    { id: 'points', head: t('days.points'), isRight: true, cell: ({ total }) => format(total) },
  ];
}

/** Energy per day, one box per action with a height in proportion to its points. */
export function EnergyDaysChart({ address, className }: { address: string; className: string }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const [count, setCount] = useState<DayCount>('7');
  const { data: days, error, refetch } = useDailyActions(address, Number(count));
  const table = useDayTable();
  const labels = useDayLabels(days ?? []);
  const totals = days?.map(({ total }) => total) ?? [];
  const most = Math.max(0, ...totals);
  const marks = axisMarks(most);
  const peak = days?.find(({ total }) => total === most);
  const format = (value: number) => formatInteger(value, language);
  const instead =
    error && !days ? (
      <ErrorState title={t('days.failed')} error={error} onRetry={() => void refetch()} />
    ) : days && most === 0 ? (
      <p className="in muted">{t('days.empty')}</p>
    ) : undefined;
  return (
    <ChartFrame
      title={t('days.title')}
      unit={t('days.unit')}
      summary={t('days.summary', {
        days: count,
        total: format(totals.reduce((sum, each) => sum + each, 0)),
        peak: peak ? formatDay(Date.parse(peak.date), language) : '',
        most: format(most),
      })}
      table={{ columns: table, rows: days }}
      keyOf={({ date }) => date}
      legend={<HeatLegend />}
      instead={instead}
      className={className}
      range={{
        label: t('days.range'),
        chosen: count,
        options: [
          { id: '7', name: t('days.days7') },
          { id: '30', name: t('days.days30') },
        ],
        onChoose: setCount,
      }}
    >
      {(box) => (
        <>
          <ValueAxis box={box} marks={marks} />
          <CellSeries
            box={box}
            top={marks.at(-1)!}
            columns={(days ?? []).map(({ points }) => points)}
            measure="energy"
          />
          {totals.length <= 7 ? (
            <ColumnTotals
              box={box}
              top={marks.at(-1)!}
              totals={totals.map((value) => ({ value, text: format(value) }))}
            />
          ) : null}
          <ColumnLabels box={box} labels={labels} />
        </>
      )}
    </ChartFrame>
  );
}
