import { useStore } from '../../lib/store/create-store.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { isDemoSession, isReturningStore, sessionStore } from '../../lib/session/session-store.ts';
import { requestSignOut } from '../../lib/session/sign-out.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** The line of the home page that depends on the session: a welcome with the demo, or a link to log in. */
export function HomeGreeting() {
  const { t } = useTranslation('home');
  const { localize } = useLanguage();
  const session = useStore(sessionStore, null);
  const isReturning = useStore(isReturningStore, false);
  const isDemo = isDemoSession(session);
  return (
    <div className="row home-greeting">
      {session ? (
        <>
          <b>{t(isDemo ? 'greeting.demoRuns' : isReturning ? 'greeting.back' : 'greeting.in')}</b>
          <ButtonLink isSmall to={localize('/demo-account-setup')}>
            {t(isDemo ? 'greeting.demoMore' : 'greeting.demo')}
          </ButtonLink>
          <Button isSmall variant="quiet" onClick={requestSignOut}>
            {t('greeting.signOut')}
          </Button>
        </>
      ) : (
        <>
          <span className="muted">{t('greeting.visitor')}</span>
          <ButtonLink isSmall to={localize('/auth')}>
            {t('greeting.signIn')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
