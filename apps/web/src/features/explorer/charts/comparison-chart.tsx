import type { ChartDay } from '@nova/shared/explorer/chart-schemas';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ColumnLabels, ValueAxis } from '../../../ui/chart/axes.tsx';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { LineSeries } from '../../../ui/chart/series.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ChartDownloads } from './chart-downloads.tsx';
import { type Bucket, useStartText } from './daily-chart.tsx';
import { measureOf, type Measure } from './measures.ts';

const PERCENT = 100;
const MARKS = [0, 25, 50, 75, 100];

/** Values as percentages of their own maximum, so that measures of any size can be compared. */
function toPercent(values: readonly number[]): number[] {
  const most = Math.max(0, ...values);
  return values.map((value) => (most === 0 ? 0 : (value / most) * PERCENT));
}

export interface ComparisonChartProps {
  readonly measures: readonly [Measure, Measure];
  readonly bucket: Bucket;
  readonly days: readonly ChartDay[] | undefined;
}

function MeasureValue({ day, measure }: { day: ChartDay; measure: Measure }) {
  const { language } = useLanguage();
  return <span className="num">{formatInteger(measureOf(day, measure), language)}</span>;
}

function useComparisonColumns(
  [one, other]: readonly [Measure, Measure],
  bucket: Bucket,
): readonly Column<ChartDay>[] {
  const { t } = useTranslation('explorer');
  const { exact } = useStartText(bucket);
  return [
    {
      id: 'day',
      head: t(bucket === 'hour' ? 'charts.hour' : 'address.day'),
      isRowHead: true,
      cell: ({ start }) => exact(start),
    },
    {
      id: 'one',
      head: t(`charts.${one}.title.${bucket}`),
      isRight: true,
      cell: (day) => <MeasureValue day={day} measure={one} />,
    },
    {
      id: 'other',
      head: t(`charts.${other}.title.${bucket}`),
      isRight: true,
      cell: (day) => <MeasureValue day={day} measure={other} />,
    },
  ];
}

/** Two measures over the same period, each as a share of its own maximum. */
export function ComparisonChart({ measures, bucket, days }: ComparisonChartProps) {
  const { t } = useTranslation('explorer');
  const { label } = useStartText(bucket);
  const titles = measures.map((measure) => t(`charts.${measure}.title.${bucket}`));
  const [one, other] = measures.map((measure) =>
    toPercent(days?.map((day) => measureOf(day, measure)) ?? []),
  ) as [number[], number[]];
  const columns = useComparisonColumns(measures, bucket);
  const title = t('charts.compared', { one: titles[0]!, other: titles[1]! });
  return (
    <ChartFrame
      title={title}
      unit={t('charts.comparedUnit')}
      summary={t('charts.comparedSummary', { one: titles[0]!, other: titles[1]! })}
      table={{ columns, rows: days }}
      keyOf={({ start }) => start}
      legend={
        <p className="chart-legend small">
          <span className="swatch ink" /> {titles[0]} <span className="swatch ref" /> {titles[1]}
        </p>
      }
      tools={
        <ChartDownloads
          name={measures.join('-')}
          title={title}
          heads={['start', ...measures]}
          rows={days?.map((day) => [day.start, ...measures.map((measure) => measureOf(day, measure))])}
        />
      }
    >
      {(box) => (
        <>
          <ValueAxis box={box} marks={MARKS} />
          <LineSeries box={box} top={PERCENT} values={one} />
          <LineSeries box={box} top={PERCENT} values={other} tone="ref" />
          <ColumnLabels box={box} labels={days!.map(({ start }) => label(start))} />
        </>
      )}
    </ChartFrame>
  );
}
