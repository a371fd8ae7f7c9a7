import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { loadPart } from '../../lib/page/load-part.ts';
import { readSession, sessionStore } from '../../lib/session/session-store.ts';
import { tellSignOut } from '../../lib/session/sign-out.ts';
import { demoStore, isDemoKey, isDemoOver, refreshDemo } from './demo-session.ts';

type Banner = ComponentType<{ onEnd: () => Promise<void> }>;

/**
 * The banner of a running demo, with its words; nobody else loads either. A demo that is over, or whose session is,
 * takes its banner, key and wallet along.
 */
export function DemoPart({ onEnd }: { onEnd: () => Promise<void> }) {
  const { language } = useLanguage();
  const demo = useStore(demoStore, null);
  const [part, setPart] = useState<{ language: string; Banner: Banner } | null>(null);
  const latestEnd = useRef(onEnd);
  useEffect(() => {
    latestEnd.current = onEnd;
  });
  useEffect(() => {
    let last = readSession();
    const look = () => {
      const session = readSession();
      // Signed out of the demo: that holds for who was signed in before it too.
      if (last?.before && session === null) void tellSignOut(last.before);
      last = session;
      // Without network its code cannot come; then the next look ends it.
      if (isDemoOver()) void latestEnd.current().catch(() => undefined);
      else refreshDemo();
    };
    const onStorage = (event: StorageEvent) => isDemoKey(event.key) && look();
    look();
    addEventListener('storage', onStorage);
    const stop = sessionStore.subscribe(look);
    return () => {
      removeEventListener('storage', onStorage);
      stop();
    };
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
