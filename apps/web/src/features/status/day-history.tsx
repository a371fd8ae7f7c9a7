import { STATUS_DAYS } from '@nova/shared/status/constants';
import type { ServiceStatus } from '@nova/shared/status/schemas';
import { formatPercent } from '../../lib/format/format-number.ts';
import { formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { toDayBars, type DayBar } from './day-bars.ts';

const STEP = 10;
const WIDTH = 7;
const HEIGHT = 36;
const TOP = 4;
/** Minimum height, so that a single failed check of a day is visible. */
const LEAST = 2.5;
/** Height of a day without a check, so that its place is visible. */
const NONE = 8;

function Bar({ bar, index }: { bar: DayBar; index: number }) {
  const x = index * STEP + (STEP - WIDTH) / 2;
  if (bar.share === null)
    return <rect className="day-none" x={x} y={TOP + HEIGHT - NONE} width={WIDTH} height={NONE} />;
  const error = bar.share === 1 ? 0 : Math.max(LEAST, (1 - bar.share) * HEIGHT);
  return (
    <>
      {error > 0 ? <rect className="day-error" x={x} y={TOP} width={WIDTH} height={error} /> : null}
      {error < HEIGHT ? (
        <rect className="day-ok" x={x} y={TOP + error} width={WIDTH} height={HEIGHT - error} />
      ) : null}
    </>
  );
}

/** Ninety days of one service: text color for the available part of a day, error color for the rest. */
export function DayHistory({ name, service }: { name: string; service: ServiceStatus | undefined }) {
  const { t } = useTranslation('status');
  const { language } = useLanguage();
  const now = useNow();
  const bars = now === 0 || !service ? [] : toDayBars(service.days, now, STATUS_DAYS);
  const uptime = service?.uptime ?? null;
  const available =
    uptime === null ? t('days.none') : t('days.uptime', { share: formatPercent(uptime, language) });
  return (
    <div>
      <svg
        className="day-bars"
        viewBox={`0 0 ${STATUS_DAYS * STEP} ${TOP + HEIGHT + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('days.label', { name, available })}
      >
        {bars.map((bar, index) => (
          <Bar key={bar.day} bar={bar} index={index} />
        ))}
        <path
          className="day-base"
          d={`M0 ${TOP + HEIGHT + 3.5}H${STATUS_DAYS * STEP}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="day-ends">
        <span>{bars[0] ? formatDay(Date.parse(bars[0].day), language) : '\u00a0'}</span>
        <span>{service ? available : '\u00a0'}</span>
        <span>{t('days.today')}</span>
      </p>
    </div>
  );
}
