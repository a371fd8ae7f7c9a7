import { ApiError } from '../../../lib/api/http.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AdminFormDialog } from '../form/admin-form-dialog.tsx';
import { useAdminForm } from '../form/use-admin-form.ts';
import { nameRefund, type RefundDue } from './presale-books-api.ts';

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
  const generalText = useErrorText();
  const state = useAdminForm({
    loadSchema: async () => (await import('../form/admin-forms.ts')).refundForm,
    textOf: () => t('presale.hashWrong'),
    defaultValues: { transaction_hash: '' },
    send: ({ transaction_hash: hash }) => nameRefund(purchase.id, hash),
    onSent: onClose,
  });
  const { register, formState } = state.form;
  const errorText = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    return has(`presale.refused.${code}`)
      ? t(`presale.refused.${code as 'refund_not_due'}`)
      : generalText(error);
  };
  return (
    <AdminFormDialog
      title={t('presale.nameTitle')}
      description={t('presale.nameText', { amount, address: purchase.wallet_address })}
      submitText={t('presale.nameSubmit')}
      state={state}
      errorText={errorText}
      onClose={onClose}
    >
      <FormField
        label={t('presale.hash')}
        need="required"
        hint={t('presale.hashHint')}
        error={formState.errors.transaction_hash?.message}
      >
        <TextInput isCode {...register('transaction_hash')} />
      </FormField>
    </AdminFormDialog>
  );
}
