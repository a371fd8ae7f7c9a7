import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Island } from '../island.tsx';

/** Actual activity of users, live, following the practice block. */
export function LatestSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sections');
  const { localize } = useLanguage();
  return (
    <section className="wrap latest" id="latest">
      <div className="latest-head">
        <h2>{t('latest.title')}</h2>
        <Link to={localize('/explorer')}>{t('latest.all')}</Link>
      </div>
      <Island name="latest">{children}</Island>
    </section>
  );
}
