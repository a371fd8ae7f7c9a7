import type { MarketNft } from '@nova/shared/nft/schemas';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { DemoMark } from '../../../ui/entity/demo-mark.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Art } from '../item/art.tsx';
import { useNftName } from '../nft-name.ts';

/** Decimals that fit on a card; the title contains the exact price. */
const PRICE_DECIMALS = 4;

function StatusBadge({ nft }: { nft: MarketNft }) {
  const { t } = useTranslation('nft');
  if (nft.price_wei !== null) return <Amount wei={nft.price_wei} maximumDecimals={PRICE_DECIMALS} />;
  if (nft.last_sale_wei !== null)
    return (
      <span className="faint small">
        {t('card.last')} <Amount wei={nft.last_sale_wei} maximumDecimals={PRICE_DECIMALS} />
      </span>
    );
  return <span className="faint small">{t(`states.${nft.state}`)}</span>;
}

/** One NFT of a grid, linked to its page, with optional actions below. */
export const NftCard = memo(function NftCard({ nft, foot }: { nft: MarketNft; foot?: ReactNode }) {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const nameOf = useNftName();
  return (
    <li className="nft-card">
      <Link to={localize(`/nft/${nft.token_id}`)}>
        <span className="art-frame">
          <Art image={nft.image} alt="" seed={`nft ${nft.token_id}`} size="card" />
          <span className="art-marks">
            {nft.is_premium ? <span className="badge">{t('card.premium')}</span> : null}
            {nft.rarity && nft.rarity.tier !== 'common' ? (
              <span className="badge">{t(`tiers.${nft.rarity.tier}`)}</span>
            ) : null}
            <DemoMark address={nft.creator} />
          </span>
        </span>
        <h3>
          <bdi>{nameOf(nft)}</bdi>
        </h3>
        <span className="nft-line">
          <span className="nft-of">
            {nft.collection ? <bdi>{nft.collection.name}</bdi> : t('number', { id: nft.token_id })}
          </span>
          <StatusBadge nft={nft} />
        </span>
      </Link>
      {foot}
    </li>
  );
});

/**
 * Content that a script wrote into an image's place before hydration
 * (first-nfts-script.ts) stays until the card replaces it.
 */
const LEFT_ALONE = { __html: '' };

/** Placeholder cards of the final size. */
export function WaitingCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="nft-card" aria-hidden="true">
      <span className="nft-face">
        <span className="art-frame">
          <span className="art waiting" suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />
        </span>
        <span className="nft-title">
          <Skeleton className="w-40" />
        </span>
        <span className="nft-line">
          <Skeleton className="w-20" />
          <Skeleton className="w-14" />
        </span>
      </span>
    </li>
  ));
}
