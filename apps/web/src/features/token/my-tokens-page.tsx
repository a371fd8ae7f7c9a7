import { lazy } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/shell/breadcrumb.tsx';
import { LoginGateWithSample } from './login-gate.tsx';
import type { TokenClient } from './token-client.ts';
import './token.css';

/** Loaded after the login, because it is larger than the rest of the page. */
const OwnTokens = lazy(async () => ({ default: (await import('./own-tokens.tsx')).OwnTokens }));

/** `/my-tokens`: all tokens of the account. */
export function MyTokensPage({ client }: { client: TokenClient }) {
  const { t } = useTranslation('token');
  const { localize } = useLanguage();
  return (
    <div className="wrap token-page">
      <div className="page-head">
        <Breadcrumb />
        <h1>{t('site:pages.myTokens.title')}</h1>
        <p className="lede">{t('mine.lede')}</p>
        <div className="row">
          <ButtonLink variant="solid" to={localize('/create-token')}>
            {t('dashboard.create')}
          </ButtonLink>
        </div>
      </div>
      <LoginGateWithSample client={client}>
        {(session) => <OwnTokens key={session.userId} session={session} client={client} />}
      </LoginGateWithSample>
    </div>
  );
}
