import { useLocation } from 'react-router';
import { languageOf, localizePath, type Language } from '@nova/shared/language/language';

export interface LanguageOfPage {
  readonly language: Language;
  /** Returns the path in the language of the page. */
  readonly localize: (path: string) => string;
}

/** Returns the language of the page, and a function for links that stay in it. */
export function useLanguage(): LanguageOfPage {
  const language = languageOf(useLocation().pathname);
  return { language, localize: (path) => localizePath(path, language) };
}
