import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { loadPart } from '../../lib/page/load-part.ts';
import { sessionStore } from '../../lib/session/session-store.ts';

/** The account in the header for users logged in by email; other visitors do not load it. */
export function AccountButton() {
  const { language } = useLanguage();
  const email = useStore(sessionStore, null)?.email;
  const [part, setPart] = useState<{ language: string; Menu: ComponentType<{ email: string }> } | null>(null);
  useEffect(() => {
    if (!email) return undefined;
    const aborter = new AbortController();
    const load = () => Promise.all([import('./account-menu.tsx'), loadCatalogues(language, ['account'])]);
    void loadPart(load, aborter.signal).then(
      (loaded) => loaded && setPart({ language, Menu: loaded[0].AccountMenu }),
    );
    return () => aborter.abort();
  }, [email, language]);
  return email && part?.language === language ? <part.Menu email={email} /> : null;
}
