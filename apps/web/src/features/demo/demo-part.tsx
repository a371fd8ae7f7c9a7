import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { loadPart } from '../../lib/load-part.ts';
import { demoStore, hasExpiredDemo, isDemoKey, refreshDemo } from './demo-session.ts';

type Banner = ComponentType<{ onEnd: () => Promise<void> }>;

/** The banner of a running demo, with its words; nobody else loads either. */
export function DemoPart({ onEnd }: { onEnd: () => Promise<void> }) {
  const { language } = useLanguage();
  const demo = useStore(demoStore, null);
  const [part, setPart] = useState<{ language: string; Banner: Banner } | null>(null);
  const latestEnd = useRef(onEnd);
  useEffect(() => {
    latestEnd.current = onEnd;
  });
  useEffect(() => {
    if (hasExpiredDemo()) void latestEnd.current();
    else refreshDemo();
    const onStorage = (event: StorageEvent) => isDemoKey(event.key) && refreshDemo();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  useEffect(() => {
    if (!demo) return undefined;
    const aborter = new AbortController();
    const load = () => Promise.all([import('./demo-banner.tsx'), loadCatalogues(language, ['demo'])]);
    void loadPart(load, aborter.signal).then(
      (loaded) => loaded && setPart({ language, Banner: loaded[0].DemoBanner }),
    );
    return () => aborter.abort();
  }, [demo, language]);
  return demo && part?.language === language ? <part.Banner onEnd={onEnd} /> : null;
}
