import type { ChartDay } from '@nova/shared/explorer/chart-schemas';
import type { ReactNode } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ColumnLabels, ValueAxis } from '../../../ui/chart/axes.tsx';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { axisMarks, bandOf, toY, type ChartBox } from '../../../ui/chart/scale.ts';
import { BarSeries, CellSeries } from '../../../ui/chart/series.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';

/** Measure of a daily chart. */
export type Measure =
  | 'actions'
  | 'points'
  | 'transactions'
  | 'activeAddresses'
  | 'newAddresses'
  | 'gasUsed'
  | 'fees';

const WEI_PER_MICRO_NAC = 1_000_000_000_000n;

/**
 * Returns the day's value as a number suitable for an axis: fees in millionths of a NAC, gas in thousands.
 */
export function measureOf(day: ChartDay, measure: Measure): number {
  if (measure === 'fees') return Number(BigInt(day.fees) / WEI_PER_MICRO_NAC);
  if (measure === 'gasUsed') return Number(BigInt(day.gasUsed) / 1_000n);
  return day[measure];
}

function useDayLabel() {
  const { language } = useLanguage();
  const { t } = useTranslation('explorer');
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (day: string, isLast: boolean) => (isLast ? t('address.today') : format.format(Date.parse(day)));
}

/** More cells than this in one column are indistinguishable and slow down a phone. */
const MOST_CELLS = 60;
const meanOf = ({ actions, points }: ChartDay) => (actions === 0 ? 0 : points / actions);

/**
 * One bar per day in the average color of its actions, used when individual cells would be indistinguishable.
 */
function HeatBars({
  box,
  top,
  days,
  values,
}: {
  box: ChartBox;
  top: number;
  days: readonly ChartDay[];
  values: readonly number[];
}) {
  return days.map((day, index) => {
    const { x, width } = bandOf(index, days.length, box);
    const y = toY(values[index]!, top, box);
    return (
      <rect
        key={day.day}
        data-heat={heatOf(meanOf(day))}
        x={x.toFixed(1)}
        y={y.toFixed(1)}
        width={width.toFixed(1)}
        height={Math.max(0, box.floor - y).toFixed(1)}
      />
    );
  });
}

/**
 * Actions have their average color, because the response contains
 * their sum; other measures are drawn in the text color.
 */
function Days({
  box,
  top,
  measure,
  days,
  values,
}: {
  box: ChartBox;
  top: number;
  measure: Measure;
  days: readonly ChartDay[];
  values: readonly number[];
}) {
  if (measure !== 'actions' && measure !== 'points') return <BarSeries box={box} top={top} values={values} />;
  if (days.some(({ actions }) => actions > MOST_CELLS))
    return <HeatBars box={box} top={top} days={days} values={values} />;
  const columns = days.map((day) => Array.from({ length: day.actions }, () => meanOf(day)));
  return (
    <CellSeries
      box={box}
      top={top}
      columns={columns}
      measure={measure === 'actions' ? 'actions' : 'energy'}
    />
  );
}

function useMeasureColumns(measure: Measure): readonly Column<ChartDay>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  return [
    {
      id: 'day',
      head: t('address.day'),
      isRowHead: true,
      cell: ({ day }) => formatDay(Date.parse(day), language),
    },
    {
      id: measure,
      head: t(`charts.${measure}.title`),
      isRight: true,
      cell: (day) => <span className="num">{formatInteger(measureOf(day, measure), language)}</span>,
    },
  ];
}

export interface DailyChartProps {
  readonly measure: Measure;
  /** Oldest first, today last; undefined while loading. */
  readonly days: readonly ChartDay[] | undefined;
  readonly instead?: ReactNode;
  readonly className?: string;
}

/** One measure per UTC day; the axis is on the right, where today is. */
export function DailyChart({ measure, days, instead, className }: DailyChartProps) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const labelOf = useDayLabel();
  const values = days?.map((day) => measureOf(day, measure)) ?? [];
  const most = Math.max(0, ...values);
  const marks = axisMarks(most);
  const busiest = days?.[values.indexOf(most)];
  const columns = useMeasureColumns(measure);
  const empty = days && most === 0 ? <p className="in muted">{t('charts.none')}</p> : undefined;
  return (
    <ChartFrame
      title={t(`charts.${measure}.title`)}
      unit={t(`charts.${measure}.unit`)}
      summary={
        busiest
          ? t('charts.summary', {
              days: values.length,
              most: formatInteger(most, language),
              day: formatDay(Date.parse(busiest.day), language),
            })
          : ''
      }
      table={{ columns, rows: days }}
      keyOf={({ day }) => day}
      instead={instead ?? empty}
      {...(className && { className })}
    >
      {(box) => (
        <>
          <ValueAxis box={box} marks={marks} />
          <Days box={box} top={marks.at(-1)!} measure={measure} days={days!} values={values} />
          <ColumnLabels
            box={box}
            labels={days!.map(({ day }, index) => labelOf(day, index === days!.length - 1))}
          />
        </>
      )}
    </ChartFrame>
  );
}
