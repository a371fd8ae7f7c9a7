import type { ResourceKey } from 'i18next';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { addCatalogues, getClientI18n, loadCatalogues } from './lib/i18n/client-catalogues.ts';
import { I18nSourceContext } from './lib/i18n/i18n-source.tsx';
import { languageOf, type Language } from './lib/i18n/language.ts';
import { resetStoredLanguage } from './lib/i18n/stored-language.ts';

interface BootCatalogues {
  readonly language: Language;
  readonly catalogues: Record<string, ResourceKey>;
}

const language = languageOf(location.pathname);

function readBootCatalogues(): BootCatalogues | null {
  const text = document.getElementById('catalogues')?.textContent;
  return text ? (JSON.parse(text) as BootCatalogues) : null;
}

/** The document's own words, or for the page without a route (built once, in English) those of the URL. */
async function prepareWords(): Promise<void> {
  const boot = readBootCatalogues();
  if (boot) addCatalogues(boot.language, boot.catalogues);
  document.documentElement.lang = language;
  await loadCatalogues(language, ['common']);
}

resetStoredLanguage();
await prepareWords();
// A title that the server wrote for links and previews: from here on React writes it.
for (const node of document.head.querySelectorAll('[data-server]')) node.remove();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nSourceContext value={{ getI18n: getClientI18n, isFallback: false }}>
        <HydratedRouter />
      </I18nSourceContext>
    </StrictMode>,
  );
});
