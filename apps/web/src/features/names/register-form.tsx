import { toNameLabel } from '@nova/shared/names/constants';
import type { Name } from '@nova/shared/names/schemas';
import { useState } from 'react';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useVisibleStep } from '../../lib/session/use-visible-step.ts';
import { useStore } from '../../lib/store/create-store.ts';
import type { WalletSender } from '../../lib/transaction/transaction-call.ts';
import { Button } from '../../ui/button.tsx';
import { ConnectOrDemo } from '../../ui/connect-or-demo.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { PaymentFields, priceOf, usePayment } from './payment-fields.tsx';
import { useNameTransaction } from './use-name-transaction.ts';

/** Registers an available name in one transaction. */
export function RegisterForm({ name, sender }: { name: Name; sender: WalletSender }) {
  const { t } = useTranslation('names');
  const wallet = useStore(walletStore, DISCONNECTED);
  const [payment, setPayment] = usePayment();
  const [isPrimary, setIsPrimary] = useState(true);
  const { step, error, run } = useNameTransaction(sender, name.contracts);
  const visibleStep = useVisibleStep()(step);
  const register = async () => {
    const done = await run({
      kind: 'register',
      label: toNameLabel(name.name)!,
      years: payment.years,
      nacWei: priceOf(name, payment),
      isPrimary,
    });
    if (done) showToast({ tone: 'done', title: t('register.done', { name: name.name }) });
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void register();
      }}
    >
      <PaymentFields name={name} payment={payment} onChange={setPayment} />
      <Checkbox
        label={t('register.primary')}
        checked={isPrimary}
        onChange={(event) => setIsPrimary(event.target.checked)}
      />
      {error ? <Note tone="error">{error}</Note> : null}
      {wallet.status === 'connected' ? (
        <div>
          <Button type="submit" variant="act" isBusy={step !== 'idle'}>
            {visibleStep === 'idle' ? t('register.submit', { name: name.name }) : t(`steps.${visibleStep}`)}
          </Button>
        </div>
      ) : (
        <>
          <p className="muted small">{t('register.needsWallet')}</p>
          <ConnectOrDemo early="names-connect" label={t('register.connect')} />
        </>
      )}
    </form>
  );
}
