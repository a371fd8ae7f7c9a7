import { CHAIN_ID } from '@nova/shared/chain/constants';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { useState } from 'react';
import type { Hex } from 'viem';
import { useStore } from '../../lib/store/create-store.ts';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useIsDemo } from '../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { useFaucet, useTestUsdt } from './use-faucet.ts';

/** Coins per request; the contract allows at most 10,000. */
const TAP_COINS = 1_000;

export interface TapRequest {
  readonly token: Hex;
  readonly to: Hex;
  readonly coins: number;
}

/** The balance, and the page on which test USDT can be spent. */
function Balance({ token, owner }: { token: Hex; owner: Hex }) {
  const { t } = useTranslation('faucet');
  const { language, localize } = useLanguage();
  const { data: units } = useTestUsdt(token, owner);
  if (units === undefined) return null;
  return (
    <>
      <p className="small" role="status">
        {t('test.balance', { amount: formatAmount(units, USDT_DECIMALS, language) })}
      </p>
      {units > 0n ? (
        <div className="row">
          <ButtonLink isSmall variant="solid" to={localize('/presale')}>
            {t('test.spend')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}

/**
 * Test USDT, if the faucet's status contains its contract.
 * The wallet itself sends the request to the contract.
 */
export function TestUsdtPanel({ onTap }: { onTap: (tap: TapRequest) => Promise<unknown> }) {
  const { t } = useTranslation('faucet');
  const { language } = useLanguage();
  const wallet = useStore(walletStore, DISCONNECTED);
  const isDemo = useIsDemo();
  const { data: faucet } = useFaucet(null);
  const [isTapping, setIsTapping] = useState(false);
  const token = faucet?.test_usdt;
  if (!token) return null;
  const amount = formatInteger(TAP_COINS, language);
  const receiver = wallet.status === 'connected' && wallet.chainId === CHAIN_ID ? wallet.address : null;
  const tap = async () => {
    setIsTapping(true);
    try {
      await onTap({ token, to: receiver!, coins: TAP_COINS });
      showToast({ tone: 'done', title: t('test.done', { amount }) });
    } catch {
      showToast({ tone: 'error', title: t('test.failed') });
    } finally {
      setIsTapping(false);
    }
  };
  return (
    <Panel title={t('test.title')} end={<Badge tone="hatch">USDT</Badge>}>
      <div className="in drip">
        <p className="muted small">{t('test.text')}</p>
        <p className="small">
          {t('test.contract')} <Address address={token} hasCopy />
        </p>
        {receiver ? <Balance token={token} owner={receiver} /> : null}
        <div>
          <Button
            isSmall
            isBusy={isTapping}
            disabledReason={receiver ? undefined : t('test.needsWallet')}
            onClick={() => void tap()}
          >
            {isTapping ? t(isDemo ? 'test.requesting' : 'test.tapping') : t('test.tap', { amount })}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
