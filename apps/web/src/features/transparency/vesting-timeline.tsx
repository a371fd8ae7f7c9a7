import { VESTING_SCHEDULES, type VestingSchedule } from '@nova/shared/treasury/vesting';
import { useId } from 'react';
import { formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ProvenCoins } from './proven-stat.tsx';
import { proven, type useTreasury } from './use-treasury.ts';

const MONTHS = 30;
const HEIGHT = 10;
/** One twelfth of a year in milliseconds, used only to draw today's position. */
const MONTH_MS = (365.25 * 86_400_000) / 12;

/** Returns the months from launch until the first and the last coin is unlocked. */
function spanOf({ startMonths, durationMonths, cliffMonths }: VestingSchedule) {
  return { start: startMonths, cliff: startMonths + cliffMonths, end: startMonths + durationMonths };
}

function Bar({ schedule, today, label }: { schedule: VestingSchedule; today: number | null; label: string }) {
  const hatch = useId();
  const { start, cliff, end } = spanOf(schedule);
  const isAtOnce = cliff === end;
  return (
    <svg
      className="vesting-bar"
      viewBox={`0 0 ${MONTHS} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern id={hatch} width="0.5" height="3" patternUnits="userSpaceOnUse">
          <path className="hatching" d="M0 3 0.5 0" />
        </pattern>
      </defs>
      <rect width={isAtOnce ? end : start} height={HEIGHT} fill={`url(#${hatch})`} />
      {isAtOnce ? null : <path className="slope" d={`M${start} ${HEIGHT}L${end} 0V${HEIGHT}Z`} />}
      <rect className="free" x={end} width={MONTHS - end} height={HEIGHT} />
      {today === null ? null : <path className="today" d={`M${today} 0V${HEIGHT}`} />}
    </svg>
  );
}

/** Vesting schedules on one axis of thirty months since the first block. */
export function VestingTimeline({ treasury }: { treasury: ReturnType<typeof useTreasury> }) {
  const { t } = useTranslation('transparency');
  const { language } = useLanguage();
  const launch = treasury.data?.vesting.find(({ holder }) => holder === 'MarketingVesting')?.starts_at;
  const sealed = treasury.data?.block?.sealed_at;
  const today =
    launch && sealed
      ? Math.min(MONTHS, Math.max(0, (Date.parse(sealed) - Date.parse(launch)) / MONTH_MS))
      : null;
  return (
    <ol className="vesting">
      {VESTING_SCHEDULES.map((schedule) => {
        const { holder } = schedule;
        const read = treasury.data?.vesting.find((each) => each.holder === holder);
        const texts = t(`vesting.${holder}`, spanOf(schedule));
        return (
          <li key={holder}>
            <div>
              <b>{t(`holders.${holder}.name`)}</b>
              <p className="small muted">
                {texts}{' '}
                {read?.ends_at
                  ? t('vesting.until', { day: formatDay(Date.parse(read.ends_at), language) })
                  : null}
              </p>
            </div>
            <Bar schedule={schedule} today={today} label={texts} />
            <dl className="vesting-figures">
              <div>
                <dt>{t('vesting.free')}</dt>
                <dd>
                  <ProvenCoins wei={proven(treasury, () => read?.releasable_wei)} />
                </dd>
              </div>
              <div>
                <dt>{t('vesting.taken')}</dt>
                <dd>
                  <ProvenCoins wei={proven(treasury, () => read?.released_wei)} />
                </dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
