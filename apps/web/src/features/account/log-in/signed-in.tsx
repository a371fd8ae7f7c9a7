import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { walletsOf, type Session } from '../../../lib/session/session-store.ts';
import { requestSignOut } from '../../../lib/session/sign-out.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';

/** Shows a logged-in user their account and where to continue. */
export function SignedIn({ session, onProceed }: { session: Session; onProceed: () => void }) {
  const { t } = useTranslation('account');
  const { localize } = useLanguage();
  const wallets = walletsOf(session);
  return (
    <div className="signed-in">
      <Panel title={t('signedIn.as')}>
        <Definitions>
          {session.email ? <Definition name={t('fields.email')}>{session.email}</Definition> : null}
          {wallets.length > 0 ? (
            <Definition name={t('signedIn.wallets')}>
              <span className="row">
                {wallets.map((address) => (
                  <Address key={address} address={address} />
                ))}
              </span>
            </Definition>
          ) : null}
        </Definitions>
      </Panel>
      <div className="row">
        <Button variant="solid" onClick={onProceed}>
          {t('signedIn.next')}
        </Button>
        <ButtonLink to={localize('/settings')}>{t('signedIn.settings')}</ButtonLink>
        <Button variant="quiet" onClick={requestSignOut}>
          {t('signedIn.signOut')}
        </Button>
      </div>
    </div>
  );
}
