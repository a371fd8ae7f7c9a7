import { useEffect, useState, type ComponentType } from 'react';
import { WhitelistForm } from './features/whitelist/whitelist-form.tsx';
import { useStore } from './lib/store/create-store.ts';
import { loadCatalogues } from './lib/i18n/client-catalogues.ts';
import { useLanguage } from './lib/i18n/use-language.ts';
import { useTranslation } from './lib/i18n/use-translation.ts';
import { loadPart } from './lib/page/load-part.ts';
import { DISCONNECTED, walletStore } from './lib/chain/wallet-state.ts';

type Collect = ComponentType<{ isWide?: boolean }>;

/** The collect button with its words, which no visitor needs. */
function useCollect(isWanted: boolean): { readonly View: Collect } | null {
  const { language } = useLanguage();
  const [collect, setCollect] = useState<{ View: Collect } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const aborter = new AbortController();
    const load = async () => {
      const [part] = await Promise.all([
        import('./features/energy/collect-invitation.tsx'),
        loadCatalogues(language, ['energy']),
      ]);
      return part;
    };
    void loadPart(load, aborter.signal).then((part) => part && setCollect({ View: part.CollectInvitation }));
    return () => aborter.abort();
  }, [isWanted, language]);
  return collect;
}

/**
 * Beside the claim: a visitor is asked to the whitelist; whoever has a wallet here collects first, and finds the
 * whitelist below.
 */
export function HeroSide() {
  const { t } = useTranslation('home');
  const wallet = useStore(walletStore, DISCONNECTED);
  const isConnected = wallet.status !== 'disconnected';
  const collect = useCollect(isConnected);
  if (!isConnected || !collect)
    return (
      <div className="hero-side">
        <WhitelistForm />
      </div>
    );
  return (
    <div className="hero-side">
      <h2>{t('collect.label')}</h2>
      <collect.View isWide />
      <p className="hint">{t('collect.hint')}</p>
      <details className="hero-whitelist">
        <summary>{t('whitelist.label')}</summary>
        <WhitelistForm />
      </details>
    </div>
  );
}
