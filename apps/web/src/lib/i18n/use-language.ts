import { useLocation } from 'react-router';
import { languageOf, localizePath, type Language } from './language.ts';

export interface LanguageOfPage {
  readonly language: Language;
  /** The path in the language of the page. */
  readonly localize: (path: string) => string;
}

/** Language of the page and links that stay in it. */
export function useLanguage(): LanguageOfPage {
  const language = languageOf(useLocation().pathname);
  return { language, localize: (path) => localizePath(path, language) };
}
