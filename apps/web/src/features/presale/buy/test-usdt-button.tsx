import { USDT_UNITS } from '@nova/shared/presale/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hex } from 'viem';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsDemo } from '../../../lib/session/session-store.ts';
import { toFailure } from '../../../lib/transaction/to-failure.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import type { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { formatUsdt } from '../amounts.tsx';
import { presaleKeys } from '../presale-keys.ts';
import { encodeCall } from '../sale/presale-errors.ts';
import { StoppedNote } from './stopped-note.tsx';

/** Amount of one request; the test USDT contract allows ten times as much. */
const TAP_UNITS = 1_000n * USDT_UNITS;

/** Button that requests test USDT, where USDT is a token without value and the balance is too low to buy. */
export function TestUsdtButton({ address, usdt, send }: { address: Hex; usdt: Hex; send: SendTransaction }) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const isDemo = useIsDemo();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<TransactionFailure | null>(null);
  const click = async () => {
    setBusy(true);
    setError(null);
    try {
      const { sendAndWait } = await import('../../../lib/transaction/send-transaction.ts');
      await sendAndWait({ to: usdt, data: encodeCall('tap', address, TAP_UNITS) }, send);
      await client.invalidateQueries({ queryKey: presaleKeys.buyer(address) });
    } catch (error) {
      setError(await toFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error ? <StoppedNote error={error} isPayment={false} /> : null}
      <Button variant="act" isWide isBusy={isBusy} onClick={() => void click()}>
        {isBusy
          ? t(isDemo ? 'buy.requesting' : 'buy.tapping')
          : t('buy.tap', { amount: formatUsdt(TAP_UNITS, language) })}
      </Button>
    </>
  );
}
