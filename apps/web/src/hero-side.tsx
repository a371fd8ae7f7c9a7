import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Language } from '@nova/shared/language/language';
import { BuyCard } from './features/home/buy-card.tsx';
import { useStore } from './lib/store/create-store.ts';
import { loadCatalogues } from './lib/i18n/client-catalogues.ts';
import { useLanguage } from './lib/i18n/use-language.ts';
import { useTranslation } from './lib/i18n/use-translation.ts';
import { saleState } from './lib/live/sale-mark.ts';
import { sessionStore } from './lib/session/session-store.ts';
import { loadPart } from './lib/page/load-part.ts';
import { DISCONNECTED, walletStore } from './lib/chain/wallet-state.ts';
import { ButtonLink } from './ui/button.tsx';

interface Part<Props> {
  readonly View: ComponentType<Props>;
}

/** Loads a component with its texts, which not every visitor needs. */
function usePart<Props>(isWanted: boolean, load: () => Promise<ComponentType<Props>>): Part<Props> | null {
  const [part, setPart] = useState<Part<Props> | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const aborter = new AbortController();
    void loadPart(load, aborter.signal).then((View) => View && setPart({ View }));
    return () => aborter.abort();
  }, [isWanted, load]);
  return part;
}

const loadWhitelist = async () => (await import('./features/whitelist/whitelist-form.tsx')).WhitelistForm;
async function loadCollect(language: Language): Promise<ComponentType<{ isWide?: boolean }>> {
  const [part] = await Promise.all([
    import('./features/energy/collect/collect-invitation.tsx'),
    loadCatalogues(language, ['energy']),
  ]);
  return part.CollectInvitation;
}

/** The sale in the hero: buying while it is open, otherwise the whitelist. */
function SaleSide() {
  const mark = useStore(saleState, null);
  const isOpen = mark === null || mark === 'open';
  const whitelist = usePart(!isOpen, loadWhitelist);
  return isOpen || !whitelist ? <BuyCard /> : <whitelist.View />;
}

/** Right side of the hero: the sale for visitors; with a wallet, first collecting and then the sale. */
export function HeroSide() {
  const { t } = useTranslation('home');
  const { language, localize } = useLanguage();
  const wallet = useStore(walletStore, DISCONNECTED);
  const session = useStore(sessionStore, null);
  const mark = useStore(saleState, null);
  const isConnected = wallet.status !== 'disconnected';
  const load = useCallback(() => loadCollect(language), [language]);
  const collect = usePart(isConnected, load);
  if (!isConnected || !collect)
    return (
      <div className="hero-side">
        <SaleSide />
      </div>
    );
  return (
    <div className="hero-side">
      <h2>{t('collect.label')}</h2>
      <collect.View isWide />
      <p className="hint">
        {t('collect.hint')} {session === null ? t('collect.hintLogin') : null}
      </p>
      {mark === null || mark === 'open' ? (
        <ButtonLink isWide to={localize('/presale')}>
          {t('buy.button')}
        </ButtonLink>
      ) : (
        <details className="hero-whitelist">
          <summary>{t('whitelist.label')}</summary>
          <SaleSide />
        </details>
      )}
    </div>
  );
}
