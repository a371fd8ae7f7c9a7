import { SettingsPage } from '../features/account/settings-page.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { showToast } from '../ui/show-toast.ts';

export const handle = { namespaces: ['account', 'form'] };
export const clientLoader = catalogueLoader('account', 'form');
export const loader = () => null;

/** `/settings`: the account and what belongs to it. */
export default function SettingsRoute() {
  const { t } = useTranslation();
  const linkWallet = async () => {
    try {
      const { linkAnotherWallet } = await import('../features/wallet/wallet-runtime.ts');
      await linkAnotherWallet();
    } catch {
      showToast({ tone: 'fault', title: t('wallet.loadFailed') });
    }
  };
  return <SettingsPage onLinkWallet={() => void linkWallet()} />;
}
