import { CONVERSION_ACTIVE_DAYS, EP_PER_NAC } from '@nova/shared/energy/constants';
import { REFERRAL_POINTS } from '@nova/shared/referral/constants';
import { Link } from 'react-router';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../lib/chain/wallet-state.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FIRST_POINTS } from '../../lib/site/first-points.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { pendingReferral } from '../../lib/store/pending-referral.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TryDemoButton } from '../../ui/try-demo-button.tsx';

function VisitorButtons() {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  return (
    <>
      <Button
        variant="act"
        data-early="hero-seal"
        plate={`+${formatInteger(FIRST_POINTS, language)} ${t('site:units.ep')}`}
        onClick={requestWalletPopover}
      >
        {t('seal')}
      </Button>
      <TryDemoButton early="hero-demo" />
    </>
  );
}

/** The primary call to action, a link to the chain, and the value of the points. */
export function HeroActions() {
  const { t } = useTranslation('home');
  const { language, localize } = useLanguage();
  const invitation = useStore(pendingReferral, null);
  const isConnected = useStore(walletStore, DISCONNECTED).status !== 'disconnected';
  return (
    <>
      {invitation !== null && !isConnected ? (
        <p className="invited" role="status">
          {t('invited', {
            first: formatInteger(FIRST_POINTS, language),
            friend: formatInteger(REFERRAL_POINTS, language),
          })}
        </p>
      ) : null}
      <div className="row ways">
        {isConnected ? (
          <ButtonLink variant="solid" to={localize('/energy-dashboard')}>
            {t('toDashboard')}
          </ButtonLink>
        ) : (
          <VisitorButtons />
        )}
        <ButtonLink variant="quiet" to={localize('/explorer')}>
          {t('toExplorer')}
        </ButtonLink>
      </div>
      <p className="worth">
        {t('worth', { epPerNac: formatInteger(EP_PER_NAC, language), activeDays: CONVERSION_ACTIVE_DAYS })}{' '}
        <Link to={localize('/whitepaper')}>{t('toWhitepaper')}</Link>
      </p>
    </>
  );
}
