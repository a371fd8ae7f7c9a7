import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { addCatalogues, clientTexts, loadCatalogues } from './lib/i18n/client-catalogues.ts';
import { languageOf, type Language } from './lib/i18n/language.ts';
import { resetStoredLanguage } from './lib/i18n/stored-language.ts';
import { TextContext } from './lib/i18n/text-context.ts';
import type { Catalogue } from './lib/i18n/translate.ts';
import { createPageDocument } from './lib/router/page-document.tsx';

interface BootCatalogues {
  readonly language: Language;
  readonly catalogues: Record<string, Catalogue>;
}

/** The document's own words; for the page without a route (built once, in English) also those of the URL. */
async function prepareWords(): Promise<void> {
  const language = languageOf(location.pathname);
  const text = document.getElementById('catalogues')?.textContent;
  if (text) {
    const boot = JSON.parse(text) as BootCatalogues;
    addCatalogues(boot.language, boot.catalogues);
  }
  document.documentElement.lang = language;
  await loadCatalogues(language, ['common']);
}

resetStoredLanguage();
await prepareWords();
// What the server wrote into the head for links and previews: from here on React writes it.
for (const node of document.head.querySelectorAll('[data-server]')) node.remove();
// While developing, the library's own router: it exchanges modules as they are edited.
const Pages = import.meta.env.DEV ? (await import('react-router/dom')).HydratedRouter : createPageDocument();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextContext value={{ source: clientTexts, isFallback: false }}>
        <Pages />
      </TextContext>
    </StrictMode>,
  );
});
