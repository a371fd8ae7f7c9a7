import { lazy } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/shell/breadcrumb.tsx';
import { LoginGate } from './login-gate.tsx';
import type { TokenWays } from './token-ways.ts';
import './token.css';

/** Loaded behind the login: it weighs more than the rest of the page. */
const OwnTokens = lazy(async () => ({ default: (await import('./own-tokens.tsx')).OwnTokens }));

/** `/my-tokens`: everything the account has created. */
export function MyTokensPage({ ways }: { ways: TokenWays }) {
  const { t } = useTranslation('token');
  const { localize } = useLanguage();
  return (
    <div className="wrap token-page">
      <div className="page-head">
        <Breadcrumb />
        <h1>{t('common:pages.myTokens.title')}</h1>
        <p className="lede">{t('mine.lede')}</p>
        <div className="row">
          <ButtonLink look="solid" to={localize('/create-token')}>
            {t('dashboard.create')}
          </ButtonLink>
        </div>
      </div>
      <LoginGate>{(session) => <OwnTokens key={session.userId} session={session} ways={ways} />}</LoginGate>
    </div>
  );
}
