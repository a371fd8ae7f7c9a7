import { CONVERSION_ACTIVE_DAYS } from '@nova/shared/energy/constants';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** The active days required for a conversion, one square each; empty while `have` is unknown. */
export function ConversionMeter({
  have,
  need = CONVERSION_ACTIVE_DAYS,
}: {
  have: number | undefined;
  need?: number | undefined;
}) {
  const { t } = useTranslation('energy');
  return (
    <div className="conversion-meter">
      {have === undefined ? null : (
        <>
          <p className="meter-day">
            <b>{t('activeDay', { have: Math.min(have, need), need })}</b>
            <span className="muted small">{t(have < need ? 'untilConversion' : 'daysDone')}</span>
          </p>
          <p className="day-squares" aria-hidden="true">
            {Array.from({ length: need }, (_, index) => (
              <i key={index} className={index < have ? 'full' : undefined} />
            ))}
          </p>
        </>
      )}
      <p className="small">
        <a href="#convert">{t('howToConvert')}</a>
      </p>
    </div>
  );
}
