import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { addCatalogues, clientTexts, loadCatalogues } from './lib/i18n/client-catalogues.ts';
import { languageOf, type Language } from '@nova/shared/language/language';
import { resetStoredLanguage } from './lib/i18n/stored-language.ts';
import { TextContext } from './lib/i18n/text-context.ts';
import type { Catalogue } from './lib/i18n/translate.ts';

interface BootCatalogues {
  readonly language: Language;
  readonly catalogues: Record<string, Catalogue>;
}

/**
 * Loads the texts of the document's language; for the fallback
 * page, which is built once in English, those of the URL.
 */
async function prepareTexts(): Promise<void> {
  const language = languageOf(location.pathname);
  const text = document.getElementById('catalogues')?.textContent;
  if (text) {
    const boot = JSON.parse(text) as BootCatalogues;
    addCatalogues(boot.language, boot.catalogues);
  }
  // Writing the same value again would make the browser recalculate the styles of every element.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  await loadCatalogues(language, ['site']);
}

resetStoredLanguage();
await prepareTexts();
// Removes the server-rendered metadata for links and previews, because React manages the head from here on.
for (const node of document.head.querySelectorAll('[data-server]')) node.remove();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextContext value={{ source: clientTexts, isFallback: false }}>
        <HydratedRouter />
      </TextContext>
    </StrictMode>,
  );
});
