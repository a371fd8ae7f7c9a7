import { SUSPENSION_TEXT_MAX, SUSPENSION_TEXT_MIN } from '@nova/shared/energy/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';
import { useAdminErrorText } from '../admin-error-text.ts';

const FORM_ID = 'suspension-form';

interface SuspensionDialogProps {
  readonly userId: string;
  readonly isSuspended: boolean;
  readonly onClose: () => void;
}

/** Suspends an account from converting or lifts the suspension, with a reason that its owner reads. */
export function SuspensionDialog({ userId, isSuspended, onClose }: SuspensionDialogProps) {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const errorText = useAdminErrorText();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isShort = reason.trim().length < SUSPENSION_TEXT_MIN;
  const who = userId.slice(0, 8);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { is_suspended: !isSuspended, reason };
      return requestAsAdmin(`users/${userId}/suspension`, { method: 'PUT', body });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: adminKeys.all });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isPending && !isShort) mutate();
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(isSuspended ? 'suspensions.resumeTitle' : 'suspensions.suspendTitle', { who })}
      description={t(isSuspended ? 'suspensions.resumeText' : 'suspensions.suspendText')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="solid" type="submit" form={FORM_ID} isBusy={isPending}>
            {t(isSuspended ? 'suspensions.resume' : 'suspensions.suspend')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={submit} noValidate>
        {error ? <Note tone="error">{errorText(error)}</Note> : null}
        <FormField
          label={t('suspensions.why')}
          hint={t('suspensions.whyHint')}
          error={isTried && isShort ? t('suspensions.whyNeeded', { least: SUSPENSION_TEXT_MIN }) : undefined}
        >
          <Textarea
            value={reason}
            maxLength={SUSPENSION_TEXT_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormField>
      </form>
    </Dialog>
  );
}
