import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { setSpeedConsent, speedConsentStore } from '../../lib/speed/speed-consent.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';

/** The agreement to speed measurements. It applies immediately and can be withdrawn in the same place. */
export function SpeedConsent() {
  const { t } = useTranslation('legal');
  const isGiven = useStore(speedConsentStore, false);
  const [isChanged, setIsChanged] = useState(false);
  return (
    <>
      <Checkbox
        label={t('privacy.speed.agree')}
        checked={isGiven}
        onChange={(event) => {
          setSpeedConsent(event.target.checked);
          setIsChanged(true);
        }}
      />
      <p role="status" className="small faint">
        {isChanged ? t(isGiven ? 'privacy.speed.given' : 'privacy.speed.withdrawn') : null}
      </p>
    </>
  );
}
