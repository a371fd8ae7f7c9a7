import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { useState, type ReactNode } from 'react';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { ConnectedWallet } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { CountUp } from '../../../ui/count-up.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { useBalances } from './use-balances.ts';

function Balance({
  name,
  unit,
  value,
  isPending,
}: {
  name: string;
  unit: string;
  value?: ReactNode;
  isPending: boolean;
}) {
  const { t } = useTranslation('wallet');
  return (
    <div>
      <span className="muted small">{name}</span>
      {value === undefined ? (
        <p className="wallet-figure">
          {isPending ? <Skeleton className="w-20" /> : <small>{t('unknown')}</small>}
        </p>
      ) : (
        <p className="wallet-figure">
          {value}
          <span className="u">{unit}</span>
        </p>
      )}
    </div>
  );
}

/** NAC, EP and the presale's payment token of the wallet, with a button to reload them. */
export function WalletBalances({ wallet }: { wallet: ConnectedWallet }) {
  const { t } = useTranslation('wallet');
  const { language } = useLanguage();
  const { nac, points, usdt, token, refresh } = useBalances(wallet);
  const [isReading, setReading] = useState(false);
  const click = async () => {
    setReading(true);
    const isDone = await refresh().finally(() => setReading(false));
    showToast(
      isDone
        ? { tone: 'done', title: t('messages.balanceUpdated') }
        : { tone: 'error', title: t('messages.balanceFailed') },
    );
  };
  const coins =
    nac.data === undefined ? undefined : formatAmount(nac.data, NATIVE_COIN.decimals, language, 4);
  const energy = points.value === undefined ? undefined : <CountUp value={Number(points.value)} />;
  return (
    <div className="wallet-balances">
      <Balance name={t('coins')} unit={NATIVE_COIN.symbol} value={coins} isPending={nac.isPending} />
      <Balance name={t('energy')} unit="EP" value={energy} isPending={points.isPending} />
      {token ? (
        <Balance
          name={token.is_test ? t('testToken', { symbol: token.symbol }) : t('saleToken')}
          unit={token.symbol}
          value={usdt.data === undefined ? undefined : formatAmount(usdt.data, token.decimals, language, 2)}
          isPending={usdt.isPending}
        />
      ) : null}
      <div className="wallet-refresh">
        <Button variant="quiet" isSmall isBusy={isReading} onClick={() => void click()}>
          {t('refresh')}
        </Button>
      </div>
    </div>
  );
}
