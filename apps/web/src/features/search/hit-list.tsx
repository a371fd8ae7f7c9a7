import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { recentFinds, type RecentFind } from '../../lib/search/recent-hits.ts';

/**
 * Search results from the chain as links that are remembered on
 * click. Names are untrusted, so they are isolated and truncated.
 */
export function FindList({ title, finds }: { title: string; finds: readonly RecentFind[] }) {
  const { t } = useTranslation('search');
  const { localize } = useLanguage();
  return (
    <ul aria-label={title}>
      {finds.map((find) => (
        <li key={find.path}>
          <Link className="find" to={localize(find.path)} onClick={() => recentFinds.add(find)}>
            <span>{t(`kinds.${find.kind}`)}</span>
            <b>
              <bdi>{find.label}</bdi>
            </b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
