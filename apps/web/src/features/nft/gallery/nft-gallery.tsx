import type { MarketNft } from '@nova/shared/nft/schemas';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { QueryProvider } from '../../../lib/queries/query-provider.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import { tracePath } from '../../../ui/trace/trace-path.ts';
import { Art } from '../item/art.tsx';
import { useGallery } from './use-gallery.ts';

/** Pictures of a full gallery: one large, four small. With fewer, the two newest have the same size. */
const WHOLE = 5;
const FEW = 2;

const BOX = { width: 600, height: 240, lead: 0.06, end: 0.94 } as const;
/** Trace of a mint. */
const LINE = `${tracePath({ kind: 'mint', points: 60, blockHash: 'the first NFT' }, BOX)}H${BOX.width}`;

function Picture({ nft, isLarge }: { nft: MarketNft; isLarge: boolean }) {
  const { t } = useTranslation('sections');
  const { localize } = useLanguage();
  const name = nft.name ?? t('gallery.number', { id: nft.token_id });
  return (
    <li>
      <Link to={localize(`/nft/${nft.token_id}`)}>
        <Art image={nft.image} alt="" seed={`nft ${nft.token_id}`} size={isLarge ? 'whole' : 'card'} />
        <span className="gallery-name">
          <bdi>{name}</bdi>
          {nft.price_wei === null ? null : <Amount wei={nft.price_wei} maximumDecimals={4} />}
        </span>
      </Link>
    </li>
  );
}

/** Shown in place of the gallery while there are no NFTs, with a link to create the first one. */
function NoArt() {
  const { t } = useTranslation('sections');
  const { localize } = useLanguage();
  return (
    <div className="gallery-none">
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={LINE} />
      </svg>
      <div>
        <h3>{t('gallery.emptyTitle')}</h3>
        <p>{t('gallery.emptyText')}</p>
        <ButtonLink to={localize('/create-nft')}>{t('gallery.create')}</ButtonLink>
      </div>
    </div>
  );
}

function Pictures() {
  const { t } = useTranslation('sections');
  const { data, error, refetch } = useGallery(WHOLE);
  if (error && !data)
    return <ErrorState title={t('gallery.failed')} error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NoArt />;
  if (!data) {
    return (
      <ul className="gallery" aria-busy="true">
        {Array.from({ length: WHOLE }, (_, index) => (
          <li key={index} aria-hidden="true">
            <span className="art" />
          </li>
        ))}
      </ul>
    );
  }
  const isFew = data.length < WHOLE;
  return (
    <ul className={isFew ? 'gallery of-few' : 'gallery'}>
      {data.slice(0, isFew ? FEW : WHOLE).map((nft, index) => (
        <Picture key={nft.token_id} nft={nft} isLarge={isFew || index === 0} />
      ))}
    </ul>
  );
}

/** The newest NFTs with a picture, each linked to its page. */
export function NftGallery() {
  return (
    <QueryProvider>
      <Pictures />
    </QueryProvider>
  );
}
