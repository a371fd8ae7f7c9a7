import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { useEffect, useState, type RefObject } from 'react';
import { requestWalletPopover } from '../../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showStep } from '../../../lib/page/show-step.ts';
import { useMediaQuery } from '../../../lib/page/use-media-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { useNftName } from '../nft-name.ts';
import type { Trade } from './use-trade.ts';

/** Share of the card that must be on the screen, so that its button is on it as well. */
const SEEN_SHARE = 0.8;

/** Returns true if most of an element is on the screen. Initially true, so the bar does not flash. */
function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)!.intersectionRatio >= SEEN_SHARE),
      { threshold: [SEEN_SHARE] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

export interface TradeBarProps {
  readonly nft: MarketNftDetail;
  readonly trade: Trade;
  /** The trade card; the bar is shown until most of the card is on the screen. */
  readonly card: RefObject<HTMLElement | null>;
}

/**
 * On a phone, the price and next step of an NFT at the lower edge until the trade card is on the screen. It
 * is the last, sticky element of the page, so it covers neither the footer nor the last lines of the page.
 */
export function TradeBar({ nft, trade, card }: TradeBarProps) {
  const { t } = useTranslation('nft');
  const nameOf = useNftName();
  const isPhone = useMediaQuery('(width < 48rem)');
  const isCardSeen = useIsSeen(card);
  const { price_wei: priceWei, owner } = nft;
  const { isOwner, isConnected, transaction } = trade;
  if (!isPhone || owner === null || (priceWei === null && !isOwner)) return null;
  const show = () => {
    if (card.current) showStep(card.current);
  };
  const buy = () => {
    show();
    trade.buy(priceWei!);
  };
  const step = isOwner ? (
    <Button variant="act" disabled={transaction.isRunning} onClick={() => trade.open('list')}>
      {t(priceWei === null ? 'trade.list' : 'trade.change')}
    </Button>
  ) : isConnected ? (
    <Button variant="act" isBusy={transaction.isRunning} disabled={trade.isPaused} onClick={buy}>
      {transaction.isRunning ? t('working') : t('trade.buy')}
    </Button>
  ) : (
    <Button variant="solid" onClick={requestWalletPopover}>
      {t('connect')}
    </Button>
  );
  return (
    <div
      role="group"
      className="trade-bar"
      data-seen={!isCardSeen}
      inert={isCardSeen}
      aria-label={t('trade.bar')}
    >
      <span className="trade-bar-price">
        <bdi className="faint small">{nameOf(nft)}</bdi>
        <b>{priceWei === null ? t('trade.yours') : <Amount wei={priceWei} />}</b>
      </span>
      {step}
    </div>
  );
}
