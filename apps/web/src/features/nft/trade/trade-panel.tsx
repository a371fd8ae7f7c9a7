import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { Suspense, type ReactNode, type Ref } from 'react';
import { formatPercent } from '../../../lib/format/format-number.ts';
import { formatCountdown, formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { ConnectOrDemo } from '../../../ui/connect-or-demo.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { MissingNacNote } from './missing-nac-note.tsx';
import { NftTransactionNote } from './nft-transaction-note.tsx';
import { bpsToShare } from '../market/price-shares.ts';
import { useFormatPrice } from '../use-format-price.ts';
import type { NftTransaction } from './nft-transactions.ts';
import type { NftTransactionRun } from './use-nft-transaction.ts';
import type { Trade } from './use-trade.ts';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';

const ListDialog = lazyPart(async () => (await import('./list-dialog.tsx')).ListDialog);
const TransferDialog = lazyPart(async () => (await import('./transfer-dialog.tsx')).TransferDialog);

const DAY_MS = 86_400_000;

/** Current price and expiry, or the state of an NFT that is not for sale. */
function Price({ nft, isOwner }: { nft: MarketNftDetail; isOwner: boolean }) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const now = useNow();
  const {
    price_wei: priceWei,
    expires_at: expiresAt,
    last_sale_wei: lastSaleWei,
    royalty_bps: royaltyBps,
    listing,
  } = nft;
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
        {priceWei === null && listing?.is_expired ? ` ${t('trade.wasOver')}` : null}
      </p>
    </div>
  );
}

function OwnerActions({ nft, trade }: { nft: MarketNftDetail; trade: Trade }) {
  const { t } = useTranslation('nft');
  const { transaction, dialog, open, close } = trade;
  const isListed = nft.price_wei !== null;
  return (
    <>
      {nft.listing && !nft.listing.is_approved && !nft.listing.is_expired ? (
        <Note>{t('trade.notApproved')}</Note>
      ) : null}
      <div className="row">
        <Button variant="act" disabled={transaction.isRunning} onClick={() => open('list')}>
          {t(isListed ? 'trade.change' : 'trade.list')}
        </Button>
        {isListed ? (
          <Button
            isBusy={transaction.isRunning}
            onClick={() => void transaction.run({ kind: 'cancel', tokenId: nft.token_id })}
          >
            {t('trade.cancel')}
          </Button>
        ) : null}
        <Button variant="quiet" disabled={transaction.isRunning} onClick={() => open('transfer')}>
          {t('trade.transfer')}
        </Button>
      </div>
      <Suspense>
        {dialog === 'list' ? <ListDialog nft={nft} transaction={transaction} onClose={close} /> : null}
        {dialog === 'transfer' ? (
          <TransferDialog nft={nft} transaction={transaction} onClose={close} />
        ) : null}
      </Suspense>
      {dialog === null ? <NftTransactionNote state={transaction.state} /> : null}
    </>
  );
}

function BuyAction({ nft, trade }: { nft: MarketNftDetail; trade: Trade }) {
  const { t } = useTranslation('nft');
  const { transaction } = trade;
  const { address } = trade;
  const priceWei = nft.price_wei!;
  if (address === null) {
    return (
      <>
        <ConnectOrDemo early="nft-connect" label={t('connect')} type="trade" isWide />
        <p className="faint small">{t('trade.connectText')}</p>
      </>
    );
  }
  return (
    <>
      {transaction.state.status === 'idle' ? <MissingNacNote address={address} priceWei={priceWei} /> : null}
      <Button
        variant="act"
        isWide
        isBusy={transaction.isRunning}
        disabledReason={trade.isPaused ? t('errors.paused') : undefined}
        onClick={() => trade.buy(priceWei)}
      >
        {transaction.isRunning ? t('working') : t('trade.buy')}
      </Button>
      <NftTransactionNote state={transaction.state} priceWei={BigInt(priceWei)} />
    </>
  );
}

type Trading = Extract<NftTransaction, { kind: 'buy' | 'list' | 'cancel' | 'transfer' }>;

const isTrading = (transaction: NftTransaction): transaction is Trading =>
  ['buy', 'list', 'cancel', 'transfer'].includes(transaction.kind);

/** Returns whether the result is still current: a new listing may already have been bought. */
function isStillTrue(kind: Trading['kind'], nft: MarketNftDetail, isOwner: boolean): boolean {
  if (kind === 'list') return isOwner && nft.price_wei !== null;
  if (kind === 'cancel') return isOwner && nft.price_wei === null;
  return (kind === 'buy') === isOwner;
}

/** Success message with the transaction. */
function Done({
  transaction,
  nft,
  isOwner,
}: {
  transaction: NftTransactionRun;
  nft: MarketNftDetail;
  isOwner: boolean;
}) {
  const { t } = useTranslation('nft');
  const formatPrice = useFormatPrice();
  const { state } = transaction;
  if (state.status !== 'done' || !isTrading(state.transaction)) return null;
  const { transaction: done, hash } = state;
  if (!isStillTrue(done.kind, nft, isOwner)) return null;
  const text =
    done.kind === 'list' ? t('done.list', { price: formatPrice(done.priceWei) }) : t(`done.${done.kind}`);
  return (
    <p className="trade-done" role="status">
      <SealState shape="sealed">{text}</SealState> <TransactionLink hash={hash} />
    </p>
  );
}

export interface TradePanelProps {
  readonly nft: MarketNftDetail;
  readonly trade: Trade;
  readonly ref?: Ref<HTMLElement>;
}

/** Price and state of an NFT, and the actions available to the connected wallet. */
export function TradePanel({ nft, trade, ref }: TradePanelProps) {
  const { t } = useTranslation('nft');
  const { transaction, isOwner } = trade;
  const transactions = (): ReactNode => {
    if (nft.owner === null) return null;
    if (isOwner) return <OwnerActions nft={nft} trade={trade} />;
    if (nft.price_wei === null) return <NftTransactionNote state={transaction.state} />;
    return <BuyAction nft={nft} trade={trade} />;
  };
  return (
    <section ref={ref} className="panel trade" aria-label={t('trade.title')}>
      <div className="in trade-in">
        <Price nft={nft} isOwner={isOwner} />
        {transactions()}
        <Done transaction={transaction} nft={nft} isOwner={isOwner} />
      </div>
    </section>
  );
}
