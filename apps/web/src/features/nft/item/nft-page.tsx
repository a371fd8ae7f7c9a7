import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api/http.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SectionBoundary } from '../../../ui/feedback/section-boundary.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { SkeletonDetail } from '../../../ui/feedback/skeleton.tsx';
import { FlatLine, TornLine } from '../../../ui/trace/lines.tsx';
import { NftFacts } from './nft-facts.tsx';
import { NftHistory } from './nft-history.tsx';
import { NftMenu } from './nft-menu.tsx';
import { useNftName } from '../nft-name.ts';
import { NftProperties } from './nft-properties.tsx';
import { NftStage } from './nft-stage.tsx';
import type { NftClient } from '../nft-client.ts';
import { TradeBar } from '../trade/trade-bar.tsx';
import { TradePanel } from '../trade/trade-panel.tsx';
import { useTrade } from '../trade/use-trade.ts';
import { useFollowNfts } from '../use-follow-nfts.ts';
import { useNft } from '../market/use-market.ts';
import '../nft.css';
import './item.css';
import '../trade/trade.css';

/** Shown if the NFT does not exist or failed to load. */
function NotHere({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const text = useErrorText()(error);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <div className="wrap">
        <div className="error-page">
          <h1>{isMissing ? t('site:errors.nft_not_found') : t('list.failed')}</h1>
          <p className="lede">{isMissing ? t('detail.missing') : text}</p>
          <div className="row">
            {isMissing ? null : (
              <Button variant="solid" onClick={onRetry}>
                {t('site:list.retry')}
              </Button>
            )}
            <ButtonLink variant={isMissing ? 'solid' : 'outline'} to={localize('/nft-marketplace')}>
              {t('detail.toMarket')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="line-band">{isMissing ? <FlatLine width={1360} height={190} /> : <TornLine />}</div>
    </>
  );
}

/** Name, kind, creator and owner. */
function Head({ nft }: { nft: MarketNftDetail }) {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const nameOf = useNftName();
  const { collection, rarity, is_premium: isPremium, creator, owner } = nft;
  return (
    <div className="nft-head">
      <div className="row">
        {isPremium ? <Badge tone="on">{t('kinds.premium.name')}</Badge> : null}
        {rarity && rarity.tier !== 'common' ? <Badge>{t(`tiers.${rarity.tier}`)}</Badge> : null}
        {nft.price_wei === null ? null : <Badge>{t('states.listed')}</Badge>}
      </div>
      <h1 className="stranger">
        <bdi>{nameOf(nft)}</bdi>
      </h1>
      {collection ? (
        <p>
          <Link to={localize(`/nft-marketplace?collection=${collection.id}`)}>
            <bdi>{collection.name}</bdi>
          </Link>
        </p>
      ) : null}
      <p className="muted nft-hands">
        <span>
          {t('detail.by')} <NamedAddress address={creator} />
        </span>
        <span>
          {owner === null ? (
            t('detail.burnt')
          ) : (
            <>
              {t('detail.of')} <NamedAddress address={owner} />
            </>
          )}
        </span>
      </p>
      {nft.is_hidden ? <Note>{t('detail.hidden')}</Note> : null}
    </div>
  );
}

function Description({ text }: { text: string }) {
  const { t } = useTranslation('nft');
  return (
    <Panel title={t('detail.description')}>
      <p className="in nft-description">
        <bdi>{text}</bdi>
      </p>
    </Panel>
  );
}

function NftDetail({ nft, client }: { nft: MarketNftDetail; client: NftClient }) {
  const trade = useTrade(nft, client);
  const card = useRef<HTMLElement>(null);
  return (
    <div className="wrap">
      <div className="page-head nft-way">
        <Breadcrumb />
      </div>
      <div className="nft-detail">
        <SectionBoundary>
          <NftStage nft={nft} />
        </SectionBoundary>
        <div className="nft-side">
          <Head nft={nft} />
          <TradePanel ref={card} nft={nft} trade={trade} />
          <NftMenu nft={nft} />
          {nft.description ? <Description text={nft.description} /> : null}
          <NftProperties nft={nft} />
          <NftFacts nft={nft} />
        </div>
        <div className="nft-rest">
          <NftHistory tokenId={nft.token_id} />
        </div>
      </div>
      <TradeBar nft={nft} trade={trade} card={card} />
    </div>
  );
}

/** `/nft/{id}`: one NFT with its price, its history, and the actions available for it. */
export function NftPage({ id, client }: { id: string; client: NftClient }) {
  useFollowNfts();
  const { data: nft, error, refetch } = useNft(id);
  if (error && !nft) return <NotHere error={error} onRetry={() => void refetch()} />;
  if (!nft) return <SkeletonDetail />;
  return <NftDetail key={nft.token_id} nft={nft} client={client} />;
}
