import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { formatPercent } from '../../../lib/format/format-number.ts';
import { formatCountdown, formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ConnectOrDemo } from '../../../ui/connect-or-demo.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { Note } from '../../../ui/note.tsx';
import { SealState } from '../../../ui/seal-state.tsx';
import { DeedNote } from './deed-note.tsx';
import type { NftWays } from '../nft-ways.ts';
import { bpsToShare } from '../market/price-shares.ts';
import { useDeed, type DeedRun } from './use-deed.ts';
import { useMarketFacts } from '../market/use-market.ts';

const ListDialog = lazy(async () => ({ default: (await import('./list-dialog.tsx')).ListDialog }));
const TransferDialog = lazy(async () => ({
  default: (await import('./transfer-dialog.tsx')).TransferDialog,
}));

const DAY_MS = 86_400_000;

/** What it costs now, and until when; or how it stands. */
function Price({ nft, isOwner }: { nft: MarketNftDetail; isOwner: boolean }) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const now = useNow();
  const { priceWei, expiresAt, lastSaleWei, royaltyBps, listing } = nft;
  const end = expiresAt === null ? null : Date.parse(expiresAt);
  const isSoon = end !== null && now > 0 && end - now < DAY_MS;
  return (
    <div className="trade-price">
      <span className="muted small">{t(priceWei === null ? 'trade.state' : 'trade.price')}</span>
      <p className="trade-figure">
        {priceWei === null ? (
          t(isOwner && nft.state === 'bought' ? 'trade.yours' : `states.${nft.state}`)
        ) : (
          <Amount wei={priceWei} />
        )}
      </p>
      <p className="faint small">
        {priceWei !== null && royaltyBps > 0 && nft.creator !== nft.owner
          ? `${t('trade.royalty', { percent: formatPercent(bpsToShare(royaltyBps), language) })} `
          : null}
        {end === null
          ? null
          : isSoon
            ? t('trade.endsIn', { time: formatCountdown(end - now) })
            : t('trade.ends', { day: formatDay(end, language) })}
        {priceWei === null && lastSaleWei !== null ? (
          <>
            {t('trade.lastSale')} <Amount wei={lastSaleWei} />
          </>
        ) : null}
        {priceWei === null && listing?.isExpired ? ` ${t('trade.wasOver')}` : null}
      </p>
    </div>
  );
}

/** What its owner can do with it. */
function OwnerDeeds({ nft, deed }: { nft: MarketNftDetail; deed: DeedRun }) {
  const { t } = useTranslation('nft');
  const [dialog, setDialog] = useState<'list' | 'transfer' | null>(null);
  const isListed = nft.priceWei !== null;
  const open = (which: 'list' | 'transfer') => {
    deed.reset();
    setDialog(which);
  };
  const close = () => setDialog(null);
  return (
    <>
      {nft.listing && !nft.listing.isApproved && !nft.listing.isExpired ? (
        <Note>{t('trade.notApproved')}</Note>
      ) : null}
      <div className="row">
        <Button look="act" disabled={deed.isRunning} onClick={() => open('list')}>
          {t(isListed ? 'trade.change' : 'trade.list')}
        </Button>
        {isListed ? (
          <Button
            isBusy={deed.isRunning}
            onClick={() => void deed.run({ kind: 'cancel', tokenId: nft.tokenId })}
          >
            {t('trade.cancel')}
          </Button>
        ) : null}
        <Button look="quiet" disabled={deed.isRunning} onClick={() => open('transfer')}>
          {t('trade.transfer')}
        </Button>
      </div>
      <Suspense>
        {dialog === 'list' ? <ListDialog nft={nft} deed={deed} onClose={close} /> : null}
        {dialog === 'transfer' ? <TransferDialog nft={nft} deed={deed} onClose={close} /> : null}
      </Suspense>
      {dialog === null ? <DeedNote state={deed.state} /> : null}
    </>
  );
}

function BuyDeed({ nft, deed, isConnected }: { nft: MarketNftDetail; deed: DeedRun; isConnected: boolean }) {
  const { t } = useTranslation('nft');
  const isPaused = useMarketFacts().data?.isTradingPaused === true;
  const priceWei = nft.priceWei!;
  if (!isConnected) {
    return (
      <>
        <ConnectOrDemo early="nft-connect" label={t('connect')} type="trade" isWide />
        <p className="faint small">{t('trade.connectText')}</p>
      </>
    );
  }
  return (
    <>
      <Button
        look="act"
        isWide
        isBusy={deed.isRunning}
        disabledReason={isPaused ? t('faults.paused') : undefined}
        onClick={() => void deed.run({ kind: 'buy', tokenId: nft.tokenId, priceWei: BigInt(priceWei) })}
      >
        {deed.isRunning ? t('working') : t('trade.buy')}
      </Button>
      <DeedNote state={deed.state} />
    </>
  );
}

const DONE = ['buy', 'list', 'cancel', 'transfer'] as const;

/** Whether what was done is still so: somebody may have bought what was listed a moment ago. */
function stillHolds(kind: (typeof DONE)[number], nft: MarketNftDetail, isOwner: boolean): boolean {
  if (kind === 'list') return isOwner && nft.priceWei !== null;
  if (kind === 'cancel') return isOwner && nft.priceWei === null;
  return (kind === 'buy') === isOwner;
}

/** That it worked, with the transaction that proves it. */
function Done({ deed, nft, isOwner }: { deed: DeedRun; nft: MarketNftDetail; isOwner: boolean }) {
  const { t } = useTranslation('nft');
  const { state } = deed;
  const kind = state.status === 'done' ? DONE.find((each) => each === state.kind) : undefined;
  if (state.status !== 'done' || kind === undefined || !stillHolds(kind, nft, isOwner)) return null;
  return (
    <p className="deed-done" role="status">
      <SealState shape="sealed">{t(`done.${kind}`)}</SealState> <TransactionLink hash={state.hash} />
    </p>
  );
}

/** Price and state of an NFT, and what the connected wallet can do about it. */
export function TradePanel({ nft, ways }: { nft: MarketNftDetail; ways: NftWays }) {
  const { t } = useTranslation('nft');
  const wallet = useStore(walletStore, DISCONNECTED);
  const deed = useDeed(ways);
  const address = wallet.status === 'connected' ? wallet.address : null;
  const isOwner = address !== null && address === nft.owner;
  const deeds = (): ReactNode => {
    if (nft.owner === null) return null;
    if (isOwner) return <OwnerDeeds nft={nft} deed={deed} />;
    if (nft.priceWei === null) return <DeedNote state={deed.state} />;
    return <BuyDeed nft={nft} deed={deed} isConnected={address !== null} />;
  };
  return (
    <section className="panel trade" aria-label={t('trade.title')}>
      <div className="in trade-in">
        <Price nft={nft} isOwner={isOwner} />
        {deeds()}
        <Done deed={deed} nft={nft} isOwner={isOwner} />
      </div>
    </section>
  );
}
