import { lazy, Suspense } from 'react';
import { SettingsPage } from '../../features/account/settings/settings-page.tsx';
import { useOwnAccount } from '../../features/presale/account/use-own-account.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { SendTransaction } from '../../lib/transaction/transaction-call.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';

export const handle = {
  namespaces: ['account', 'keys', 'holdings', 'watchlist', 'passkeys', 'form', 'transaction'],
};
export const clientLoader = catalogueLoader(
  'account',
  'keys',
  'holdings',
  'watchlist',
  'passkeys',
  'form',
  'transaction',
);
export const loader = () => null;

/** Loaded on demand, because few accounts have assets of their own. */
const OwnAccountPanel = lazy(async () => ({
  default: (await import('../../features/presale/account/own-account-panel.tsx')).OwnAccountPanel,
}));

/** Loaded on demand, because few accounts use keys. */
const ApiKeysPanel = lazy(async () => ({
  default: (await import('../../features/api-key/api-keys-panel.tsx')).ApiKeysPanel,
}));

/** Loaded on demand, because the rest of the settings does not wait for it. */
const WatchlistSections = lazy(async () => ({
  default: (await import('../../features/watchlist/settings-sections.tsx')).WatchlistSections,
}));

/** Loaded on demand, because most accounts have no passkey. */
const KeysPanel = lazy(async () => ({
  default: (await import('../../features/passkey/keys-panel.tsx')).KeysPanel,
}));

/** The wallet libraries load on click. */
const send: SendTransaction = async (call) =>
  (await import('../../features/wallet/wallet-client.ts')).walletClient.send(call);

/** `/settings`: the account and everything that belongs to it. */
export default function SettingsRoute() {
  const { t } = useTranslation();
  const { account } = useOwnAccount();
  const linkWallet = async () => {
    try {
      const { linkAnotherWallet } = await import('../../features/wallet/connection/disconnect-wallet.ts');
      await linkAnotherWallet();
    } catch {
      showToast({ tone: 'error', title: t('wallet.loadFailed') });
    }
  };
  const holdings = account?.address ? (
    <Suspense>
      <OwnAccountPanel send={send} />
    </Suspense>
  ) : null;
  const apiKeys = (
    <Suspense>
      <ApiKeysPanel />
    </Suspense>
  );
  const watchlist = (
    <Suspense>
      <WatchlistSections />
    </Suspense>
  );
  return (
    <SettingsPage
      onLinkWallet={() => void linkWallet()}
      holdings={holdings}
      apiKeys={apiKeys}
      passkeys={
        <Suspense>
          <KeysPanel send={send} />
        </Suspense>
      }
      watchlist={watchlist}
    />
  );
}
