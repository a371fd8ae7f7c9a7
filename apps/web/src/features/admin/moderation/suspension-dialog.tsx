import { SUSPENSION_TEXT_MAX, SUSPENSION_TEXT_MIN } from '@nova/shared/energy/constants';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { requestAsAdmin } from '../admin-api.ts';
import { AdminFormDialog } from '../form/admin-form-dialog.tsx';
import { useAdminForm } from '../form/use-admin-form.ts';

interface SuspensionDialogProps {
  readonly userId: string;
  readonly isSuspended: boolean;
  readonly onClose: () => void;
}

/** Suspends an account from converting or lifts the suspension, with a reason that its owner reads. */
export function SuspensionDialog({ userId, isSuspended, onClose }: SuspensionDialogProps) {
  const { t } = useTranslation('administration');
  const who = userId.slice(0, 8);
  const state = useAdminForm({
    loadSchema: async () => (await import('@nova/shared/energy/suspension-schemas')).suspensionChangeSchema,
    textOf: () => t('suspensions.whyNeeded', { least: SUSPENSION_TEXT_MIN }),
    defaultValues: { is_suspended: !isSuspended, reason: '' },
    send: (body) => requestAsAdmin(`users/${userId}/suspension`, { method: 'PUT', body }),
    onSent: onClose,
  });
  const { register, formState } = state.form;
  return (
    <AdminFormDialog
      title={t(isSuspended ? 'suspensions.resumeTitle' : 'suspensions.suspendTitle', { who })}
      description={t(isSuspended ? 'suspensions.resumeText' : 'suspensions.suspendText')}
      submitText={t(isSuspended ? 'suspensions.resume' : 'suspensions.suspend')}
      state={state}
      onClose={onClose}
    >
      <FormField
        label={t('suspensions.why')}
        hint={t('suspensions.whyHint')}
        error={formState.errors.reason?.message}
      >
        <Textarea maxLength={SUSPENSION_TEXT_MAX} {...register('reason')} />
      </FormField>
    </AdminFormDialog>
  );
}
