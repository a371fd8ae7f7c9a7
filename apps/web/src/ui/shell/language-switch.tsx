import { Link, useLocation } from 'react-router';
import { localizePath, type Language } from '../../lib/i18n/language.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** A language is always named in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Link to this page in the other language. */
export function LanguageSwitch() {
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const other: Language = language === 'en' ? 'de' : 'en';
  return (
    <Link to={localizePath(pathname, other) + search + hash} lang={other} hrefLang={other}>
      {LANGUAGE_NAMES[other]}
    </Link>
  );
}
