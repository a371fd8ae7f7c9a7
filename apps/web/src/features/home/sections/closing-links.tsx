import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { useStore } from '../../../lib/store/create-store.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isDemoSession, sessionStore } from '../../../lib/session/session-store.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';

const REWARD = rewardTypeOf('wallet_connect');

/** Links at the end of the page: connect a wallet, or continue with the connected one. */
export function ClosingLinks() {
  const { t } = useTranslation('sections');
  const { localize } = useLanguage();
  const session = useStore(sessionStore, null);
  const wallet = useStore(walletStore, DISCONNECTED);
  // A demo always has a wallet, which is connected shortly after its session is restored.
  const isDemo = isDemoSession(session);
  return (
    <div className="row">
      {wallet.status === 'disconnected' && !isDemo ? (
        <Button variant="act" plate={`+${REWARD.points} EP`} onClick={requestWalletPopover}>
          {t('closing.connect')}
        </Button>
      ) : (
        <ButtonLink variant="solid" to={localize('/energy-dashboard')}>
          {t('closing.dashboard')}
        </ButtonLink>
      )}
      {session === null ? (
        <ButtonLink to={localize('/auth')}>{t('closing.signIn')}</ButtonLink>
      ) : isDemo ? null : (
        <ButtonLink to={localize('/demo-account-setup')}>{t('closing.demo')}</ButtonLink>
      )}
    </div>
  );
}
