import { useEffect, useState } from 'react';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { loadPart } from '../../lib/page/load-part.ts';

/**
 * Loads this feature's texts on other pages, as soon as one is needed.
 * @returns whether they are loaded in the language of the page
 */
export function useStatusTexts(isNeeded: boolean): boolean {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const aborter = new AbortController();
    const load = async () => {
      await loadCatalogues(language, ['status']);
      return language;
    };
    void loadPart(load, aborter.signal).then((shown) => shown && setLoaded(shown));
    return () => aborter.abort();
  }, [isNeeded, language]);
  return isNeeded && loaded === language;
}
