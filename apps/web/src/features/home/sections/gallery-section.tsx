import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Island } from '../island.tsx';

/** Section with large pictures of users' NFTs. */
export function GallerySection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sections');
  const { localize } = useLanguage();
  return (
    <section className="wrap gallery-section" id="gallery">
      <div className="gallery-head">
        <h2>{t('gallery.title')}</h2>
        <p>{t('gallery.text')}</p>
        <Link to={localize('/nft-marketplace')}>{t('gallery.all')}</Link>
      </div>
      <Island name="gallery">{children}</Island>
    </section>
  );
}
