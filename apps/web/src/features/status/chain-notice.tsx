import { useEffect, useState } from 'react';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { loadPart } from '../../lib/page/load-part.ts';
import { isChainStopped, realtimeStatus } from '../../lib/realtime/realtime-events.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { StoppedChain } from './stopped-chain.tsx';

/** Shown on every page while the chain seals nothing although actions wait; its texts load only then. */
export function ChainNotice() {
  const { language } = useLanguage();
  const isOffline = useStore(realtimeStatus, 'connecting') === 'offline';
  const isStopped = useStore(isChainStopped, false) && !isOffline;
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (!isStopped) return undefined;
    const aborter = new AbortController();
    const load = async () => {
      await loadCatalogues(language, ['status']);
      return language;
    };
    void loadPart(load, aborter.signal).then((shown) => shown && setLoaded(shown));
    return () => aborter.abort();
  }, [isStopped, language]);
  return (
    <div role="status" className="offline-place">
      {isStopped && loaded === language ? <StoppedChain /> : null}
    </div>
  );
}
