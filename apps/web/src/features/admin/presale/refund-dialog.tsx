import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { adminKeys } from '../admin-api.ts';
import { nameRefund, type RefundDue } from './presale-books-api.ts';

const FORM_ID = 'refund-form';
const HASH = /^0x[0-9a-fA-F]{64}$/;

/** Asks for the transfer that refunded a purchase. @param amount formatted, with its unit */
export function RefundDialog({
  purchase,
  amount,
  onClose,
}: {
  purchase: RefundDue;
  amount: string;
  onClose: () => void;
}) {
  const { t, has } = useTranslation('admin');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [hash, setHash] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => nameRefund(purchase.id, hash.trim()),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: adminKeys.all });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isHash = HASH.test(hash.trim());
    setWrong(!isHash);
    if (isHash && !isPending) mutate();
  };
  const code = error instanceof ApiError ? error.code : null;
  const refusal = has(`presale.refused.${code}`)
    ? t(`presale.refused.${code as 'refund_not_due'}`)
    : errorText(error);
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('presale.nameTitle')}
      description={t('presale.nameText', { amount, address: purchase.wallet_address })}
      footer={
        <>
          <Button onClick={onClose}>{t('change.keep')}</Button>
          <Button variant="solid" type="submit" form={FORM_ID} isBusy={isPending}>
            {t('presale.nameSubmit')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={submit}>
        {error ? <Note tone="error">{refusal}</Note> : null}
        <FormField
          label={t('presale.hash')}
          need="required"
          hint={t('presale.hashHint')}
          error={isWrong ? t('presale.hashWrong') : undefined}
        >
          <TextInput isCode value={hash} onChange={(event) => setHash(event.target.value)} />
        </FormField>
      </form>
    </Dialog>
  );
}
