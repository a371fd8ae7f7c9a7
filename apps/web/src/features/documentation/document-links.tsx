import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { listPageAndChildren, type PageId } from '../../lib/site/page-registry.ts';

/** Links to the pages of the documentation; the current one is marked. */
export function DocumentLinks({ id }: { id: PageId }) {
  const { t } = useTranslation('documentation');
  const { localize } = useLanguage();
  return (
    <nav className="doc-pages" aria-label={t('documents')}>
      <ul className="beside-links">
        {listPageAndChildren('documentation').map((page) => (
          <li key={page.id}>
            <Link to={localize(page.path)} aria-current={page.id === id ? 'page' : undefined}>
              {page.id === 'documentation' ? t('start') : t(`site:pages.${page.id}.nav`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
