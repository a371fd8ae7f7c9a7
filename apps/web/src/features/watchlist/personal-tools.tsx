import { type ComponentType, useEffect, useState } from 'react';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { loadPart } from '../../lib/page/load-part.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { useStore } from '../../lib/store/create-store.ts';

interface Subject {
  /** An address or a transaction hash in lowercase. */
  readonly subject: string;
}

/** The account's note on the subject of a page, for logged-in visitors; its code loads for no one else. */
export function PersonalTools({ subject }: Subject) {
  const { language } = useLanguage();
  const userId = useStore(sessionStore, null)?.userId;
  const [part, setPart] = useState<{ language: string; Tools: ComponentType<Subject> } | null>(null);
  useEffect(() => {
    if (!userId) return undefined;
    const aborter = new AbortController();
    const load = () =>
      Promise.all([import('./own-tools.tsx'), loadCatalogues(language, ['watchlist', 'form'])]);
    const show = async () => {
      const loaded = await loadPart(load, aborter.signal);
      if (loaded) setPart({ language, Tools: loaded[0].OwnTools });
    };
    void show();
    return () => aborter.abort();
  }, [userId, language]);
  return userId && part?.language === language ? (
    <part.Tools key={`${userId} ${subject}`} subject={subject} />
  ) : null;
}
