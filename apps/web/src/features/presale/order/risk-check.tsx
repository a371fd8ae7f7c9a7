import { useState } from 'react';
import { Link } from 'react-router';
import { useStore } from '../../../lib/store/create-store.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import {
  acknowledgeRisks,
  riskAcknowledgementStore,
  withdrawRiskAcknowledgement,
} from '../../../lib/site/risk-acknowledgement.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';

/** Required once per edition of the risk page and browser, before the first purchase. */
export function RiskCheck() {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const acknowledgement = useStore(riskAcknowledgementStore, null);
  // After confirmation here, the checkbox stays, so that it does not disappear on click.
  const [wasConfirmed] = useState(acknowledgement !== null);
  const link = <Link to={localize('/risk-disclaimer')}>{t('buy.riskLink')}</Link>;
  if (wasConfirmed && acknowledgement) {
    return (
      <p className="faint small">
        {t('buy.riskDone', { day: formatDay(acknowledgement.at, language) })} {link}
      </p>
    );
  }
  return (
    <fieldset className="risk-check">
      <legend>{t('buy.riskTitle')}</legend>
      <Checkbox
        label={t('buy.risk')}
        checked={acknowledgement !== null}
        onChange={(event) =>
          event.target.checked ? acknowledgeRisks(Date.now()) : withdrawRiskAcknowledgement()
        }
      />
      <p className="small">{link}</p>
    </fieldset>
  );
}
