import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { LANGUAGES, localizePath, type Language } from '../../lib/i18n/language.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Link to this page in the other language. A language is always named in its own words. */
export function LanguageSwitch() {
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const other: Language = language === 'en' ? 'de' : 'en';
  return (
    <Link to={localizePath(pathname, other) + search + hash} lang={other} hrefLang={other}>
      {NAMES[other]}
    </Link>
  );
}

/** Both languages side by side, the current one marked. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  return (
    <nav className="languages" aria-label={t('nav.language')}>
      {LANGUAGES.map((each) => (
        <Link
          key={each}
          to={localizePath(pathname, each) + search + hash}
          lang={each}
          hrefLang={each}
          aria-current={each === language ? 'true' : undefined}
        >
          {NAMES[each]}
        </Link>
      ))}
    </nav>
  );
}
