import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link, useMatches } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { findPageOfRoute, listNavPages, type PageId } from '../../lib/page-registry.ts';
import { Icon } from '../icons.tsx';

/** Page whose navigation entry is marked: the current one or its parent. */
export function useCurrentPage(): { current: PageId | null; isExact: (id: PageId) => boolean } {
  const page = findPageOfRoute(useMatches().at(-1)?.id ?? '');
  const current = (page?.parent ?? page?.id ?? null) as PageId | null;
  return { current, isExact: (id) => page?.id === id };
}

/** Entries of the navigation, from the registry. Home is an icon in the bar and a word in the drawer. */
export function NavLinks({ hasHomeIcon }: { hasHomeIcon: boolean }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { current, isExact } = useCurrentPage();
  return listNavPages('main').map((page) => {
    const isIcon = hasHomeIcon && page.id === 'home';
    const name = t(`pages.${page.id}.nav`);
    return (
      <Link
        key={page.id}
        to={localize(page.path)}
        aria-label={isIcon ? name : undefined}
        aria-current={isExact(page.id) ? 'page' : current === page.id ? 'true' : undefined}
      >
        {isIcon ? <Icon name="home" /> : name}
      </Link>
    );
  });
}
