import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStore } from '../../../lib/store/create-store.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { LiveState } from '../../../ui/feedback/live-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SectionBoundary } from '../../../ui/feedback/section-boundary.tsx';
import { formatUsdt } from '../amounts.tsx';
import { BuyPanel } from '../buy/buy-panel.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { LatestPurchases } from './latest-purchases.tsx';
import type { PresaleClient } from '../presale-client.ts';
import { PriceLadder } from './price-ladder.tsx';
import { SaleStats } from './sale-stats.tsx';
import { currentPhaseOf, saleStateOf, type Sale } from './sale.ts';
import { useFollowSale, useSale, type SaleReading } from './use-sale.ts';
import '../presale.css';
import './sale.css';
import '../buy/buy.css';
import '../bridge/bridge.css';
import '../receipt/receipt.css';

/** Only connected or logged-in visitors have purchases and an account. */
const PurchaseHistory = lazy(async () => ({
  default: (await import('../receipt/purchase-history.tsx')).PurchaseHistory,
}));
const OwnAccountPanel = lazy(async () => ({
  default: (await import('../account/own-account-panel.tsx')).OwnAccountPanel,
}));

/** Returns the state of the sale as the page's headline; the static file shows the page's name. */
function useHeadline(sale: Sale | undefined, isBuiltIn: boolean): string {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const now = useNow();
  if (!sale || isBuiltIn || now === 0) return t('site:pages.presale.title');
  const current = currentPhaseOf(sale);
  const price = current ? formatUsdt(current.priceUsdtUnits, language) : '';
  return t(`state.${saleStateOf(sale, now / 1_000, false)}`, { phase: String(sale.currentPhase), price });
}

function Head({ sale, isBuiltIn, error, retry }: SaleReading) {
  const { t } = useTranslation('presale');
  const headline = useHeadline(sale, isBuiltIn);
  return (
    <div className="page-head">
      <div className="title-line">
        <h1>{headline}</h1>
        <LiveState reading={error ? 'failed' : sale ? 'read' : 'waiting'} />
      </div>
      <p className="lede">{t('lede')}</p>
      {isBuiltIn ? (
        <Note
          tone="error"
          step={
            <Button isSmall onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('builtIn')}
        </Note>
      ) : null}
      {sale?.isStale ? <Note tone="error">{t('stale')}</Note> : null}
    </div>
  );
}

/** Opens the receipt for a buyer who returns from the card processor with `?purchase=`. */
function useReturn(): void {
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const paid = query.get('cancelled') === null ? query.get('purchase') : null;
  const receipt = paid === null ? null : localize(`/presale/receipt/${paid}`);
  useEffect(() => {
    if (receipt !== null) void navigate(receipt, { replace: true });
  }, [navigate, receipt]);
}

/** `/presale`: state of the sale, and buying. */
export function PresalePage({ client }: { client: PresaleClient }) {
  useReturn();
  const wallet = useStore(walletStore, DISCONNECTED);
  const session = useStore(sessionStore, null);
  const reading = useSale();
  useFollowSale();
  const { sale, isBuiltIn, error, retry } = reading;
  return (
    <div className="presale">
      <div className="wrap">
        <Head {...reading} />
        <div className="sale-grid">
          <BuyPanel sale={sale} isBuiltIn={isBuiltIn} client={client} />
          <PriceLadder sale={sale} isBuiltIn={isBuiltIn} />
          <div className="sale-rest">
            <SaleStats sale={sale} isBuiltIn={isBuiltIn} />
            <SectionBoundary>
              <Suspense>
                {session || wallet.status === 'connected' ? (
                  <PurchaseHistory userId={session?.userId ?? null} />
                ) : null}
                {session ? <OwnAccountPanel send={client.send} /> : null}
              </Suspense>
            </SectionBoundary>
            <LatestPurchases sale={isBuiltIn ? undefined : sale} failure={{ error, onRetry: retry }} />
          </div>
        </div>
      </div>
      <GoodToKnow />
    </div>
  );
}
