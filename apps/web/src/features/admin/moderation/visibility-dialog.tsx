import { TOKEN_REPORT_MAX_CHARS } from '@nova/shared/token/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { adminKeys } from '../admin-api.ts';
import { useAdminErrorText } from '../admin-error-text.ts';
import { setTokenVisibility } from './token-reports-api.ts';

const FORM_ID = 'visibility-form';

interface VisibilityDialogProps {
  readonly token: { readonly address: string; readonly name: string; readonly isHidden: boolean };
  readonly onClose: () => void;
}

/** Hides a token or shows it again, with a reason that is written to the log. */
export function VisibilityDialog({ token, onClose }: VisibilityDialogProps) {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const errorText = useAdminErrorText();
  const { address, name, isHidden } = token;
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = reason.trim() === '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setTokenVisibility(address, { is_hidden: !isHidden, reason }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: adminKeys.all });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isPending && !isMissing) mutate();
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(isHidden ? 'tokens.showTitle' : 'tokens.hideTitle', { name })}
      description={t(isHidden ? 'tokens.showText' : 'tokens.hideText')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="solid" type="submit" form={FORM_ID} isBusy={isPending}>
            {t(isHidden ? 'tokens.show' : 'tokens.hide')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={submit} noValidate>
        {error ? <Note tone="error">{errorText(error)}</Note> : null}
        <FormField
          label={t('tokens.reason')}
          hint={t('tokens.reasonHint')}
          error={isTried && isMissing ? t('tokens.reasonNeeded') : undefined}
        >
          <Textarea
            value={reason}
            maxLength={TOKEN_REPORT_MAX_CHARS}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormField>
      </form>
    </Dialog>
  );
}
