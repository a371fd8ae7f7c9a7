import { CONVERSION_ACTIVE_DAYS, EP_PER_NAC } from '@nova/shared/energy/constants';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useSiteValues } from '../../lib/site/use-site-values.ts';
import { ErrorState } from '../../ui/list-states.tsx';
import { Gauge } from '../../ui/progress/gauge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useConversion, useEnergyRank } from './conversion-api.ts';
import { useEnergyProgress } from '../../lib/queries/energy-progress.ts';
import { useUserPoints } from './use-energy.ts';

/** Today's points from this site on a ruler of the daily limit. */
function TodayGauge({ points, cap }: { points: number; cap: number }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  return (
    <>
      <Gauge value={points} most={cap} label={t('gaugeLabel', { value: points, most: cap })} />
      <p className="muted small">
        {t('todayCap', { points: formatInteger(points, language), cap: formatInteger(cap, language) })}
      </p>
    </>
  );
}

/** What the balance is worth in coins, and the account's place. */
function WorthAndRank({ address, points, earned }: { address: string; points: number; earned: number }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const { data: rank } = useEnergyRank(address);
  // Hundredths of a coin are points: 100 EP are 1 NAC.
  const nac = formatAmount(BigInt(points), Math.log10(EP_PER_NAC), language, 2);
  return (
    <p className="energy-worth">
      <span>{t('worth', { nac })}</span>
      {rank ? (
        <span className="muted">
          {rank.rank === null
            ? t(earned > 0 ? 'rankSoon' : 'noRank')
            : t('rank', {
                rank: formatInteger(rank.rank, language),
                of: formatInteger(rank.of, language),
                block: formatInteger(rank.as_of_block, language),
              })}
        </span>
      ) : null}
    </p>
  );
}

/** When the points convert, and how many of the active days the wallet has. */
function ConversionDays({ address }: { address: string }) {
  const { t } = useTranslation('energy');
  const { conversionRule } = useSiteValues();
  const { data } = useConversion(address);
  const days = data?.conditions.find(({ name }) => name === 'active_days');
  return (
    <p className="muted small">
      {days ? (
        <b>{t('activeDay', { have: days.have ?? 0, need: days.need ?? CONVERSION_ACTIVE_DAYS })}</b>
      ) : null}{' '}
      {conversionRule}
    </p>
  );
}

/** What can be spent, what was earned, and how far today's limit is. */
export function EnergyBalance({ address }: { address: string }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const points = useUserPoints(address);
  const progress = useEnergyProgress(address);
  if (points.error && !points.data) {
    return (
      <ErrorState title={t('balanceFailed')} error={points.error} onRetry={() => void points.refetch()} />
    );
  }
  return (
    <>
      <p className="muted">{t('balance')}</p>
      <p className="big-figure" aria-live="polite">
        {points.data ? formatInteger(points.data.energy_points, language) : <Skeleton className="w-50" />}
        <span className="u">EP</span>
      </p>
      {points.data ? (
        <WorthAndRank address={address} points={points.data.energy_points} earned={points.data.earned} />
      ) : (
        <Skeleton className="w-60 max-w-full" />
      )}
      <ConversionDays address={address} />
      {progress.data ? (
        <TodayGauge points={progress.data.browser_points_today} cap={progress.data.browser_points_cap} />
      ) : (
        <div className="gauge-space" />
      )}
      <p className="muted mt-3">
        {points.data ? (
          t('earned', {
            count: points.data.total_actions,
            earned: formatInteger(points.data.earned, language),
          })
        ) : (
          <Skeleton className="w-80 max-w-full" />
        )}
      </p>
    </>
  );
}
