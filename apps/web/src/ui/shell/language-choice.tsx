import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { LANGUAGES, localizePath } from '@nova/shared/language/language';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LANGUAGE_NAMES } from './language-switch.tsx';

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
          {LANGUAGE_NAMES[each]}
        </Link>
      ))}
    </nav>
  );
}
