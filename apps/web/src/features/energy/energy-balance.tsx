import { EP_PER_NAC } from '@nova/shared/energy/constants';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { CountUp } from '../../ui/count-up.tsx';
import { ErrorState } from '../../ui/feedback/list-states.tsx';
import { Gauge } from '../../ui/progress/gauge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ConversionMeter } from './convert/conversion-meter.tsx';
import { isDemo } from './convert/is-demo.ts';
import { useConversion, useEnergyRank } from './convert/conversion-api.ts';
import { useEnergyProgress } from '../../lib/queries/energy-progress.ts';
import { useUserPoints } from './use-energy.ts';

/** Today's points from this site, on a scale of the daily cap. */
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

/** Value of the balance in NAC, and the account's rank. */
function WorthAndRank({ address, points, earned }: { address: string; points: number; earned: number }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const { data: rank } = useEnergyRank(address);
  const { data: conversion, error } = useConversion(address);
  const isOfDemo = isDemo(conversion);
  // One point is one hundredth of a coin: 100 EP are 1 NAC.
  const nac = formatAmount(BigInt(points), Math.log10(EP_PER_NAC), language, 2);
  return (
    <p className="energy-worth">
      {isOfDemo ? null : <span>{t('worth', { nac })}</span>}
      {rank && (conversion || error) ? (
        <span className="muted">
          {isOfDemo
            ? t('rankNoDemo')
            : rank.rank === null
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

/** Progress to the first conversion; points of a demo can never be converted. */
function Conversion({ address }: { address: string }) {
  const { t } = useTranslation('energy');
  const { data } = useConversion(address);
  if (isDemo(data)) return <p className="muted small">{t('demoPoints')}</p>;
  const days = data?.conditions.find(({ name }) => name === 'active_days');
  return <ConversionMeter have={days && (days.have ?? 0)} need={days?.need ?? undefined} />;
}

/** Spendable points, earned points, and progress to today's cap. */
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
      <p className="big-figure">
        {points.data ? <CountUp value={points.data.energy_points} /> : <Skeleton className="w-50" />}
        <span className="u">EP</span>
      </p>
      <p className="sr" aria-live="polite">
        {points.data ? t('balanceNow', { points: formatInteger(points.data.energy_points, language) }) : ''}
      </p>
      {points.data ? (
        <WorthAndRank address={address} points={points.data.energy_points} earned={points.data.earned} />
      ) : (
        <Skeleton className="w-60 max-w-full" />
      )}
      <Conversion address={address} />
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
