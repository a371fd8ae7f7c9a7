import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { recentHits, type RecentHit } from '../../lib/search/recent-hits.ts';

/**
 * Search results from the chain as links that are remembered on
 * click. Names are untrusted, so they are isolated and truncated.
 */
export function HitList({ title, hits }: { title: string; hits: readonly RecentHit[] }) {
  const { t } = useTranslation('search');
  const { localize } = useLanguage();
  return (
    <ul aria-label={title}>
      {hits.map((find) => (
        <li key={find.path}>
          <Link className="find" to={localize(find.path)} onClick={() => recentHits.add(find)}>
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
