import { lazy } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoginGateWithSample } from './login-gate.tsx';
import type { TokenClient } from './token-client.ts';
import './token.css';

/** Loaded after the login, because it is larger than the rest of the page. */
const Dashboard = lazy(async () => ({ default: (await import('./dashboard.tsx')).Dashboard }));

/** `/token`: the account's tokens, and a form to send tokens. */
export function TokenDashboardPage({ client }: { client: TokenClient }) {
  const { t } = useTranslation('token');
  const { localize } = useLanguage();
  return (
    <div className="wrap token-page">
      <div className="page-head">
        <h1>{t('site:pages.token.title')}</h1>
        <p className="lede">{t('dashboard.lede')}</p>
        <div className="row">
          <ButtonLink variant="solid" to={localize('/create-token')}>
            {t('dashboard.create')}
          </ButtonLink>
          <ButtonLink to={localize('/my-tokens')}>{t('dashboard.mine')}</ButtonLink>
        </div>
      </div>
      <LoginGateWithSample client={client}>
        {(session) => <Dashboard key={session.userId} session={session} client={client} />}
      </LoginGateWithSample>
    </div>
  );
}
