import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link, useMatches } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { findPageOfRoute, PAGES } from '../../lib/site/page-registry.ts';

/** Links from the parent page to this one, from the registry. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const page = findPageOfRoute(useMatches().at(-1)?.id ?? '');
  const parent = PAGES.find((each) => each.id === page?.parent);
  if (!page || !parent) return null;
  return (
    <nav className="breadcrumb" aria-label={t('nav.breadcrumb')}>
      <Link to={localize(parent.path)}>{t(`pages.${parent.id}.nav`)}</Link>
      <span aria-hidden="true">/</span>
      <span>{t(`pages.${page.id}.nav`)}</span>
    </nav>
  );
}
