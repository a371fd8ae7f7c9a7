import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { loadPart } from '../../lib/page/load-part.ts';
import { whenIdle } from '../../lib/preload/when-idle.ts';
import { sessionStore } from '../../lib/session/session-store.ts';

/** The notification bell for logged-in users; its code loads for no one else. */
export function BellButton() {
  const { language } = useLanguage();
  const userId = useStore(sessionStore, null)?.userId;
  const [part, setPart] = useState<{ language: string; Bell: ComponentType } | null>(null);
  useEffect(() => {
    if (!userId) return undefined;
    const aborter = new AbortController();
    const load = () => Promise.all([import('./bell.tsx'), loadCatalogues(language, ['notification'])]);
    // Deferred, because a user who has just logged in is looking at something else.
    whenIdle(async () => {
      const loaded = await loadPart(load, aborter.signal);
      if (loaded) setPart({ language, Bell: loaded[0].Bell });
    });
    return () => aborter.abort();
  }, [userId, language]);
  return userId && part?.language === language ? <part.Bell key={userId} /> : null;
}
