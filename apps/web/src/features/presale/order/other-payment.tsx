import type { Purchase, Receipt } from '@nova/shared/presale/purchase';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { formatUsdt } from '../amounts.tsx';
import { BridgeErrorNote } from '../bridge/bridge-error-note.tsx';
import { followPurchase } from '../receipt/followed-purchase.ts';
import { HashField, readTypedHash } from '../bridge/hash-field.tsx';
import { BridgeError } from '../bridge/bridge-error.ts';
import type { RequestWallet } from '../bridge/bridge-tools.ts';
import { registerBridge } from '../bridge/register-bridge.ts';

/**
 * Form for another hash, for a payment that no block contains or that was invalid: a wallet that raises the
 * fee sends it under a new hash. The buyer enters that hash and signs it.
 */
export function OtherPayment({
  receipt,
  request,
  onNamed,
}: {
  receipt: Receipt;
  request: RequestWallet;
  onNamed: () => void;
}) {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<BridgeError | null>(null);
  const { id, wallet_address: address, payment_chain_id: chainId, phase, usdt_amount: usdtUnits } = receipt;
  const amount = formatUsdt(BigInt(usdtUnits), language);

  const onRegistered = async ({ id: registered }: Purchase) => {
    followPurchase(address, registered);
    setTyped('');
    setTried(false);
    if (registered === id) return onNamed();
    await navigate(localize(`/presale/receipt/${registered}`));
  };
  const click = async () => {
    const txHash = readTypedHash(typed);
    if (txHash === null) return setTried(true);
    setBusy(true);
    setError(null);
    try {
      // The purchase's own ID is the request ID, so the server finds it from any browser.
      const payment = { address, clientRequestId: id, chainId: chainId!, phase, usdtUnits };
      await onRegistered(await registerBridge(payment, txHash, { request, reportProgress: () => undefined }));
    } catch (error) {
      setError(error instanceof BridgeError ? error : new BridgeError('bridge', (error as Error).message));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="resume" aria-labelledby="other-payment">
      <h3 id="other-payment">{t('bridge.otherTitle')}</h3>
      <HashField
        value={typed}
        onChange={setTyped}
        hint={receipt.status === 'failed' ? t('bridge.failedText', { amount }) : t('bridge.otherText')}
        isTried={isTried}
      />
      {error ? <BridgeErrorNote error={error} /> : null}
      <div className="row">
        <Button isBusy={isBusy} onClick={() => void click()}>
          {t('bridge.otherButton')}
        </Button>
      </div>
    </section>
  );
}
