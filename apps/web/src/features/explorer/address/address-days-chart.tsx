import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import { useState } from 'react';
import { DATE_LOCALE } from '@nova/shared/language/language';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ColumnLabels, ValueAxis } from '../../../ui/chart/axes.tsx';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { axisMarks } from '../../../ui/chart/scale.ts';
import { CellSeries } from '../../../ui/chart/series.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { fillDays, type ActivityDay } from './fill-days.ts';

type DayCount = '7' | '30';

/** Spreads the day's points evenly over its actions, because the response contains only their sum. */
function pointsOfDay({ actions, points }: ActivityDay): number[] {
  return Array.from({ length: actions }, () => points / actions);
}

function useDayColumns(): readonly Column<ActivityDay>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const format = (value: number) => <span className="num">{formatInteger(value, language)}</span>;
  return [
    {
      id: 'day',
      head: t('address.day'),
      isRowHead: true,
      cell: ({ day }) => formatDay(Date.parse(day), language),
    },
    {
      id: 'actions',
      head: t('address.daysActions'),
      isRight: true,
      cell: ({ actions }) => format(actions),
    },
    { id: 'energy', head: t('address.daysEnergy'), isRight: true, cell: ({ points }) => format(points) },
  ];
}

export interface AddressDaysChartProps {
  readonly detail: Pick<AddressDetail, 'days' | 'first_activity'>;
  /** Milliseconds since 1970. */
  readonly today: number;
  readonly className?: string;
}

/** Actions per day; the axis is on the right, next to today. */
export function AddressDaysChart({ detail, today, className }: AddressDaysChartProps) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const [count, setCount] = useState<DayCount>('30');
  const columns = useDayColumns();
  const first = detail.first_activity === null ? null : Date.parse(detail.first_activity);
  const all = fillDays(detail.days, { today, count: Number(count), first });
  const most = Math.max(...all.map((day) => day.actions));
  const marks = axisMarks(most);
  const labels = all.map(({ day }, index) =>
    index === all.length - 1
      ? t('address.today')
      : new Intl.DateTimeFormat(DATE_LOCALE[language], {
          day: 'numeric',
          month: 'short',
          timeZone: 'UTC',
        }).format(Date.parse(day)),
  );
  return (
    <ChartFrame
      title={t('address.days')}
      unit={t('address.daysUnit')}
      summary={t('address.daysLabel', { days: String(all.length), most })}
      table={{ columns, rows: all }}
      keyOf={({ day }) => day}
      instead={most === 0 ? <p className="in muted">{t('address.daysEmpty')}</p> : undefined}
      range={{
        label: t('address.daysRange'),
        chosen: count,
        options: [
          { id: '7', name: t('address.days7') },
          { id: '30', name: t('address.days30') },
        ],
        onChoose: setCount,
      }}
      {...(className && { className })}
    >
      {(box) => (
        <>
          <ValueAxis box={box} marks={marks} />
          <CellSeries box={box} top={marks.at(-1)!} columns={all.map(pointsOfDay)} measure="actions" />
          <ColumnLabels box={box} labels={labels} />
        </>
      )}
    </ChartFrame>
  );
}
