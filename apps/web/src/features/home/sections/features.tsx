import { Link } from 'react-router';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PAGES, type PageEntry } from '../../../lib/site/page-registry.ts';
import { siteStats } from '../../../lib/site/site-stats.ts';
import { FEATURES } from './feature-list.ts';
import { Fold } from './fold.tsx';

const pages: readonly PageEntry[] = PAGES;

/** Index of all features. */
export function Features() {
  const { t } = useTranslation('sections');
  const { language, localize } = useLanguage();
  const stats = siteStats(language);
  const count = formatInteger(FEATURES.length, language);
  return (
    <Fold id="features" variant="features" title={t('features.title')} line={t('features.count', { count })}>
      <ul className="contents">
        {FEATURES.map(({ id, stat }) => {
          const page = pages.find((each) => each.id === id)!;
          return (
            <li key={id}>
              <Link to={localize(page.path)}>
                <span className="name">{t(`site:pages.${id}.nav`)}</span>
                <span className="text">{t(`features.items.${id}.text`)}</span>
                <span className="figure-of">
                  <span className="num">{stat(stats)}</span>{' '}
                  <span className="u">{t(`features.items.${id}.unit`)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
