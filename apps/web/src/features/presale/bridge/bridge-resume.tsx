import type { Purchase } from '@nova/shared/presale/purchase';
import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Hash } from '../../../ui/entity/hash.tsx';
import { formatUsdt } from '../amounts.tsx';
import { BridgeErrorNote } from './bridge-error-note.tsx';
import { HashField, readTypedHash } from './hash-field.tsx';
import type { PresaleClient } from '../presale-client.ts';
import { registerBridge } from './register-bridge.ts';
import { removeBridge, type StoredBridge } from './stored-bridge.ts';
import { closeBridgeRun, startBridgeRun, useBridgeRun } from './use-bridge.ts';

/**
 * A payment that was made or requested but is not registered: sign it, enter its hash, enter another one, or
 * discard it. An entered hash is stored only after the server has accepted it.
 */
export function BridgeResume({
  stored,
  client,
  onRegistered,
}: {
  stored: StoredBridge;
  client: PresaleClient;
  onRegistered: (purchase: Purchase) => void;
}) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const run = useBridgeRun(stored.address);
  const { address, txHash: storedHash } = stored;
  // During registration, its steps replace this form; the attempted hash is in the state of the run.
  const [typed, setTyped] = useState<string>(
    (run.status === 'stopped' ? run.txHash : null) ?? storedHash ?? '',
  );
  const [isTried, setTried] = useState(false);
  const [isOther, setOther] = useState(false);
  const isRefused = run.status === 'stopped' && run.error.reason === 'refused';
  const isRequested = storedHash === null || isOther || isRefused;
  const amount = formatUsdt(BigInt(stored.usdtUnits), language);
  const continuePurchase = () => {
    const txHash = isRequested ? readTypedHash(typed) : storedHash;
    if (txHash === null) return setTried(true);
    void startBridgeRun(
      { address, usdtUnits: BigInt(stored.usdtUnits), kind: 'bridge', txHash },
      (reportProgress) => registerBridge(stored, txHash, { request: client.request, reportProgress }),
      onRegistered,
    );
  };
  const discard = () => {
    closeBridgeRun(address);
    removeBridge(address);
  };
  return (
    <section className="resume" aria-labelledby="bridge-resume">
      <h3 id="bridge-resume">{t('bridge.resumeTitle')}</h3>
      <p>
        {storedHash ? t('bridge.resumeText', { amount }) : t('bridge.resumeAsked', { amount })}{' '}
        {storedHash ? <Hash value={storedHash} hasCopy /> : null}
      </p>
      {isRequested ? (
        <HashField
          value={typed}
          onChange={setTyped}
          hint={t(storedHash ? 'bridge.otherHint' : 'bridge.errors.unknown')}
          isTried={isTried}
        />
      ) : null}
      {run.status === 'stopped' && run.kind === 'bridge' ? <BridgeErrorNote error={run.error} /> : null}
      <div className="row">
        <Button variant="act" onClick={continuePurchase}>
          {t('bridge.continue')}
        </Button>
        {isRequested ? (
          <Button variant="quiet" onClick={discard}>
            {t(storedHash ? 'bridge.discard' : 'bridge.notPaid')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setOther(true)}>
            {t('bridge.other')}
          </Button>
        )}
      </div>
    </section>
  );
}
