import type { AddressDetail } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { heatOf } from '../../ui/trace/trace-scale.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const FLOOR = 256;
const TOP = 26;

type Day = AddressDetail['days'][number];

/** All 30 days up to today in UTC; the answer holds only days with activity. */
export function fillDays(days: readonly Day[], today: number): Day[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, actions: 0, points: 0 };
  });
}

/** Round number at or above the most, so that the axis has a whole middle. */
export function axisTop(most: number): number {
  if (most <= 10) return most <= 4 ? 4 : 10;
  const step = 10 ** Math.floor(Math.log10(most));
  return Math.ceil(most / step) * step;
}

function Column({ day, x, width, unit }: { day: Day; x: number; width: number; unit: number }) {
  const heat = heatOf(day.actions === 0 ? 0 : day.points / day.actions);
  // One box per action while the boxes can be told apart, one bar above that.
  const boxes = unit >= 5 ? day.actions : Math.min(1, day.actions);
  const height = unit >= 5 ? unit : day.actions * unit;
  return Array.from({ length: boxes }, (_, index) => (
    <rect
      key={index}
      data-heat={heat}
      x={x.toFixed(1)}
      y={(FLOOR - (index + 1) * height + 1).toFixed(1)}
      width={width}
      height={Math.max(1, height - 2).toFixed(1)}
    />
  ));
}

/** Actions per day, the axis on the right where today is. */
export function AddressDaysChart({ days, today }: { days: readonly Day[]; today: number }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const all = fillDays(days, today);
  const most = Math.max(...all.map((day) => day.actions));
  if (most === 0) return <p className="muted">{t('address.daysEmpty')}</p>;
  const top = axisTop(most);
  const unit = (FLOOR - TOP) / top;
  const dayLabel = (index: number) =>
    new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(Date.parse(all[index]!.day));
  return (
    <svg className="chart" viewBox="0 0 860 290" role="img" aria-label={t('address.daysLabel', { most })}>
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <path className={value === 0 ? 'axis' : 'grid-line'} d={`M0 ${FLOOR - value * unit}H828`} />
          <text x={860} y={FLOOR - value * unit + 4} textAnchor="end">
            {formatInteger(value, language)}
          </text>
        </g>
      ))}
      {all.map((day, index) => (
        <Column key={day.day} day={day} x={2 + index * 27.6} width={18} unit={unit} />
      ))}
      <text x={0} y={282}>
        {dayLabel(0)}
      </text>
      <text className="not-on-phone" x={414} y={282} textAnchor="middle">
        {dayLabel(15)}
      </text>
      <text x={828} y={282} textAnchor="end">
        {t('address.today')}
      </text>
    </svg>
  );
}
