import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { heatOf } from '../trace/trace-scale.ts';

/** Energy Points of one action, with a bar in their heat color. */
export function Energy({ points, isRevoked = false }: { points: number; isRevoked?: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <span className={isRevoked ? 'energy revoked' : 'energy'} data-heat={heatOf(points)}>
      +{formatInteger(points, language)} {t('units.ep')}
    </span>
  );
}
