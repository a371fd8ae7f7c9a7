import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NftCard } from '../market/nft-card.tsx';
import { useGallery } from './use-gallery.ts';

/** One row on wide screens, two on a phone. */
const SHOWN = 4;

/** The newest NFTs of everyone with a link to the marketplace, for a page that has nothing of its own to show. */
export function NewestNfts() {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const { data } = useGallery(SHOWN);
  if (!data || data.length === 0) return null;
  return (
    <section className="newest-nfts" aria-labelledby="newest-nfts">
      <div className="title-line">
        <h2 id="newest-nfts">{t('mine.newest')}</h2>
        <Link to={localize('/nft-marketplace')}>{t('detail.toMarket')}</Link>
      </div>
      <ul className="nft-grid">
        {data.map((nft) => (
          <NftCard key={nft.token_id} nft={nft} />
        ))}
      </ul>
    </section>
  );
}
