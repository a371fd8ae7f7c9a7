import { useMemo } from 'react';
import type { Hex } from 'viem';
import { useStore } from '../../../lib/store/create-store.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { GuardNotice } from '../../../ui/feedback/guard-notice.tsx';
import { LiveState } from '../../../ui/feedback/live-state.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { NewestNfts } from '../gallery/newest-nfts.tsx';
import { WaitingCards } from '../market/nft-card.tsx';
import { NftGrid } from '../market/nft-grid.tsx';
import type { NftClient } from '../nft-client.ts';
import { OwnNftTools } from './own-nft-tools.tsx';
import { ProceedsNote } from './proceeds-note.tsx';
import { useFollowNfts } from '../use-follow-nfts.ts';
import '../nft.css';
import '../market/market.css';
import './trade.css';

const VIEWS = ['owned', 'listed', 'created'] as const;
type View = (typeof VIEWS)[number];

const QUERIES: Readonly<Record<View, (address: Hex) => Record<string, string>>> = {
  owned: (owner) => ({ owner, sort: 'newest' }),
  listed: (owner) => ({ owner, status: 'listed', sort: 'listed' }),
  created: (creator) => ({ creator, sort: 'newest' }),
};

function OwnGrid({ view, address, client }: { view: View; address: Hex; client: NftClient }) {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const query = useMemo(() => QUERIES[view](address), [view, address]);
  const step =
    view === 'listed' ? (
      <ButtonLink to={localize('/my-nfts')}>{t('mine.toOwned')}</ButtonLink>
    ) : (
      <ButtonLink variant="solid" to={localize('/create-nft')}>
        {t('create.go')}
      </ButtonLink>
    );
  return (
    <div className="own-grid">
      <h2 className="sr">{t(`mine.${view}`)}</h2>
      <NftGrid
        label={t(`mine.${view}`)}
        query={query}
        failed={t('mine.failed')}
        empty={{ title: t(`mine.empty.${view}`), text: t(`mine.emptyText.${view}`), step }}
        renderFoot={(nft) => (nft.owner === address ? <OwnNftTools nft={nft} client={client} /> : null)}
      />
    </div>
  );
}

function Mine({ address, client }: { address: Hex; client: NftClient }) {
  const { t } = useTranslation('nft');
  useFollowNfts();
  return (
    <>
      <ProceedsNote address={address} client={client} />
      <Tabs
        label={t('mine.label')}
        tabs={VIEWS.map((view) => ({
          id: view,
          name: t(`mine.${view}`),
          content: <OwnGrid key={address} view={view} address={address} client={client} />,
        }))}
      />
    </>
  );
}

/** `/my-nfts`: the NFTs that the connected wallet owns, sells and has created. */
export function MyNftsPage({ client }: { client: NftClient }) {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const wallet = useStore(walletStore, DISCONNECTED);
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1>{t('site:pages.myNfts.title')}</h1>
          {wallet.status === 'connected' ? <LiveState reading="waiting" /> : null}
          <div className="moves">
            <ButtonLink variant="solid" to={localize('/create-nft')}>
              {t('create.go')}
            </ButtonLink>
          </div>
        </div>
        <p className="lede">{t('site:pages.myNfts.description')}</p>
      </div>
      {wallet.status === 'connected' ? (
        <Mine address={wallet.address} client={client} />
      ) : wallet.status === 'restoring' ? (
        <ul className="nft-grid" aria-busy="true">
          <WaitingCards count={6} />
        </ul>
      ) : (
        <>
          <GuardNotice guard="wallet" />
          <NewestNfts />
        </>
      )}
    </div>
  );
}
