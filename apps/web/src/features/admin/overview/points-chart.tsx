import type { Overview } from '@nova/shared/admin/lists';
import { DATE_LOCALE } from '@nova/shared/language/language';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ColumnLabels, ValueAxis } from '../../../ui/chart/axes.tsx';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { axisMarks, bandOf, toY } from '../../../ui/chart/scale.ts';
import type { Column } from '../../../ui/table/column.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';

type Day = Overview['days'][number];

function useDayTable(): readonly Column<Day>[] {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  const format = (value: number) => <span className="num">{formatInteger(value, language)}</span>;
  return [
    {
      id: 'day',
      head: t('chart.day'),
      isRowHead: true,
      cell: ({ day }) => formatDay(Date.parse(day), language),
    },
    { id: 'actions', head: t('chart.actions'), isRight: true, cell: ({ actions }) => format(actions) },
    { id: 'points', head: t('chart.points'), isRight: true, cell: ({ points }) => format(points) },
  ];
}

function useShortDay(): (day: string) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(DATE_LOCALE[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (day) => format.format(Date.parse(day));
}

/** Energy Points per day, colored by the average points per action. */
export function PointsChart({ days }: { days: readonly Day[] | undefined }) {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  const table = useDayTable();
  const shorten = useShortDay();
  const shown = days ?? [];
  const values = shown.map(({ points }) => Math.max(0, points));
  const most = Math.max(0, ...values);
  const marks = axisMarks(most);
  const total = values.reduce((sum, each) => sum + each, 0);
  return (
    <ChartFrame
      title={t('chart.title')}
      unit={t('site:units.ep')}
      summary={t('chart.summary', {
        total: formatInteger(total, language),
        most: formatInteger(most, language),
      })}
      table={{ columns: table, rows: days }}
      keyOf={({ day }) => day}
      instead={days && most === 0 ? <p className="in muted">{t('chart.empty')}</p> : undefined}
    >
      {(box) => (
        <>
          <ValueAxis box={box} marks={marks} />
          {shown.map(({ day, actions, points }, index) => {
            const { x, width } = bandOf(index, shown.length, box);
            const y = toY(values[index]!, marks.at(-1)!, box);
            return (
              <rect
                key={day}
                data-heat={heatOf(actions === 0 ? 0 : points / actions)}
                x={x.toFixed(1)}
                y={y.toFixed(1)}
                width={width.toFixed(1)}
                height={Math.max(0, box.floor - y).toFixed(1)}
              />
            );
          })}
          <ColumnLabels box={box} labels={shown.map(({ day }) => shorten(day))} />
        </>
      )}
    </ChartFrame>
  );
}
