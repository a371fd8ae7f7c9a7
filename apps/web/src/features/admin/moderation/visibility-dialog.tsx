import { TOKEN_REPORT_MAX_CHARS } from '@nova/shared/token/constants';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { AdminFormDialog } from '../form/admin-form-dialog.tsx';
import { useAdminForm } from '../form/use-admin-form.ts';
import { setTokenVisibility } from './token-reports-api.ts';

interface VisibilityDialogProps {
  readonly token: { readonly address: string; readonly name: string; readonly isHidden: boolean };
  readonly onClose: () => void;
}

/** Hides a token or shows it again, with a reason that is written to the log. */
export function VisibilityDialog({ token, onClose }: VisibilityDialogProps) {
  const { t } = useTranslation('administration');
  const { address, name, isHidden } = token;
  const state = useAdminForm({
    loadSchema: async () => (await import('@nova/shared/token/moderation')).tokenVisibilitySchema,
    textOf: () => t('tokens.reasonNeeded'),
    defaultValues: { is_hidden: !isHidden, reason: '' },
    send: (change) => setTokenVisibility(address, change),
    onSent: onClose,
  });
  const { register, formState } = state.form;
  return (
    <AdminFormDialog
      title={t(isHidden ? 'tokens.showTitle' : 'tokens.hideTitle', { name })}
      description={t(isHidden ? 'tokens.showText' : 'tokens.hideText')}
      submitText={t(isHidden ? 'tokens.show' : 'tokens.hide')}
      state={state}
      onClose={onClose}
    >
      <FormField
        label={t('tokens.reason')}
        hint={t('tokens.reasonHint')}
        error={formState.errors.reason?.message}
      >
        <Textarea maxLength={TOKEN_REPORT_MAX_CHARS} {...register('reason')} />
      </FormField>
    </AdminFormDialog>
  );
}
