import type { NftCollection } from '@nova/shared/nft/schemas';
import { Link } from 'react-router';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Art } from '../item/art.tsx';

const PRICE_DECIMALS = 4;

/** One collection: its image, its number of NFTs, and its lowest price. */
export function CollectionCard({ collection }: { collection: NftCollection }) {
  const { t } = useTranslation('nft');
  const { language, localize } = useLanguage();
  const {
    id,
    name,
    image,
    item_count: itemCount,
    listed_count: listedCount,
    floor_wei: floorWei,
    volume_wei: volumeWei,
  } = collection;
  return (
    <li className="nft-card">
      <Link to={localize(`/nft-marketplace?collection=${id}`)}>
        <span className="art-frame">
          <Art image={image} alt="" seed={`collection ${id}`} size="card" />
        </span>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <span className="nft-line">
          <span className="nft-of">
            {t('collections.items', { count: itemCount })}
            {listedCount > 0
              ? `, ${t('collections.listed', { listed: formatInteger(listedCount, language) })}`
              : ''}
          </span>
        </span>
        <span className="nft-line">
          <span className="faint small">
            {t(floorWei === null ? 'collections.volume' : 'collections.floor')}
          </span>
          <Amount wei={floorWei ?? volumeWei} maximumDecimals={PRICE_DECIMALS} />
        </span>
      </Link>
    </li>
  );
}
