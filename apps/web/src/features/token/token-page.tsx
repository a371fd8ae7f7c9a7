import { lazy } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoginGate } from './login-gate.tsx';
import type { TokenWays } from './token-ways.ts';
import './token.css';

/** Loaded behind the login: it weighs more than the rest of the page. */
const Dashboard = lazy(async () => ({ default: (await import('./dashboard.tsx')).Dashboard }));

/** `/token`: what one has created, and sending. */
export function TokenDashboardPage({ ways }: { ways: TokenWays }) {
  const { t } = useTranslation('token');
  const { localize } = useLanguage();
  return (
    <div className="wrap token-page">
      <div className="page-head">
        <h1>{t('common:pages.token.title')}</h1>
        <p className="lede">{t('dashboard.lede')}</p>
        <div className="row">
          <ButtonLink look="solid" to={localize('/create-token')}>
            {t('dashboard.create')}
          </ButtonLink>
          <ButtonLink to={localize('/my-tokens')}>{t('dashboard.mine')}</ButtonLink>
        </div>
      </div>
      <LoginGate>{(session) => <Dashboard key={session.userId} session={session} ways={ways} />}</LoginGate>
    </div>
  );
}
