import type { ReactNode } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { loginPath } from '../../../lib/session/login-path.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FlatLine } from '../../../ui/trace/lines.tsx';
import { CredentialsPanel } from './credentials-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SuspensionPanel } from './suspension-panel.tsx';
import { useAccount } from '../use-account.ts';
import { WalletsPanel } from './wallets-panel.tsx';

export interface SettingsPageProps {
  readonly onLinkWallet: () => void;
  /** Assets that the account owns without a wallet; null for none. */
  readonly holdings: ReactNode;
  readonly apiKeys: ReactNode;
  /** Keys of an account with a passkey; nothing for other wallets. */
  readonly passkeys: ReactNode;
  /** Private notes and watched addresses. */
  readonly watchlist: ReactNode;
}

function SignInFirst() {
  const { t } = useTranslation('account');
  const { language, localize } = useLanguage();
  return (
    <div className="panel">
      <div className="void">
        <FlatLine />
        <h2 className="void-title">{t('settings.signInTitle')}</h2>
        <p>{t('settings.signInText')}</p>
        <ButtonLink variant="solid" to={loginPath(language, localize('/settings'))}>
          {t('settings.signInButton')}
        </ButtonLink>
      </div>
    </div>
  );
}

function SideNav({ hasHoldings }: { hasHoldings: boolean }) {
  const { t } = useTranslation('account');
  return (
    <nav className="side-nav" aria-label={t('settings.nav')}>
      <a href="#wallets">{t('wallets.title')}</a>
      {hasHoldings ? <a href="#own-account">{t('settings.holdings')}</a> : null}
      <a href="#watchlist">{t('settings.watchlist')}</a>
      <a href="#notes">{t('settings.notes')}</a>
      <a href="#devices">{t('sessions.title')}</a>
      <a href="#credentials">{t('email.title')}</a>
      <a href="#api-keys">{t('settings.apiKeys')}</a>
      <a href="#data">{t('data.title')}</a>
      <a href="#delete">{t('close.title')}</a>
    </nav>
  );
}

function Settings({ onLinkWallet, holdings, apiKeys, passkeys, watchlist }: SettingsPageProps) {
  const { t } = useTranslation('account');
  const { data: account, error, refetch } = useAccount();
  if (!account)
    return (
      <div className="panel" aria-busy={!error || undefined}>
        {error ? (
          <ErrorState title={t('settings.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="in">
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    );
  return (
    <div className="settings">
      <SideNav hasHoldings={holdings !== null} />
      <div className="setting-panels">
        <SuspensionPanel />
        <div id="wallets">
          <WalletsPanel account={account} onLink={onLinkWallet} />
        </div>
        {passkeys}
        {holdings ? <div id="own-account">{holdings}</div> : null}
        {watchlist}
        <div id="devices">
          <SessionsPanel />
        </div>
        <div id="credentials">
          <CredentialsPanel account={account} />
        </div>
        <div id="api-keys">{apiKeys}</div>
        <div id="data">
          <DataPanel />
        </div>
        <div id="delete">
          <DeletePanel account={account} />
        </div>
      </div>
    </div>
  );
}

/** `/settings`: wallets, assets, devices, email and password, data, and account deletion. */
export function SettingsPage(props: SettingsPageProps) {
  const { t } = useTranslation();
  const session = useStore(sessionStore, null);
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('pages.settings.title')}</h1>
      </div>
      {session ? <Settings {...props} /> : <SignInFirst />}
    </div>
  );
}
