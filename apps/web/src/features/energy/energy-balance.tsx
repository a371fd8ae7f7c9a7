import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ErrorState } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEnergyProgress, useUserPoints } from './use-energy.ts';

/** Today's points from this site on a ruler of the daily limit; the wedge of the logo is the pointer. */
function TodayGauge({ points, cap }: { points: number; cap: number }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const x = Math.min(1, points / cap) * 1000;
  return (
    <div className="gauge">
      <svg
        viewBox="-6 0 1012 30"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('gaugeLabel', { value: points, most: cap })}
      >
        {Array.from({ length: 41 }, (_, index) => (
          <path key={index} className="gauge-tick" d={`M${index * 25} ${index % 10 === 0 ? 16 : 20}V26`} />
        ))}
        <path className="gauge-tick" d="M0 26H1000" />
        <path className="gauge-fill" d={`M0 28H${x}`} />
      </svg>
      <svg className="gauge-pointer" viewBox="-6 0 12 14" aria-hidden="true" style={{ left: `${x / 10}%` }}>
        <path d="M-6 0H6L0 14z" />
      </svg>
      <p className="label gauge-scale">
        <span>0</span>
        <span>{formatInteger(cap / 2, language)}</span>
        <span>{formatInteger(cap, language)}</span>
      </p>
      <p className="muted small">
        {t('todayCap', { points: formatInteger(points, language), cap: formatInteger(cap, language) })}
      </p>
    </div>
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
