import { lazy } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Breadcrumb } from '../../ui/shell/breadcrumb.tsx';
import { LoginGate } from './login-gate.tsx';
import type { TokenWays } from './token-ways.ts';
import './token.css';

/** Loaded behind the login: it weighs more than the rest of the page. */
const Creating = lazy(async () => ({ default: (await import('./creating.tsx')).Creating }));

/** `/create-token`: a token of one's own, by the wallet or for the account itself. */
export function CreateTokenPage({ ways }: { ways: TokenWays }) {
  const { t } = useTranslation('token');
  return (
    <div className="wrap token-page">
      <div className="page-head">
        <Breadcrumb />
        <h1>{t('common:pages.createToken.title')}</h1>
        <p className="lede">{t('createLede')}</p>
      </div>
      <LoginGate>{(session) => <Creating key={session.userId} session={session} ways={ways} />}</LoginGate>
    </div>
  );
}
