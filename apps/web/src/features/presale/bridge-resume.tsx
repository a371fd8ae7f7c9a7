import type { Purchase } from '@nova/shared/presale/purchase';
import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { formatUsdt } from './amounts.tsx';
import { BridgeFaultNote } from './bridge-fault-note.tsx';
import type { PresaleWays } from './presale-ways.ts';
import { registerBridge } from './run-bridge.ts';
import type { Hex } from './sale.ts';
import { forgetBridge, keepBridge, type StoredBridge } from './stored-bridge.ts';
import { startBridgeRun, useBridgeRun } from './use-bridge.ts';

const HASH = /^0x[0-9a-fA-F]{64}$/;

/** A payment that was made or asked for and is not registered: sign it, name it, or say that there was none. */
export function BridgeResume({
  stored,
  ways,
  onRegistered,
}: {
  stored: StoredBridge;
  ways: PresaleWays;
  onRegistered: (purchase: Purchase) => void;
}) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const run = useBridgeRun(stored.address);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = formatUsdt(BigInt(stored.usdtUnits), language);
  const isTypedRight = HASH.test(typed.trim());
  const goOn = () => {
    const txHash = stored.txHash ?? (isTypedRight ? (typed.trim().toLowerCase() as Hex) : null);
    if (txHash === null) return setTried(true);
    keepBridge({ ...stored, txHash });
    void startBridgeRun(
      { address: stored.address, usdtUnits: BigInt(stored.usdtUnits), kind: 'bridge' },
      (say) => registerBridge({ ...stored, txHash }, txHash, { ask: ways.ask, say }),
      onRegistered,
    );
  };
  return (
    <section className="resume" aria-labelledby="bridge-resume">
      <h3 id="bridge-resume">{t('bridge.resumeTitle')}</h3>
      <p>{stored.txHash ? t('bridge.resumeText', { amount }) : t('bridge.resumeAsked', { amount })}</p>
      {stored.txHash ? null : (
        <FormField
          label={t('bridge.hash')}
          hint={t('bridge.faults.unknown')}
          error={isTried && !isTypedRight ? t('bridge.hashFault') : undefined}
        >
          <TextInput
            isCode
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormField>
      )}
      {run.status === 'stopped' ? <BridgeFaultNote fault={run.fault} /> : null}
      <div className="row">
        <Button look="act" onClick={goOn}>
          {t('bridge.goOn')}
        </Button>
        {stored.txHash ? null : (
          <Button look="quiet" onClick={() => forgetBridge(stored.address)}>
            {t('bridge.notPaid')}
          </Button>
        )}
      </div>
    </section>
  );
}
