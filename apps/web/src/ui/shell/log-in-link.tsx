import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { useStore } from '../../lib/store/create-store.ts';

/** Link to the login, which returns to the current page; to the settings for users who are logged in. */
export function LogInLink() {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { pathname, search } = useLocation();
  const isLoggedIn = useStore(sessionStore, null) !== null;
  if (isLoggedIn) return <Link to={localize('/settings')}>{t('pages.settings.title')}</Link>;
  const target = localize('/auth');
  const isHere = pathname === target;
  // On the login page itself, the link keeps the page to return to.
  const query = isHere ? search : `?next=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <Link to={`${target}${query}`} aria-current={isHere ? 'page' : undefined}>
      {t('pages.auth.nav')}
    </Link>
  );
}
