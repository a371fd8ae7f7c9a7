import type { i18n as I18n } from 'i18next';
import { createContext, useContext, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router';
import { languageOf, type Language } from './language.ts';

/** Where instances come from: the client's cache, or the prerender's full set. `isFallback` marks the page without a route. */
export interface I18nSource {
  readonly getI18n: (language: Language) => I18n;
  readonly isFallback: boolean;
}

export const I18nSourceContext = createContext<I18nSource | null>(null);

export function useI18nSource(): I18nSource {
  const source = useContext(I18nSourceContext);
  if (!source) throw new Error('The document is rendered without its i18n source.');
  return source;
}

/** Words in the language of the current URL. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { getI18n } = useI18nSource();
  const language = languageOf(useLocation().pathname);
  return <I18nextProvider i18n={getI18n(language)}>{children}</I18nextProvider>;
}
