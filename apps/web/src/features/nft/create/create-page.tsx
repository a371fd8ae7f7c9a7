import { lazy, Suspense } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { SectionBoundary } from '../../../ui/feedback/section-boundary.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { NftClient } from '../nft-client.ts';
import { closeCreation } from './current-creation.ts';
import { useCreation } from './use-creation.ts';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { useMarketFacts } from '../market/use-market.ts';
import '../nft.css';
import '../trade/trade.css';
import './create.css';

/** Fields, preview and the minting code load after the page's text. */
const CreationForm = lazy(async () => ({ default: (await import('./creation-form.tsx')).CreationForm }));
const CreationInProgress = lazy(async () => ({
  default: (await import('./creation-in-progress.tsx')).CreationInProgress,
}));
const CreationDone = lazy(async () => ({ default: (await import('./creation-done.tsx')).CreationDone }));

function Waiting() {
  return (
    <div className="columns" aria-busy="true">
      <div className="of-7 grid gap-6">
        <Skeleton className="h-60 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-26 w-full" />
      </div>
      <div className="of-5 grid gap-6">
        <Skeleton className="h-90 w-full" />
        <Skeleton className="h-50 w-full" />
      </div>
    </div>
  );
}

/** `/create-nft`: from an image to a token with its own block. */
export function CreatePage({ client }: { client: NftClient }) {
  const { t } = useTranslation('nft');
  const wallet = useStore(walletStore, DISCONNECTED);
  const address = wallet.status === 'connected' ? wallet.address : null;
  const { stored, run } = useCreation(address);
  const isHydrated = useIsHydrated();
  const isPaused = useMarketFacts().data?.is_minting_paused === true;
  const content = () => {
    // A field that is not hydrated yet would lose entered text.
    if (!isHydrated || wallet.status === 'restoring') return <Waiting />;
    if (address !== null && run.status === 'done')
      return (
        <CreationDone
          created={run.created}
          image={run.image}
          client={client}
          onClose={() => closeCreation(address)}
        />
      );
    if (stored) return <CreationInProgress stored={stored} run={run} client={client} />;
    return <CreationForm wallet={wallet} client={client} />;
  };
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <h1>{t('site:pages.createNft.title')}</h1>
        <p className="lede">{t('create.lede')}</p>
        {isPaused ? <Note>{t('create.paused')}</Note> : null}
      </div>
      <SectionBoundary>
        <Suspense fallback={<Waiting />}>{content()}</Suspense>
      </SectionBoundary>
    </div>
  );
}
