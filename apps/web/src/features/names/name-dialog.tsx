import { toNameLabel } from '@nova/shared/names/constants';
import type { Name } from '@nova/shared/names/schemas';
import { useId, useState } from 'react';
import type { Hex } from 'viem';
import { isAddress } from '../../lib/chain/is-address.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useVisibleStep } from '../../lib/session/use-visible-step.ts';
import type { WalletSender } from '../../lib/transaction/transaction-call.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Dialog } from '../../ui/floating/dialog.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { NameOperation } from './name-operation.ts';
import { type Payment, PaymentFields, priceOf, usePayment } from './payment-fields.tsx';
import { useNameTransaction } from './use-name-transaction.ts';
import { useName } from './use-names.ts';

export type NameAction = 'renew' | 'primary' | 'transfer';

export interface NameDialogProps {
  readonly name: string;
  readonly action: NameAction;
  readonly sender: WalletSender;
  readonly onClose: () => void;
}

function toOperation(name: Name, action: NameAction, payment: Payment, recipient: string): NameOperation {
  const label = toNameLabel(name.name)!;
  if (action === 'primary') return { kind: 'primary', name: name.name };
  if (action === 'transfer') return { kind: 'transfer', label, to: recipient as Hex };
  return { kind: 'renew', label, years: payment.years, nacWei: priceOf(name, payment) };
}

interface RecipientProps {
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function RecipientField({ value, isWrong, onChange }: RecipientProps) {
  const { t } = useTranslation('names');
  return (
    <FormField label={t('transfer.to')} error={isWrong ? t('transfer.invalid') : undefined}>
      <TextInput isCode autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
    </FormField>
  );
}

/** Renews or transfers a name of the wallet, or shows it for the wallet's address. */
export function NameDialog({ name, action, sender, onClose }: NameDialogProps) {
  const { t } = useTranslation('names');
  const formId = useId();
  const { data } = useName(name);
  const [payment, setPayment] = usePayment();
  const [recipient, setRecipient] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { step, error, run } = useNameTransaction(sender, data?.contracts ?? null);
  const visibleStep = useVisibleStep()(step);
  const isBusy = step !== 'idle';
  const submit = async () => {
    const to = recipient.trim().toLowerCase();
    const isInvalid = action === 'transfer' && !isAddress(to);
    setIsWrong(isInvalid);
    if (isInvalid || !data || !(await run(toOperation(data, action, payment, to)))) return;
    showToast({ tone: 'done', title: t(`${action}.done`, { name }) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      canClose={!isBusy}
      title={t(`${action}.title`, { name })}
      description={t(`${action}.text`)}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="act" isBusy={isBusy || !data}>
            {visibleStep === 'idle' ? t(`${action}.submit`) : t(`steps.${visibleStep}`)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {error ? <Note tone="error">{error}</Note> : null}
        {action === 'renew' && data ? (
          <PaymentFields name={data} payment={payment} onChange={setPayment} />
        ) : null}
        {action === 'transfer' ? (
          <RecipientField value={recipient} isWrong={isWrong} onChange={setRecipient} />
        ) : null}
      </form>
    </Dialog>
  );
}
