import i18next, { type i18n as I18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';

/**
 * One instance per language, with its catalogues already at hand, so that rendering never waits. Two instances
 * instead of `changeLanguage`: the old page keeps its words until the navigation commits.
 */
export function createI18n(language: Language, catalogues: ResourceLanguage): I18n {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(catalogues),
    defaultNS: 'common',
    resources: { [language]: catalogues },
    initAsync: false,
    contextSeparator: '@',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  return i18n;
}
