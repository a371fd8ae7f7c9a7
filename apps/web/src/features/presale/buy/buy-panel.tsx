import { BONUS_PERCENT, BONUS_PHASE } from '@nova/shared/presale/constants';
import { lazy, Suspense } from 'react';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { PresaleClient } from '../presale-client.ts';
import { useBuyer } from './use-buyer.ts';
import { bonusSlotsLeft, type Sale } from '../sale/sale.ts';

/** Fields and payment code load after the page, so that prices and statistics appear first. */
const Buying = lazy(async () => ({ default: (await import('./buying.tsx')).Buying }));

function Waiting() {
  return (
    <div className="buy-waiting" aria-busy="true">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

function Badges({ sale }: { sale: Sale | undefined }) {
  const { t } = useTranslation('presale');
  const wallet = useStore(walletStore, DISCONNECTED);
  const { data: buyer } = useBuyer(wallet.status === 'connected' ? wallet.address : null, sale);
  if (!sale) return null;
  // Each account has one bonus, so it is not offered again after it was used.
  const isLeft = sale.currentPhase === BONUS_PHASE && bonusSlotsLeft(sale) > 0;
  const hasBonus = isLeft && buyer?.hasBonus !== true;
  return (
    <span className="row">
      {sale.isTestUsdt ? <Badge tone="hatch">{t('buy.testMoney')}</Badge> : null}
      {hasBonus ? <Badge tone="energy">{t('buy.bonus', { percent: String(BONUS_PERCENT) })}</Badge> : null}
    </span>
  );
}

export function BuyPanel({
  sale,
  isBuiltIn,
  client,
}: {
  sale: Sale | undefined;
  isBuiltIn: boolean;
  client: PresaleClient;
}) {
  const { t } = useTranslation('presale');
  return (
    <Panel title={t('buy.title')} end={<Badges sale={isBuiltIn ? undefined : sale} />} className="buy-panel">
      <div className="in buying">
        <Suspense fallback={<Waiting />}>
          {sale ? <Buying sale={sale} isBuiltIn={isBuiltIn} client={client} /> : <Waiting />}
        </Suspense>
      </div>
    </Panel>
  );
}
