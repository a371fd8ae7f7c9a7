import type { Chart, ChartDay } from '@nova/shared/explorer/chart-schemas';
import type { ReactNode } from 'react';
import { DATE_LOCALE } from '@nova/shared/language/language';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ColumnLabels, ValueAxis } from '../../../ui/chart/axes.tsx';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { axisMarks, bandOf, toY, type ChartBox } from '../../../ui/chart/scale.ts';
import { BarSeries, CellSeries } from '../../../ui/chart/series.tsx';
import { measureOf, type Measure } from './measures.ts';
import { ChartDownloads } from './chart-downloads.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';

export type Bucket = Chart['bucket'];

const isMidnight = (start: string) => start.slice(11, 13) === '00';

/** Returns the labels of a column: the date of a day, the time of an hour, and the date at midnight. */
export function useStartText(bucket: Bucket) {
  const { language } = useLanguage();
  const locale = DATE_LOCALE[language];
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    label: (start: string) =>
      bucket === 'hour' && !isMidnight(start) ? start.slice(11, 16) : day.format(Date.parse(start)),
    exact: (start: string) => {
      const date = formatDay(Date.parse(start), language);
      return bucket === 'hour' ? `${date}, ${start.slice(11, 16)} UTC` : date;
    },
  };
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
        key={day.start}
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

function useMeasureColumns(measure: Measure, bucket: Bucket): readonly Column<ChartDay>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { exact } = useStartText(bucket);
  return [
    {
      id: 'day',
      head: t(bucket === 'hour' ? 'charts.hour' : 'address.day'),
      isRowHead: true,
      cell: ({ start }) => exact(start),
    },
    {
      id: measure,
      head: t(`charts.${measure}.title.${bucket}`),
      isRight: true,
      cell: (day) => <span className="num">{formatInteger(measureOf(day, measure), language)}</span>,
    },
  ];
}

export interface DailyChartProps {
  readonly measure: Measure;
  readonly bucket: Bucket;
  /** Oldest first, today or this hour last; undefined while loading. */
  readonly days: readonly ChartDay[] | undefined;
  readonly instead?: ReactNode;
  readonly className?: string;
}

/** One measure over UTC days or hours; the axis is on the right, next to the latest value. */
export function DailyChart({ measure, bucket, days, instead, className }: DailyChartProps) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { label, exact } = useStartText(bucket);
  const values = days?.map((day) => measureOf(day, measure)) ?? [];
  const most = Math.max(0, ...values);
  const marks = axisMarks(most);
  const busiest = days?.[values.indexOf(most)];
  const columns = useMeasureColumns(measure, bucket);
  const last = t(bucket === 'hour' ? 'charts.now' : 'address.today');
  const empty = days && most === 0 ? <p className="in muted">{t('charts.none')}</p> : undefined;
  return (
    <ChartFrame
      title={t(`charts.${measure}.title.${bucket}`)}
      unit={t(`charts.${measure}.unit.${bucket}`)}
      summary={
        busiest
          ? t(`charts.summary.${bucket}`, {
              count: String(values.length),
              most: formatInteger(most, language),
              peak: exact(busiest.start),
            })
          : ''
      }
      table={{ columns, rows: days }}
      keyOf={({ start }) => start}
      instead={instead ?? empty}
      tools={
        <ChartDownloads
          name={measure}
          title={t(`charts.${measure}.title.${bucket}`)}
          rows={days?.map((day) => [day.start, measureOf(day, measure)])}
          heads={['start', measure]}
        />
      }
      {...(className && { className })}
    >
      {(box) => (
        <>
          <ValueAxis box={box} marks={marks} />
          <Days box={box} top={marks.at(-1)!} measure={measure} days={days!} values={values} />
          <ColumnLabels
            box={box}
            labels={days!.map(({ start }, index) => (index === days!.length - 1 ? last : label(start)))}
          />
        </>
      )}
    </ChartFrame>
  );
}
