import { lazy, Suspense, useMemo } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMediaQuery } from '../../../lib/page/use-media-query.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LiveState } from '../../../ui/feedback/live-state.tsx';
import { SectionBoundary } from '../../../ui/feedback/section-boundary.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { CollectionGrid } from './collection-grid.tsx';
import { CollectionHead } from './collection-head.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { countFilters, NO_FILTERS, toMarketQuery } from './market-filters.ts';
import { MarketTools } from './market-tools.tsx';
import { NftGrid } from './nft-grid.tsx';
import { useFollowNfts } from '../use-follow-nfts.ts';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { useMarketFilters } from './use-market-filters.ts';
import '../nft.css';
import './market.css';

function WaitingPanel() {
  return (
    <div className="filter-panel" aria-hidden="true">
      <Skeleton className="w-24" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="w-24" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

/** Phones show it only on click, so it loads after the list. */
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));

/** The NFTs of the market with search and filters. */
function Browse() {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const { filters, isRead, change } = useMarketFilters();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const queryJson = JSON.stringify(toMarketQuery(filters));
  const query = useMemo(
    () => (isRead ? (JSON.parse(queryJson) as Record<string, string>) : null),
    [queryJson, isRead],
  );
  const isNarrow = countFilters(filters) > 0 || filters.q.trim() !== '' || filters.sort !== 'newest';
  const empty = isNarrow
    ? {
        title: t('list.noMatchTitle'),
        text: t('list.noMatchText'),
        step: <Button onClick={() => change({ ...NO_FILTERS, sort: 'newest' })}>{t('filters.clear')}</Button>,
      }
    : {
        title: t('list.emptyTitle'),
        text: t('list.emptyText'),
        step: (
          <ButtonLink variant="solid" to={localize('/create-nft')}>
            {t('create.go')}
          </ButtonLink>
        ),
      };
  return (
    <>
      {filters.collection === null ? null : (
        <CollectionHead key={filters.collection} id={filters.collection} />
      )}
      <div className="nft-browse">
        <aside className="nft-aside" aria-label={t('filters.title')}>
          <Suspense fallback={<WaitingPanel />}>
            {isRead && isWide ? <FilterPanel filters={filters} change={change} /> : <WaitingPanel />}
          </Suspense>
        </aside>
        <div className="nft-found">
          <MarketTools />
          <ActiveFilters />
          <h2 className="sr">{t('list.title')}</h2>
          <SectionBoundary>
            <NftGrid label={t('list.title')} query={query} failed={t('list.failed')} empty={empty} />
          </SectionBoundary>
        </div>
      </div>
    </>
  );
}

/** `/nft-marketplace`: every NFT and collection of Nova to search, filter and buy. */
export function MarketPage() {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const isHydrated = useIsHydrated();
  useFollowNfts();
  return (
    <div className="wrap">
      <div className="page-head">
        <div className="title-line">
          <h1>{t('site:pages.nftMarketplace.title')}</h1>
          <LiveState reading="waiting" />
          <div className="moves">
            <ButtonLink to={localize('/my-nfts')}>{t('site:pages.myNfts.nav')}</ButtonLink>
            <ButtonLink variant="solid" to={localize('/create-nft')}>
              {t('create.go')}
            </ButtonLink>
          </div>
        </div>
        <p className="lede">{t('market.lede')}</p>
      </div>
      <Tabs
        label={t('tabs.label')}
        // The static file shows the first tab, regardless of the URL.
        param={isHydrated ? 'tab' : ''}
        tabs={[
          { id: 'nfts', name: t('tabs.nfts'), content: <Browse /> },
          { id: 'collections', name: t('tabs.collections'), content: <CollectionGrid /> },
        ]}
      />
    </div>
  );
}
