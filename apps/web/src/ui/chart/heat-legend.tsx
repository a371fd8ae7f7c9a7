import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { HEAT_LIMITS } from '../trace/trace-scale.ts';

/** Legend of the cell colors: Energy Points of one action. */
export function HeatLegend() {
  const { t } = useTranslation();
  return (
    <p className="heat-legend">
      {HEAT_LIMITS.map((limit, index) => (
        <span key={limit} data-heat={index + 1}>
          {t('chart.upTo', { points: limit })}
        </span>
      ))}
      <span data-heat={HEAT_LIMITS.length + 1}>{t('chart.more')}</span>
    </p>
  );
}
